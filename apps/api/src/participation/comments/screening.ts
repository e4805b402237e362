import type { ReaderStanding } from '@portal/model';
import { escapeHtml } from '@portal/model';
import { sanitizeComment } from '../../platform/html';
import { foldText, hasLink, wordIn } from '../../platform/words';
import type { CommentRules, ScreeningRule } from '../../sites';

/** What is known of a comment beside its words. */
export type ScreeningContext = {
  rules: Pick<CommentRules, 'held' | 'refused'>;
  /** As its content or its site has it. */
  moderation: CommentRules['moderation'];
  standing: ReaderStanding | null;
  isNewsroom: boolean;
  /** Characters that nobody would have seen, as it was written. */
  unseen: number;
  /** Its reader wrote the same a short while ago. */
  isOwnCopy: boolean;
  /** Comments of others that say the same, of late. */
  othersCopies: number;
};

/** What becomes of a comment, and by which rule. */
export type Screened =
  | { state: 'published'; rule: null }
  | { state: 'held' | 'refused'; rule: ScreeningRule };

/** Letters of the longest word that a text may need. */
const LONGEST_WORD = 45;
/** From this many letters on, a text in capitals shouts. */
const SHOUTED_LETTERS = 20;
const SHOUTED_SHARE = 0.7;
/** Copies by others at which one more is looked at first. */
const OTHERS_COPIES = 2;
/** Hidden characters that may have come by a copied word. */
const FORGIVEN_UNSEEN = 2;

/** The beginning of an address, whole or not. */
const ADDRESS_BEGIN = /https?:|www\s*\./;
const MARKUP = /<\/?[a-z!][^<]{0,80}>|<(?:a|img|script|iframe|svg)\b|\[\/?(?:url|img|b|i|quote)\b|\]\(\s*\S/i;

const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= SHOUTED_LETTERS && capitals / letters > SHOUTED_SHARE;
};

/** Whether a word has letters of two scripts that look alike. */
const isDisguised = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));

const hasLongWord = (text: string): boolean =>
  text.split(/\s+/).some((word) => Array.from(word).length > LONGEST_WORD);

const held = (rule: ScreeningRule): Screened => ({ state: 'held', rule });
const refused = (rule: ScreeningRule): Screened => ({ state: 'refused', rule });

/**
 * Decides on a comment by rules alone. What a newsroom refuses is refused to everybody; readers whom it trusts, and its own
 * people, wait for nobody otherwise.
 * @param text as it is kept (`cleanText`)
 */
export function screen(text: string, context: ScreeningContext): Screened {
  const { rules, moderation, standing, isNewsroom, unseen, isOwnCopy, othersCopies } = context;
  if (wordIn(text, rules.refused) !== null) return refused('refused-word');
  if (isOwnCopy) return refused('copy');
  if (isNewsroom || standing === 'trusted') return { state: 'published', rule: null };
  if (wordIn(text, rules.held) !== null) return held('held-word');
  if (unseen > FORGIVEN_UNSEEN || isDisguised(text)) return held('hidden-characters');
  if (MARKUP.test(text)) return held('markup');
  if (ADDRESS_BEGIN.test(foldText(text)) || hasLink(text)) return held('link');
  if (othersCopies >= OTHERS_COPIES) return held('copy');
  if (hasLongWord(text)) return held('long-word');
  if (isShouted(text)) return held('capitals');
  if (moderation === 'before') return held('moderated-before');
  return { state: 'published', rule: null };
}

/** A comment's text as HTML: paragraphs and lines; what looks like markup or a link in it is text. */
export const commentHtml = (text: string): string =>
  sanitizeComment(
    escapeHtml(text)
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
      .join(''),
  );
