import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CALLS } from '@portal/model';

/** Emails shown on the outbox's page. */
const MAX_SHOWN = 100;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Emails kept as `.eml` files, for trying the product without a mail server. */
export class MailFolder {
  constructor(private readonly folder: string) {}

  /** Writes an email whole: aside first, then under its name. */
  async keep(message: Buffer, sentAt: Date): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `${sentAt.toISOString().replace(/[:.]/g, '-')}-${Math.random().toString(36).slice(2, 8)}.eml`;
    const aside = path.join(this.folder, `.${name}`);
    await writeFile(aside, message, { mode: 0o600 });
    await rename(aside, path.join(this.folder, name));
  }

  private async names(): Promise<string[]> {
    const files = await readdir(this.folder).catch((): string[] => []);
    return files
      .filter((file) => /^[\w-]+\.eml$/.test(file))
      .sort()
      .reverse()
      .slice(0, MAX_SHOWN);
  }

  /** Source of one email; null where there is none of that name. */
  async email(name: string): Promise<string | null> {
    if (!(await this.names()).includes(name)) return null;
    return readFile(path.join(this.folder, name), 'utf8');
  }

  /** HTML list of the emails, newest first. */
  async page(): Promise<string> {
    const rows = (await this.names()).map(
      (name) => `<li><a href="${CALLS.mail}${name}">${escaped(name)}</a></li>`,
    );
    const list = rows.length ? `<ol reversed>${rows.join('')}</ol>` : '<p>No emails yet.</p>';
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${list}</html>`;
  }
}
