import type { BodyPart } from '../content/body';
import { withoutTags } from '../rules/html';

/** Paragraphs before the first ad of a text, and between one and the next. */
const FIRST_AFTER = 3;
const EACH_AFTER = 6;
/** Fewest paragraphs after the last ad. */
const LAST_BEFORE = 2;
/** Shorter texts have no ads. */
const MIN_WORDS = 250;
/** Most ads in one text. */
const MOST = 4;

const wordsOf = (html: string) => withoutTags(html).match(/\S+/g)?.length ?? 0;

/**
 * Positions of ads in a text, as numbers of its parts before each ad. The first comes after three paragraphs,
 * then one after every six, each between two paragraphs (never next to a picture or a heading) and none
 * before the last two. Empty for a text of fewer than 250 words.
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
