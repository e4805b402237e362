import { type BodyPart, escapeHtml, type RestOfContent } from '@portal/model';
import { plainText } from '../../platform/html';
import { newsTypeOf } from './cards';
import type { contents } from './tables';

const hasText = (part: BodyPart): boolean => part.type === 'paragraph' && plainText(part.html) !== '';

/** Whether a paragraph is bold from its first word to its last, as questions of an interview are. */
const isQuestion = (part: BodyPart | undefined): boolean =>
  part?.type === 'paragraph' && /^<(strong|b)>[^<]*<\/\1>$/.test(part.html.trim());

function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/**
 * The first sentences of a story's only paragraph, without HTML markup; null if not even one may be shown.
 */
function openSentences(html: string, share: number, language: string): BodyPart | null {
  const sentences = sentencesOf(plainText(html), language);
  const open = sentences
    .slice(0, Math.floor(sentences.length * share))
    .join('')
    .trim();
  return open ? { type: 'paragraph', html: escapeHtml(open) } : null;
}

/**
 * The part of a gated body that everybody may read: a share of its paragraphs with everything between them,
 * at least one; whole sentences if the body is a single paragraph. Never all of it.
 * @param share above 0 and below 1
 */
export function openingOf(body: readonly BodyPart[], share: number, language: string): BodyPart[] {
  const paragraphs = body.flatMap((part, at) => (hasText(part) ? [at] : []));
  const [first] = paragraphs;
  const single = first === undefined ? undefined : body[first];
  if (first === undefined || single?.type !== 'paragraph') return [];
  if (paragraphs.length === 1) {
    const open = openSentences(single.html, share, language);
    return open ? [...body.slice(0, first), open] : body.slice(0, first);
  }
  const most = Math.min(Math.max(1, Math.floor(paragraphs.length * share)), paragraphs.length - 1);
  const open = paragraphs.slice(0, most);
  // An interview does not stop between a question and its answer.
  while (open.length > 1 && isQuestion(body[open.at(-1) ?? first])) open.pop();
  return body.slice(0, (open.at(-1) ?? first) + 1);
}

/** Rest of a body after its opening: the rest of a cut paragraph, and all parts after it. */
export function restOf(body: readonly BodyPart[], opening: readonly BodyPart[]): BodyPart[] {
  const last = opening.at(-1);
  const whole = body[opening.length - 1];
  const rest = body.slice(opening.length);
  if (last?.type !== 'paragraph' || whole?.type !== 'paragraph' || last.html === whole.html) return rest;
  const text = plainText(whole.html).slice(plainText(last.html).length).trim();
  return text ? [{ type: 'paragraph', html: escapeHtml(text) }, ...rest] : rest;
}

type Whole = Pick<typeof contents.$inferSelect, 'path' | 'type' | 'body' | 'opening' | 'extra'>;

/**
 * The gated rest of an article for a viewer who may read all of it; the page itself is the same for
 * everybody.
 */
export function restOfContent(content: Whole): RestOfContent {
  const { multimedia, recipe, diyTask } = content.extra;
  const articleNewsTypeEnum = newsTypeOf(content);
  return {
    url: content.path,
    ...(articleNewsTypeEnum ? { articleNewsTypeEnum } : {}),
    body: restOf(content.body, content.opening ?? []),
    ...(multimedia ? { multimedia } : {}),
    ...(recipe ? { recipe } : {}),
    ...(diyTask ? { diyTask } : {}),
  };
}
