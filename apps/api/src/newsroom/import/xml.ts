import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { withoutControls } from '../../platform/html';
import { UnreadableFile } from './problem';

/** An element with its descendants; CDATA and text are the same. */
export type XmlElement = {
  /** Qualified name: `wp:post_id`. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  /** Set on a requested element that exceeds the limit and is truncated. */
  isTooLarge?: true;
};

/** HTML's named characters, which newsrooms use in XML without defining them. */
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

/** Maximum nesting; deeper documents are attacks. */
const DEEPEST = 200;

/**
 * Maximum characters of a yielded element, one item of a newsroom, which is held in memory. The parser
 * buffers a whole text or tag before its event, so a single one may have twice as many.
 */
const MAX_ELEMENT_LENGTH = 32 * 1024 * 1024;

const millions = (characters: number) => `${characters / 1024 / 1024} million characters`;

/** Reason to skip a longer item. */
export const TOO_LARGE = `it is longer than ${millions(MAX_ELEMENT_LENGTH)}`;

/** Encoding of a file by its byte order mark, XML declaration, or UTF-8 by default. */
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
 * Parses an XML file as a stream, and yields every element with one of the names once it is closed. Only one
 * such element is in memory at a time, whatever the length of the file.
 * @throws UnreadableFile with line and column
 */
export async function* xmlElements(
  file: string,
  names: ReadonlySet<string>,
  maxElementLength = MAX_ELEMENT_LENGTH,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, fragment: false, position: true });
  // Includes XML's own five; unlike an object, it has no inherited names such as `constructor`.
  Object.setPrototypeOf(parser.ENTITIES, HTML_ENTITIES);
  const done: XmlElement[] = [];
  const within: XmlElement[] = [];
  let depth = 0;
  /** Characters of the current element. */
  let length = 0;
  /** Characters read since the last parser event. */
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
    // XML forbids them, but exports contain them.
    parser.write(withoutControls(text));
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);

export const childNamed = (element: XmlElement, name: string): XmlElement | undefined =>
  childrenNamed(element, name)[0];

/** Text of an element and its descendants. */
export const textIn = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? '';

/** Trimmed text of the first child with a name; empty without one. */
export const fieldOf = (element: XmlElement, name: string): string =>
  textIn(childNamed(element, name)).trim();

/**
 * Replaces each HTML comment by the result of `replace`, nothing by default. For an unclosed comment only its
 * opening is removed, so that no text is lost.
 */
export function withoutComments(text: string, replace: (comment: string) => string = () => ''): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4);
    kept.push(text.slice(from, start));
    if (end === -1) return kept.join('') + text.slice(start).replaceAll('<!--', '');
    kept.push(replace(text.slice(start + 4, end)));
    from = end + 3;
  }
  return kept.join('') + text.slice(from);
}
