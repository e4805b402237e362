import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { UnreadableFile } from './problem';

/** An element with everything in it. Text of CDATA and text alike. */
export type XmlElement = {
  /** As it is written, prefix and all: `wp:post_id`. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  /** Set on an element that was asked for and is so large that nothing more of it was kept. */
  isTooLarge?: true;
};

/** HTML's named characters, which newsrooms write in XML, where they are not defined. */
const HTML_ENTITIES: Record<string, string> = new Proxy(
  {},
  {
    get: (_, name) => {
      const written = `&${String(name)};`;
      const character = decodeHTMLStrict(written);
      return character === written ? undefined : character;
    },
  },
);

/** Characters that XML does not allow and that exports hold all the same. */
const DISALLOWED = /(?![\t\n\r])\p{Cc}|\ufffe|\uffff/gu;

/** Elements nested deeper than this are an attack, not a newsroom. */
const DEEPEST = 200;

/**
 * Characters of one element that is yielded, a newsroom's item: a file may be long, an item must fit into the memory. The
 * parser holds a single text or tag whole before it tells of it, so that one may have twice as many.
 */
const MAX_ELEMENT_LENGTH = 32 * 1024 * 1024;

const millions = (characters: number) => `${characters / 1024 / 1024} million characters`;

/** Why an item is left out that is longer. */
export const TOO_LARGE = `it is longer than ${millions(MAX_ELEMENT_LENGTH)}`;

/** Encoding of a file by its byte order mark, else by its XML declaration, else UTF-8. */
export async function encodingOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
    return /encoding=["']([\w-]+)["']/.exec(start.toString('latin1'))?.[1]?.toLowerCase() ?? 'utf-8';
  } finally {
    await handle.close();
  }
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
}

async function* textOf(file: string): AsyncGenerator<string> {
  const encoding = await encodingOf(file);
  const decoder = decoderOf(encoding);
  if (!decoder)
    throw new UnreadableFile(`The file says that it is written in “${encoding}”, which is not known`, '1:1');
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * Reads a file of XML from end to end and yields every element of the given names, whole, as soon as it is closed. Memory
 * holds one such element at a time, whatever the length of the file.
 * @throws UnreadableFile with line and column
 */
export async function* xmlElements(
  file: string,
  names: ReadonlySet<string>,
  maxElementLength = MAX_ELEMENT_LENGTH,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, fragment: false, position: true });
  // HTML has XML's own five too, and nothing by names such as `constructor`.
  Object.setPrototypeOf(parser.ENTITIES, HTML_ENTITIES);
  const done: XmlElement[] = [];
  const within: XmlElement[] = [];
  let depth = 0;
  /** Characters of the element that is being read. */
  let length = 0;
  /** Characters read since the parser last told of something. */
  let untold = 0;

  const isKept = (more: number) => {
    untold = 0;
    length += more;
    const [asked] = within;
    if (asked && length > maxElementLength) {
      asked.isTooLarge = true;
      return false;
    }
    return true;
  };

  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
    throw new UnreadableFile(`The file is not well-formed XML: ${reason}`, `${parser.line}:${parser.column}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST)
      throw new UnreadableFile('The file nests its elements too deeply', `${parser.line}:${parser.column}`);
    if (!within.length && !names.has(name)) {
      untold = 0;
      return;
    }
    if (!within.length) length = 0;
    const element: XmlElement = { name, attributes: { ...attributes }, children: [] };
    const size = Object.entries(attributes).reduce(
      (sum, [key, value]) => sum + key.length + value.length,
      name.length,
    );
    if (isKept(size)) within.at(-1)?.children.push(element);
    within.push(element);
  });
  const onText = (text: string) => {
    if (isKept(text.length)) within.at(-1)?.children.push(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    depth -= 1;
    untold = 0;
    const closed = within.pop();
    if (closed && !within.length) done.push(closed);
  });

  for await (const text of textOf(file)) {
    untold += text.length;
    if (untold > 2 * maxElementLength)
      throw new UnreadableFile(
        `The file has a single text or tag of more than ${millions(2 * maxElementLength)}`,
        `${parser.line}:${parser.column}`,
      );
    parser.write(text.replace(DISALLOWED, ''));
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);

export const childNamed = (element: XmlElement, name: string): XmlElement | undefined =>
  childrenNamed(element, name)[0];

/** Text of an element and of all in it. */
export const textIn = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? '';

/** Trimmed text of the first child of a name; empty where there is none. */
export const fieldOf = (element: XmlElement, name: string): string =>
  textIn(childNamed(element, name)).trim();
