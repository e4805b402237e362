import { INTERVIEW_LENGTHS } from '@portal/model/participation';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { articleNodes } from '../../platform/html';
import type { ItemInterview, NewsItem } from './item';
import { contentsOf } from './live-blog';

/** Minimum questions of an interview: a text with fewer may be anything. */
const LEAST_QUESTIONS = 2;
/** Maximum questions; a text with more is not converted. */
const MOST_QUESTIONS = 300;
const HEADINGS = new Set(['h2', 'h3', 'h4']);

/** Slugs of sections, tags, profiles and genres that newsrooms use for digital interviews. */
const NAMES: ReadonlySet<string> = new Set([
  'entrevista-digital',
  'entrevistes-digitals',
  'trobada-digital',
  'trobades-digitals',
  'entrevistas-digitales',
  'encuentro-digital',
  'encuentros-digitales',
  'digital-interview',
  'digital-interviews',
  'digitalinterview',
  'ask-me-anything',
]);

/** Whether a section, tag, profile or genre says that a text is a digital interview. */
export const namesInterview = (slug: string): boolean => NAMES.has(slug);

const textOf = (node: ChildNode): string => textContent(node).replaceAll(/\s+/g, ' ').trim();
/** Text of some nodes, as paragraphs of plain text. */
const plainOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .flatMap((node) =>
      isTag(node) && (node.name === 'ul' || node.name === 'ol') ? [...node.children] : [node],
    )
    .map(textOf)
    .filter(Boolean)
    .join('\n\n');

type Question = ItemInterview['questions'][number];

/** Splits a question into its author, in a `cite`, and its text. */
function asked(node: Element): Pick<Question, 'author' | 'text'> {
  const cite = node.children.find((child) => isTag(child) && child.name === 'cite');
  const text = node.children
    .filter((child) => child !== cite)
    .map((child) => textContent(child))
    .join('');
  return { author: cite ? textOf(cite) : '', text: text.replaceAll(/\s+/g, ' ').trim() };
}

/** Splits nodes at those that begin a part; nodes before the first one are the opening. */
function split(nodes: readonly ChildNode[], begins: (node: ChildNode) => boolean) {
  const opening: ChildNode[] = [];
  const parts: { head: Element; rest: ChildNode[] }[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (begins(node) && isTag(node)) parts.push({ head: node, rest: [] });
    else (last?.rest ?? opening).push(node);
  }
  return { opening, parts };
}

type Shape = { opening: ChildNode[]; parts: { head: Element; rest: ChildNode[] }[]; goodbye: ChildNode[] };

/** Shape with definition lists: each term is a question; the text after the last list is the goodbye. */
function listed(nodes: readonly ChildNode[]): Shape | null {
  const isList = (node: ChildNode): node is Element => isTag(node) && node.name === 'dl';
  const first = nodes.findIndex(isList);
  if (first === -1) return null;
  const last = nodes.findLastIndex(isList);
  const within = nodes
    .slice(first, last + 1)
    .flatMap((node) => (isList(node) ? node.children : []))
    .filter((node) => isTag(node));
  const { parts } = split(within, (node) => isTag(node) && node.name === 'dt');
  return { opening: nodes.slice(0, first), parts, goodbye: nodes.slice(last + 1) };
}

/** Shape with headings: each is a question, followed by its answer. */
const headed = (nodes: readonly ChildNode[]): Shape => ({
  ...split(nodes, (node) => isTag(node) && HEADINGS.has(node.name)),
  goodbye: [],
});

const fits = ({ author, text, answer }: Question): boolean =>
  text !== '' &&
  answer !== '' &&
  text.length <= INTERVIEW_LENGTHS.question &&
  answer.length <= INTERVIEW_LENGTHS.answer &&
  author.length <= INTERVIEW_LENGTHS.name;

/**
 * Parses an answered interview: a definition list (`<dl>`: questions as `dt`, answers as `dd`), or headings
 * with their answers below. The text before is the opening. A question may name its author in a `<cite>`.
 * @returns null for a text of another shape, without a known guest, or above any length limit
 */
export function interviewOf({ body }: Pick<NewsItem, 'body'>, guestName: string): ItemInterview | null {
  const nodes = contentsOf(articleNodes(body)).filter((node) => !(isText(node) && node.data.trim() === ''));
  const shape = listed(nodes) ?? headed(nodes);
  const questions = shape.parts.map(({ head, rest }) => ({ ...asked(head), answer: plainOf(rest) }));
  const [opening, goodbye] = [plainOf(shape.opening), plainOf(shape.goodbye)];
  const isWhole =
    guestName !== '' &&
    guestName.length <= INTERVIEW_LENGTHS.name &&
    opening.length <= INTERVIEW_LENGTHS.opening &&
    goodbye.length <= INTERVIEW_LENGTHS.goodbye &&
    questions.length >= LEAST_QUESTIONS &&
    questions.length <= MOST_QUESTIONS &&
    questions.every(fits);
  return isWhole ? { guestName, opening, goodbye, questions } : null;
}

/** Converts an item labelled as a digital interview, if its text has that shape. */
export function withInterview(item: NewsItem, guestName: string): NewsItem {
  const interview = interviewOf(item, guestName);
  return interview ? { ...item, type: 'digitalinterview', body: '', interview } : item;
}
