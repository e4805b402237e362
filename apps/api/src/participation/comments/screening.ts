import { escapeHtml } from '@portal/model';
import type { ReaderStanding } from '@portal/model/newsroom';
import { sanitizeComment } from '../../platform/html';
import { foldText, hasLink, wordIn } from '../../platform/words';
import type { CommentRules, ScreeningRule } from '../../sites';

/** Input of the screening besides the text. */
export type ScreeningContext = {
  rules: Pick<CommentRules, 'held' | 'refused'>;
  /** From the content or, by default, the site. */
  moderation: CommentRules['moderation'];
  standing: ReaderStanding | null;
  isNewsroom: boolean;
  /** Invisible characters in the original text. */
  unseen: number;
  /** The same reader posted the same text recently. */
  isOwnCopy: boolean;
  /** Recent comments by other readers with the same text. */
  othersCopies: number;
};

/** State of a screened comment, and the rule that applied. */
export type Screened =
  | { state: 'published'; rule: null }
  | { state: 'held' | 'refused'; rule: ScreeningRule };

/** Letters of the longest plausible word. */
const LONGEST_WORD = 45;
/** Minimum letters for a text in capitals to count as shouting. */
const SHOUTED_LETTERS = 20;
const SHOUTED_SHARE = 0.7;
/** Copies by other readers from which one more is held. */
const OTHERS_COPIES = 2;
/** Hidden characters tolerated, since copying a word may bring some. */
const FORGIVEN_UNSEEN = 2;

/** Start of a URL, complete or not. */
const ADDRESS_BEGIN = /https?:|www\s*\./;
const MARKUP = /<\/?[a-z!][^<]{0,80}>|<(?:a|img|script|iframe|svg)\b|\[\/?(?:url|img|b|i|quote)\b|\]\(\s*\S/i;

const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= SHOUTED_LETTERS && capitals / letters > SHOUTED_SHARE;
};

/** Whether a word mixes letters of scripts that look alike. */
const isDisguised = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));

const hasLongWord = (text: string): boolean =>
  text.split(/\s+/).some((word) => Array.from(word).length > LONGEST_WORD);

const held = (rule: ScreeningRule): Screened => ({ state: 'held', rule });
const refused = (rule: ScreeningRule): Screened => ({ state: 'refused', rule });

/**
 * Decides on a comment by rules alone. Refused words apply to everyone; trusted readers and newsroom staff
 * otherwise skip review.
 * @param text as stored (`cleanText`)
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

/** Converts a comment's text to HTML paragraphs and line breaks; markup and links in it stay plain text. */
export const commentHtml = (text: string): string =>
  sanitizeComment(
    escapeHtml(text)
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
      .join(''),
  );
