import { INTERVIEW_LENGTHS } from '@portal/model';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { articleNodes } from '../../platform/html';
import type { ItemInterview, NewsItem } from './item';
import { contentsOf } from './live';

/** Questions that make a text an interview: fewer may be anything. */
const LEAST_QUESTIONS = 2;
/** More than any guest answers: such a text stays what it is. */
const MOST_QUESTIONS = 300;
const HEADINGS = new Set(['h2', 'h3', 'h4']);

/** Names of sections, tags, profiles and genres by which newsrooms call their digital interviews, without their signs. */
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
/** Paragraphs of some nodes, as plain text has them. */
const plainOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .flatMap((node) =>
      isTag(node) && (node.name === 'ul' || node.name === 'ol') ? [...node.children] : [node],
    )
    .map(textOf)
    .filter(Boolean)
    .join('\n\n');

type Question = ItemInterview['questions'][number];

/** Who asked, in a `cite` of the question, and the question without that. */
function asked(node: Element): Pick<Question, 'author' | 'text'> {
  const cite = node.children.find((child) => isTag(child) && child.name === 'cite');
  const text = node.children
    .filter((child) => child !== cite)
    .map((child) => textContent(child))
    .join('');
  return { author: cite ? textOf(cite) : '', text: text.replaceAll(/\s+/g, ' ').trim() };
}

/** Nodes by what begins them; those before the first beginning are the opening. */
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

/** The text's lists of terms, each term a question; what comes after the last list says goodbye. */
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

/** The text's headings, each a question, and what is under it its answer. */
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
 * The answered interview that a text is: a list of terms (`<dl>`: questions as `dt`, answers as `dd`), or headings with their
 * answers under them; what comes first is its opening. A question may name who asked by a `<cite>`.
 * @returns null for a text of another shape, whose guest is not known, or of which something would be cut off
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

/** An item as the digital interview that it is called, where its text has that shape. */
export function withInterview(item: NewsItem, guestName: string): NewsItem {
  const interview = interviewOf(item, guestName);
  return interview ? { ...item, type: 'digitalinterview', body: '', interview } : item;
}
