import { open } from 'node:fs/promises';
import { UnreadableFile } from './problem';
import { encodingOf, withoutComments } from './xml';

export const FORMATS = ['wordpress', 'rss', 'atom', 'ninjs'] as const;
export type Format = (typeof FORMATS)[number];

/** Bytes read to detect the format. */
const PEEK_BYTES = 16 * 1024;

/**
 * Detects the format of a file by its beginning.
 * @throws UnreadableFile
 */
export async function detectFormat(file: string): Promise<Format> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFile(
      error.code === 'ENOENT'
        ? `There is no file ${file}`
        : `${file} cannot be opened (${error.code ?? error.message})`,
    );
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PEEK_BYTES), 0, PEEK_BYTES, 0);
    if (!bytesRead) throw new UnreadableFile(`${file} is empty`);
    const start = new TextDecoder(await encodingOf(file).catch(() => 'utf-8'))
      .decode(buffer.subarray(0, bytesRead))
      .replace(/^\ufeff/, '')
      .trimStart();
    if (/^[{[]/.test(start)) return 'ninjs';
    // XML declarations, comments and a document type may precede the root.
    const root = /<([\w.:-]+)/.exec(withoutComments(start))?.[1]?.split(':').at(-1);
    if (root === 'feed') return 'atom';
    if (root === 'rss' || root === 'RDF')
      return /wordpress\.org\/export|<wp:wxr_version>/.test(start) ? 'wordpress' : 'rss';
    throw new UnreadableFile(
      root
        ? `${file} is XML of a kind that is not known (<${root}>): a WordPress export, RSS, Atom or ninjs is needed`
        : `${file} is neither XML nor JSON: a WordPress export, RSS, Atom or ninjs is needed`,
      '1:1',
    );
  } finally {
    await handle.close();
  }
}
