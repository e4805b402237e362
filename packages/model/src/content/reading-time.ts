import { withoutTags } from '../rules/html';
import type { BodyPart } from './body';

/** Words of a newspaper's text that an adult reads in a minute. */
const WORDS_IN_MINUTE = 230;
/** Seconds that a picture or a chart adds. */
const PICTURE_SECONDS = 8;

const WORD = /[\p{L}\p{N}]+(?:['’·-][\p{L}\p{N}]+)*/gu;
const wordsIn = (html: string): number => withoutTags(html).match(WORD)?.length ?? 0;

// By the fields of a part, which all types share, so that a new type counts too.
function secondsOf(part: BodyPart): number {
  if ('html' in part) return (wordsIn(part.html) * 60) / WORDS_IN_MINUTE;
  if ('images' in part) return part.images.length * PICTURE_SECONDS;
  return 'image' in part || 'chart' in part ? PICTURE_SECONDS : 0;
}

/**
 * Reading time of an article's text in whole minutes, at least 1; films and sounds are not counted.
 * @param others texts on its page that are read with it, as HTML: questions and answers of an interview
 */
export function readingMinutes(body: readonly BodyPart[], others: readonly string[] = []): number {
  const ofBody = body.reduce((sum, part) => sum + secondsOf(part), 0);
  const seconds = others.reduce((sum, html) => sum + (wordsIn(html) * 60) / WORDS_IN_MINUTE, ofBody);
  return Math.max(1, Math.round(seconds / 60));
}
