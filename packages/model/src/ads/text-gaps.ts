import type { BodyPart } from '../content/body';

/** Paragraphs before the first ad of a text, and between one and the next. */
const FIRST_AFTER = 3;
const EACH_AFTER = 6;
/** Paragraphs that come after the last ad, at least. */
const LAST_BEFORE = 2;
/** Words under which a text has none. */
const MIN_WORDS = 250;
/** A text has no more of them, however long it is. */
const MOST = 4;

const wordsOf = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;

/**
 * Where ads come into a text: after how many of its parts. The first after three paragraphs, then after every six, each between two
 * paragraphs (never beside a picture or a heading) and none before the last two. Empty for a text of fewer than 250 words.
 */
export function adGapsOf(parts: readonly BodyPart[]): number[] {
  const paragraphs = parts.filter((part) => part.type === 'paragraph');
  const words = paragraphs.reduce((sum, { html }) => sum + wordsOf(html), 0);
  if (words < MIN_WORDS) return [];
  const gaps: number[] = [];
  let before = 0;
  let wanted = FIRST_AFTER;
  for (const [at, { type }] of parts.entries()) {
    if (type !== 'paragraph') continue;
    before += 1;
    if (before < wanted || parts[at + 1]?.type !== 'paragraph') continue;
    if (paragraphs.length - before < LAST_BEFORE || gaps.length === MOST) break;
    gaps.push(at + 1);
    wanted = before + EACH_AFTER;
  }
  return gaps;
}
