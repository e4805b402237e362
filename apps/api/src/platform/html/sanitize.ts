import { bindSpaces, isSafeUrl } from '@portal/model';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { HtmlLimitError, MAX_ATTRIBUTE_LENGTH, MAX_HTML_LENGTH } from './limits';
import {
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  hasControls,
  isHtml,
  parseHtml,
  withoutControls,
} from './tree';
import {
  ARTICLE,
  BREAKING,
  COMMENT,
  DROPPED,
  INLINE,
  mayHave,
  PART,
  RENAMED,
  URL_ATTRIBUTES,
  type Vocabulary,
} from './vocabulary';

/**
 * Version of the code that turns newsrooms' files into articles: format readers, sanitiser, body parts. Raise
 * it with every change that makes the same file give different content: the next import then rewrites what an
 * older version wrote, and the next start cleans the stored HTML.
 */
export const PARSER_VERSION = 7;

/** Keeps anchors of a text separate from the page's own ids. */
const ANCHOR_PREFIX = 'text-';

/**
 * Maximum number of parses until a text is stable. Two are enough for nearly all; texts that need more were
 * made to be parsed ambiguously.
 */
const MAX_READINGS = 5;

const MARKUP = /[<>&\u00a0\r]/;

/** Whether a text must be parsed: one without these characters and within the limits is already valid HTML. */
const isMarkup = (text: string): boolean =>
  MARKUP.test(text) || text.length > MAX_HTML_LENGTH || hasControls(text);

const MEDIA = new Set(['img', 'iframe', 'video', 'audio', 'embed', 'object']);

/** Elements of the vocabularies that have no end tag. */
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'embed', 'hr', 'img', 'source', 'track', 'wbr']);

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const referenceOf = (character: string): string => REFERENCES[character] ?? character;
const escapedText = (text: string): string => text.replace(/[&<>\u00a0]/g, referenceOf);
// Browsers need no reference for `<` and `>` in a value. Code that finds tags by their brackets does: without one, half of
// an attribute may become an element.
const escapedValue = (text: string): string => text.replace(/[&<>"\u00a0]/g, referenceOf);

function nodeHtml(node: ChildNode): string {
  if (isText(node)) return escapedText(node.data);
  if (!isTag(node)) return '';
  const attributes = Object.entries(node.attribs).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapedValue(value)}"`,
  );
  const start = `<${node.name}${attributes.join('')}>`;
  return VOID.has(node.name) ? start : `${start}${htmlOf(node.children)}</${node.name}>`;
}

/** HTML in which every `<` and `>` is that of a tag: those of texts and of attributes are character references. */
export const htmlOf = (nodes: readonly ChildNode[]): string => nodes.map(nodeHtml).join('');

/** A URL without the characters that browsers ignore; undefined if it is not allowed in a text. */
function safeAddress(value: string): string | undefined {
  const url = value
    .trim()
    .replace(/[\t\n\r]/g, '')
    .replace(/\s/g, encodeURIComponent);
  return isSafeUrl(url) ? url : undefined;
}

const anchored = (id: string) => (id.startsWith(ANCHOR_PREFIX) ? id : ANCHOR_PREFIX + id);

function attributeValue(name: string, value: string): string | undefined {
  if (value.length > MAX_ATTRIBUTE_LENGTH) return undefined;
  if (name === 'id') return value ? anchored(value) : undefined;
  if (!URL_ATTRIBUTES.has(name)) return value;
  const url = safeAddress(value);
  return url && url.length > 1 && url.startsWith('#') ? `#${anchored(url.slice(1))}` : url;
}

function attributesOf(tag: string, { attributes }: HtmlElement, { rel }: Vocabulary): Record<string, string> {
  const kept: Record<string, string> = tag === 'a' && rel ? { rel } : {};
  for (const { name, value } of attributes) {
    if (!mayHave(tag, name) || name in kept) continue;
    const safe = attributeValue(name, withoutControls(value));
    if (safe !== undefined) kept[name] = safe;
  }
  return kept;
}

const holds = (nodes: ChildNode[], test: (node: ChildNode) => boolean): boolean =>
  nodes.some((node) => test(node) || (isTag(node) && holds(node.children, test)));

const isWithoutWords = (nodes: ChildNode[]) =>
  !holds(nodes, (node) => (isText(node) ? node.data.trim() !== '' : isTag(node) && MEDIA.has(node.name)));

/** An empty link would still be a tab stop. */
const isEmptyLink = ({ name, attribs, children }: Element) =>
  name === 'a' && !attribs.id && isWithoutWords(children);

function addText(nodes: ChildNode[], text: string): void {
  const last = nodes.at(-1);
  if (last && isText(last)) last.data += text;
  else nodes.push(new Text(text));
}

/** Elements whose spaces are part of what they say. */
const VERBATIM: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'samp']);

function addAllowed(to: ChildNode[], node: HtmlNode, vocabulary: Vocabulary, isVerbatim = false): void {
  if (node.kind === 'text') addText(to, isVerbatim ? node.text : bindSpaces(node.text));
  if (node.kind !== 'element' || !isHtml(node) || DROPPED.has(node.name)) return;
  const name = RENAMED.get(node.name) ?? node.name;
  if (!vocabulary.tags.has(name)) {
    const isBreak = BREAKING.has(name);
    if (isBreak) addText(to, ' ');
    for (const child of childrenOf(node)) addAllowed(to, child, vocabulary, isVerbatim);
    if (isBreak) addText(to, ' ');
    return;
  }
  const children: ChildNode[] = [];
  if (name !== 'iframe')
    for (const child of childrenOf(node))
      addAllowed(children, child, vocabulary, isVerbatim || VERBATIM.has(name));
  const first = children[0];
  // Browsers drop a line break after <pre>: a text would lose one each time it is parsed and serialised.
  if (name === 'pre' && first && isText(first)) first.data = first.data.replace(/^\n+/, '');
  // A corner without words heads nothing: screen readers would announce a heading that is empty.
  const tag = name === 'th' && isWithoutWords(children) ? 'td' : name;
  const element = new Element(tag, attributesOf(tag, node, vocabulary), children);
  if (!isEmptyLink(element)) to.push(element);
}

function allowed(html: string, vocabulary: Vocabulary): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (const node of parseHtml(html)) addAllowed(nodes, node, vocabulary);
  return nodes;
}

type Sanitized = { html: string; nodes: ChildNode[] };

/**
 * Filters the tree that a browser would build, then serialises and parses it until it is stable. So every
 * parser finds the same in the result, and sanitising it again changes nothing.
 * @throws HtmlLimitError
 */
function sanitized(source: string, vocabulary: Vocabulary): Sanitized {
  let html = source;
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const nodes = allowed(html, vocabulary);
    const written = htmlOf(nodes).trim();
    if (written === html) return { html, nodes };
    html = written;
  }
  const words = new Text(plainText(html));
  return { html: htmlOf([words]), nodes: [words] };
}

function sanitizedShort(html: string, vocabulary: Vocabulary): string {
  if (!isMarkup(html)) return bindSpaces(html.trim());
  try {
    return sanitized(html, vocabulary).html;
  } catch (error) {
    if (error instanceof HtmlLimitError) return '';
    throw error;
  }
}

/**
 * Sanitises an article's HTML from a newsroom: the result is inert and can be split into parts.
 * @throws HtmlLimitError
 */
export const sanitizeArticle = (html: string): string => sanitized(html, ARTICLE).html;

/**
 * Like `sanitizeArticle`, but returns nodes.
 * @throws HtmlLimitError
 */
export const articleNodes = (html: string): ChildNode[] => sanitized(html, ARTICLE).nodes;

/** Sanitises one part of a body whose media have been taken out; empty if it exceeds the limits. */
export const sanitizePart = (html: string): string => sanitizedShort(html, PART);

/**
 * Sanitises inline HTML: a standfirst, a caption. Blocks are flattened to their text. Empty if it exceeds the
 * limits.
 */
export const sanitizeInline = (html: string): string => sanitizedShort(html, INLINE);

/**
 * Sanitises a reader's comment: paragraphs, lists, quotes and links that search engines do not follow. Empty
 * if it exceeds the limits: one comment must not make an article fail.
 */
export const sanitizeComment = (html: string): string => sanitizedShort(html, COMMENT);

/** Text of HTML with entities decoded and white space collapsed; empty if it exceeds the limits. */
export function plainText(html: string): string {
  try {
    return readText(html);
  } catch (error) {
    if (error instanceof HtmlLimitError) return '';
    throw error;
  }
}

/**
 * Like `plainText`, for texts that must not become empty unnoticed.
 * @throws HtmlLimitError
 */
export function readText(html: string): string {
  const folded = (text: string) => text.replace(/\s+/g, ' ').trim();
  if (!isMarkup(html)) return folded(html);
  const words: string[] = [];
  const read = (node: HtmlNode) => {
    if (node.kind === 'text') words.push(node.text);
    if (node.kind !== 'element' || !isHtml(node) || DROPPED.has(node.name) || node.name === 'iframe') return;
    const space = BREAKING.has(node.name) ? ' ' : '';
    words.push(space);
    for (const child of childrenOf(node)) read(child);
    words.push(space);
  };
  for (const node of parseHtml(html)) read(node);
  return folded(words.join(''));
}

/** Resolves `url` against the page it was on; null if it is not safe to follow. */
export function resolveUrl(url: string, base: string): string | null {
  const trimmed = url.trim();
  if (!isSafeUrl(trimmed)) return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || !URL.canParse(trimmed, base)) return trimmed;
  return trimmed.startsWith('/') && !trimmed.startsWith('//') && base === ''
    ? trimmed
    : new URL(trimmed, base).href;
}
