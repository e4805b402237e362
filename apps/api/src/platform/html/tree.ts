import { html as names, Parser, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { checkLength, HtmlLimitError, MAX_HTML_DEPTH, maxElementsOf } from './limits';

/** Controls that separate words, other than tabs and line ends. */
const SEPARATORS = /[\v\f\u0085]/g;
/**
 * Characters that no text of a newsroom needs: other controls, which a database or XML refuses and a terminal
 * obeys; the two that XML forbids; and overrides of direction, which show a text backwards. The marks and
 * isolates that texts in Arabic or Hebrew need stay.
 */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff\u202d\u202e]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Whether a text has characters that `withoutControls` removes or replaces. */
export const hasControls = (text: string): boolean => withoutControls(text) !== text;

/** A text without control characters, overrides of direction and halves of characters. */
export const withoutControls = (text: string): string =>
  text.replace(SEPARATORS, ' ').replace(UNWANTED, '').replace(LONE_SURROGATES, '\ufffd');

type NodeLinks = {
  parent: HtmlElement | null;
  previous: HtmlNode | null;
  next: HtmlNode | null;
};
export type HtmlText = NodeLinks & { kind: 'text'; text: string };
export type HtmlComment = NodeLinks & { kind: 'comment' };
export type HtmlElement = NodeLinks & {
  kind: 'element';
  name: string;
  namespace: names.NS;
  attributes: Token.Attribute[];
  first: HtmlNode | null;
  last: HtmlNode | null;
};
export type HtmlNode = HtmlText | HtmlComment | HtmlElement;

type TreeTypes = TreeAdapterTypeMap<
  HtmlNode,
  HtmlElement,
  HtmlNode,
  HtmlElement,
  HtmlElement,
  HtmlElement,
  HtmlComment,
  HtmlText,
  HtmlElement,
  HtmlComment
>;

const unlinked = () => ({ parent: null, previous: null, next: null });
const element = (
  name: string,
  namespace: names.NS = names.NS.HTML,
  attributes: Token.Attribute[] = [],
): HtmlElement => ({
  kind: 'element',
  name,
  namespace,
  attributes,
  first: null,
  last: null,
  ...unlinked(),
});

function detach(node: HtmlNode): void {
  const { parent, previous, next } = node;
  if (!parent) return;
  if (previous) previous.next = next;
  else parent.first = next;
  if (next) next.previous = previous;
  else parent.last = previous;
  Object.assign(node, unlinked());
}

/** @param before the next sibling; null appends */
function insert(parent: HtmlElement, node: HtmlNode, before: HtmlNode | null): void {
  detach(node);
  node.parent = parent;
  node.next = before;
  node.previous = before ? before.previous : parent.last;
  if (node.previous) node.previous.next = node;
  else parent.first = node;
  if (before) before.previous = node;
  else parent.last = node;
}

/** Removes control characters only here: before decoding, `&#27;` would pass. */
function insertText(parent: HtmlElement, written: string, before: HtmlNode | null): void {
  const text = withoutControls(written);
  if (!text) return;
  const previous = before ? before.previous : parent.last;
  if (previous?.kind === 'text') previous.text += text;
  else insert(parent, { kind: 'text', text, ...unlinked() }, before);
}

/** True for elements outside `<svg>` and `<math>`. */
export const isHtml = ({ namespace }: HtmlElement) => namespace === names.NS.HTML;

export function childrenOf(parent: HtmlElement): HtmlNode[] {
  const children: HtmlNode[] = [];
  for (let child = parent.first; child; child = child.next) children.push(child);
  return children;
}

/**
 * Stores the parser's tree in linked lists, so that every step has the same cost however many nodes there
 * are, up to a limit.
 */
function limitedAdapter(maxElements: number): TreeAdapter<TreeTypes> {
  let made = 0;
  let depth = 0;
  return {
    createElement(name, namespace, attributes) {
      made += 1;
      if (made > maxElements)
        throw new HtmlLimitError(
          'its text leaves so many formatting tags open that it becomes many times as long',
        );
      return element(name, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_HTML_DEPTH)
        throw new HtmlLimitError(`its text nests more than ${MAX_HTML_DEPTH} elements in one another`);
    },
    onItemPop() {
      depth -= 1;
    },
    createDocument: () => element('#document'),
    createDocumentFragment: () => element('#fragment'),
    createCommentNode: () => ({ kind: 'comment', ...unlinked() }),
    createTextNode: (text) => ({ kind: 'text', text, ...unlinked() }),
    appendChild: (parent, node) => insert(parent, node, null),
    insertBefore: insert,
    insertText: (parent, text) => insertText(parent, text, null),
    insertTextBefore: insertText,
    detachNode: detach,
    getFirstChild: ({ first }) => first,
    getChildNodes: childrenOf,
    getParentNode: ({ parent }) => parent,
    getAttrList: ({ attributes }) => attributes,
    getTagName: ({ name }) => name,
    getNamespaceURI: ({ namespace }) => namespace,
    getTextNodeContent: ({ text }) => text,
    getCommentNodeContent: () => '',
    isTextNode: (node): node is HtmlText => node.kind === 'text',
    isCommentNode: (node): node is HtmlComment => node.kind === 'comment',
    isElementNode: (node): node is HtmlElement => node.kind === 'element',
    isDocumentTypeNode: (_): _ is HtmlComment => false,
    // Nodes that a text never shows: contents of templates, document types, attributes of a second <html> or
    // <body>.
    setTemplateContent: () => undefined,
    getTemplateContent: (template) => template,
    adoptAttributes: () => undefined,
    setDocumentType: () => undefined,
    setDocumentMode: () => undefined,
    getDocumentMode: () => names.DOCUMENT_MODE.NO_QUIRKS,
    getDocumentTypeNodeName: () => '',
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    getNodeSourceCodeLocation: () => null,
    setNodeSourceCodeLocation: () => undefined,
    updateNodeSourceCodeLocation: () => undefined,
  };
}

/**
 * Parses HTML as browsers do within a `<div>` or any other block.
 * @throws HtmlLimitError
 */
export function parseHtml(html: string): HtmlNode[] {
  checkLength(html);
  const treeAdapter = limitedAdapter(maxElementsOf(html));
  const parser = Parser.getFragmentParser<TreeTypes>(element('div'), { treeAdapter });
  parser.tokenizer.write(html, true);
  return childrenOf(parser.getFragment());
}
