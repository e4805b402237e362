import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes read per message: reports have their data before the returned email. */
export const MAX_MESSAGE_BYTES = 512 * 1024;

const NEW_LINE = 0x0a;
const SEPARATOR = Buffer.from('From ');
/** Maildir folders with messages. */
const MAILDIR = ['new', 'cur'];

const isBlank = (line: Buffer) => line.length === 0 || (line.length === 1 && line[0] === 0x0d);

/** Collects a message line by line, up to `MAX_MESSAGE_BYTES`. */
class Message {
  private readonly parts: Buffer[] = [];
  private length = 0;

  add(line: Buffer): void {
    const room = MAX_MESSAGE_BYTES - this.length;
    if (room <= 0) return;
    const kept = line.subarray(0, room);
    this.parts.push(kept);
    this.length += kept.length;
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  get source(): Buffer {
    return Buffer.concat(this.parts);
  }
}

/** Lines of a stream with their line ends, truncated at the message limit. */
async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  const take = (piece: Buffer) => {
    if (length < MAX_MESSAGE_BYTES) rest.push(piece);
    length += piece.length;
  };
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    let start = 0;
    for (let end = bytes.indexOf(NEW_LINE); end !== -1; end = bytes.indexOf(NEW_LINE, start)) {
      take(bytes.subarray(start, end + 1));
      yield Buffer.concat(rest);
      rest = [];
      length = 0;
      start = end + 1;
    }
    if (start < bytes.length) take(bytes.subarray(start));
  }
  if (rest.length) yield Buffer.concat(rest);
}

/**
 * Messages of a stream: several for a mailbox (mbox), by its separators, otherwise one. At most one message
 * is in memory.
 */
export async function* messagesOf(stream: Readable): AsyncGenerator<Buffer> {
  let message = new Message();
  let isMailbox: boolean | undefined;
  let isAfterBlank = true;
  for await (const line of linesOf(stream)) {
    const separates = isAfterBlank && line.subarray(0, SEPARATOR.length).equals(SEPARATOR);
    isMailbox ??= separates;
    isAfterBlank = isBlank(line.subarray(0, -1));
    if (!(isMailbox && separates)) {
      message.add(line);
      continue;
    }
    if (!message.isEmpty) yield message.source;
    message = new Message();
  }
  if (!message.isEmpty) yield message.source;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
  return files.sort();
}

/** Messages of a file, of the files in a folder, or of a Maildir. */
export async function* messagesAt(place: string): AsyncGenerator<Buffer> {
  const isFolder = (await stat(place)).isDirectory();
  if (!isFolder) {
    yield* messagesOf(createReadStream(place));
    return;
  }
  const folders = (await readdir(place, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && MAILDIR.includes(entry.name))
    .map(({ name }) => path.join(place, name));
  for (const folder of [place, ...folders])
    for (const file of await filesIn(folder)) yield* messagesOf(createReadStream(file));
}
