import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Age after which the journal of a dead run without pending emails is deleted. */
const OLD_MS = 86_400_000;
const NAME = /^[0-9a-f-]{36}$/;

/** An email handed to the mail server: id and attempt. */
export type Given = { id: number; attempts: number };
const lineOf = ({ id, attempts }: Given) => `${id}:${attempts}`;

/**
 * Log of emails that a sending run has handed to a mail server. Each entry is a system call just before the
 * one that sends the last bytes. It survives a killed process, so that the next one knows which emails were
 * sent.
 */
export type Journal = {
  write: (email: Given) => void;
  /** Closes the journal; the file is kept while some of its emails are not settled. */
  close: (isSettled: boolean) => Promise<void>;
};

export class Journals {
  constructor(private readonly folder: string) {}

  async open(name: string): Promise<Journal> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, name);
    const descriptor = openSync(file, 'ax', 0o600);
    // The directory entry must survive a crash of the machine too.
    const folder = await open(this.folder);
    await folder.sync().finally(() => folder.close());
    return {
      write: (email) => void writeSync(descriptor, `${lineOf(email)}\n`),
      close: async (isSettled) => {
        closeSync(descriptor);
        if (isSettled) await rm(file, { force: true });
      },
    };
  }

  /** Lookup of emails in a journal; null if it is not on this machine. */
  async read(name: string): Promise<((email: Given) => boolean) | null> {
    if (!NAME.test(name)) return null;
    const text = await readFile(path.join(this.folder, name), 'utf8').catch(() => null);
    if (text === null) return null;
    const lines = new Set(text.split('\n'));
    return (email) => lines.has(lineOf(email));
  }

  /** Deletes old journals, except those still needed. */
  async clear(kept: ReadonlySet<string>, now: Date): Promise<void> {
    const names = await readdir(this.folder).catch((): string[] => []);
    for (const name of names.filter((file) => NAME.test(file) && !kept.has(file))) {
      const file = path.join(this.folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
      if (now.getTime() - mtimeMs > OLD_MS) await rm(file, { force: true });
    }
  }
}
