import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Age from which the journal of a run that died, and of which nothing is in hand any more, is taken away. */
const OLD_MS = 86_400_000;
const NAME = /^[0-9a-f-]{36}$/;

/** A letter that is given away: its number, and which attempt it is. */
export type Given = { id: number; attempts: number };
const lineOf = ({ id, attempts }: Given) => `${id}:${attempts}`;

/**
 * Letters that a run of sending has given to a mail server, each written down by the system's own call, the one before that
 * which sends its last bytes. A process that is killed leaves what it wrote, so whoever goes on knows which
 * of its letters are gone and which never were.
 */
export type Journal = {
  write: (letter: Given) => void;
  /** Ends it; it stays where some of its letters are still to be settled. */
  close: (isSettled: boolean) => Promise<void>;
};

/** Folder of the journals. */
export class Journals {
  constructor(private readonly folder: string) {}

  async open(name: string): Promise<Journal> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, name);
    const descriptor = openSync(file, 'ax', 0o600);
    // Its name has to outlive the machine too.
    const folder = await open(this.folder);
    await folder.sync().finally(() => folder.close());
    return {
      write: (letter) => void writeSync(descriptor, `${lineOf(letter)}\n`),
      close: async (isSettled) => {
        closeSync(descriptor);
        if (isSettled) await rm(file, { force: true });
      },
    };
  }

  /** Whether a letter is in a journal, for each that is asked about; null where the journal is not here. */
  async read(name: string): Promise<((letter: Given) => boolean) | null> {
    if (!NAME.test(name)) return null;
    const text = await readFile(path.join(this.folder, name), 'utf8').catch(() => null);
    if (text === null) return null;
    const lines = new Set(text.split('\n'));
    return (letter) => lines.has(lineOf(letter));
  }

  /** Takes away old journals but those that are still asked about. */
  async clear(kept: ReadonlySet<string>, now: Date): Promise<void> {
    const names = await readdir(this.folder).catch((): string[] => []);
    for (const name of names.filter((file) => NAME.test(file) && !kept.has(file))) {
      const file = path.join(this.folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
      if (now.getTime() - mtimeMs > OLD_MS) await rm(file, { force: true });
    }
  }
}
