import { rename, writeFile } from 'node:fs/promises';

/** Writes a file atomically: a killed build leaves the old file, and a link is replaced, not followed. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}.part`;
  await writeFile(aside, content);
  await rename(aside, file);
}
