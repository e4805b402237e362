import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { articleNodes, htmlOf } from '../../../platform/html';

const BLOCKS = new Set(
  (
    'address article aside audio blockquote center dd details div dl dt embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr iframe li main nav object ol p pre script section style table tbody td tfoot th thead tr ul video'
  ).split(' '),
);
/** Blocks in which WordPress creates paragraphs. */
const FLOWING = new Set([
  'blockquote',
  'div',
  'section',
  'article',
  'aside',
  'td',
  'li',
  'dd',
  'details',
  'center',
]);

/** Paragraph break: an empty line. */
const GAP = /\n[^\S\n]*\n\s*/;

const isBlock = (node: ChildNode): node is Element => isTag(node) && BLOCKS.has(node.name);

/** Text with line breaks as `<br>`. */
function lines(text: string, isFirst: boolean, isLast: boolean): ChildNode[] {
  const fromStart = isFirst ? text.trimStart() : text;
  return (isLast ? fromStart.trimEnd() : fromStart)
    .split('\n')
    .flatMap((line, at): ChildNode[] => (at ? [new Element('br', {}), new Text(line)] : [new Text(line)]));
}

/** Runs of inline nodes, split at empty lines. */
function paragraphs(nodes: ChildNode[]): ChildNode[][] {
  const runs: ChildNode[][] = [[]];
  for (const node of nodes) {
    if (!isText(node)) {
      runs.at(-1)?.push(node);
      continue;
    }
    for (const [at, text] of node.data.split(GAP).entries()) {
      if (at) runs.push([]);
      if (text) runs.at(-1)?.push(new Text(text));
    }
  }
  return runs.filter((run) => run.some((node) => !isText(node) || node.data.trim()));
}

const broken = (run: ChildNode[]): ChildNode[] =>
  run.flatMap((node, at) => (isText(node) ? lines(node.data, at === 0, at === run.length - 1) : [node]));

/** @param always whether a single text becomes a paragraph too, as at the top level of a post */
function flow(nodes: ChildNode[], always: boolean): ChildNode[] {
  const flowed: ChildNode[] = [];
  let inline: ChildNode[] = [];
  const hasBlocks = nodes.some(isBlock);
  const flush = () => {
    const runs = paragraphs(inline);
    inline = [];
    if (!always && !hasBlocks && runs.length < 2) flowed.push(...runs.flatMap(broken));
    else flowed.push(...runs.map((run) => new Element('p', {}, broken(run))));
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      if (isTag(node) || isText(node)) inline.push(node);
      continue;
    }
    flush();
    if (FLOWING.has(node.name)) node.children = flow(node.children, false);
    flowed.push(node);
  }
  flush();
  return flowed;
}

/**
 * Adds the paragraphs of a classic post, in which empty lines separate paragraphs and line breaks count.
 * @throws HtmlLimitError
 */
export const withParagraphs = (html: string): string => htmlOf(flow(articleNodes(html), true));
