import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CALLS, escapeHtml } from '@portal/model';
import PostalMime from 'postal-mime';

/** Emails shown on the outbox's page. */
const MAX_SHOWN = 100;

/** The outbox's own pages load nothing and send nothing. */
export const OUTBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Emails run no scripts either; their pictures come from the sites of this machine. */
export const EMAIL_POLICY = `${OUTBOX_POLICY}; img-src 'self' http://*.localhost:* data:; sandbox`;

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-inline-size: 44rem; margin: 0 auto; padding: 1rem }
  h1 { font-size: 1.5rem }
  ol { list-style: none; margin: 1rem 0 0; padding: 0 }
  li { border-block-start: 1px solid; padding-block: .5rem }
  a { display: inline-block; padding-block: .625rem; overflow-wrap: anywhere }
  p { margin: 0; overflow-wrap: anywhere }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`;

const documentOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const HOUR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Time in the name of an email's file; empty if the file was renamed. */
function timeIn(name: string): string {
  const moment = name.replace(/^(.{10}T\d\d)-(\d\d)-(\d\d)-(\d{3}Z).*$/, '$1:$2:$3.$4');
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? '' : `<time datetime="${moment}">${HOUR.format(at)}</time>`;
}

/** Fields of an email in the list. */
type Head = { subject: string; to: string };

/** Stores emails as `.eml` files, for trying the product without a mail server. */
export class MailFolder {
  /** Heads of the listed files, which never change. */
  private heads: ReadonlyMap<string, Head> = new Map();

  constructor(private readonly folder: string) {}

  /** Stores an email atomically: writes a temporary file, then renames it. */
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

  private async head(name: string): Promise<Head> {
    const source = await readFile(path.join(this.folder, name), 'utf8');
    const [head = ''] = source.split(/\r?\n\r?\n/, 1);
    const { subject = '', to = [] } = await PostalMime.parse(`${head}\r\n\r\n`);
    return { subject: subject || name, to: to.map(({ address = '' }) => address).join(', ') };
  }

  /** Source of one email; null if there is none of that name. */
  async email(name: string): Promise<string | null> {
    if (!(await this.names()).includes(name)) return null;
    return readFile(path.join(this.folder, name), 'utf8');
  }

  /** HTML of one email as its reader would see it; null if there is none of that name. */
  async rendered(name: string): Promise<string | null> {
    const source = await this.email(name);
    if (source === null) return null;
    const { html, text = '', subject = '' } = await PostalMime.parse(source);
    return html ?? documentOf(subject, `<h1>${escapeHtml(subject)}</h1><pre>${escapeHtml(text)}</pre>`);
  }

  /** HTML list of the emails, newest first. */
  async page(): Promise<string> {
    const names = await this.names();
    this.heads = new Map(
      await Promise.all(
        names.map(async (name) => [name, this.heads.get(name) ?? (await this.head(name))] as const),
      ),
    );
    const rows = Array.from(this.heads, ([name, { subject, to }]) => {
      const source = `${CALLS.mail}${name}`;
      const rendered = `<a href="${source.replace(/eml$/, 'html')}">${escapeHtml(subject)}</a>`;
      return `<li>${rendered}<p>to ${escapeHtml(to)} · ${timeIn(name)}</p><a href="${source}">Source</a></li>`;
    });
    const list = rows.length ? `<ol>${rows.join('')}</ol>` : '<p>No emails yet.</p>';
    const note = '<p>Emails that would have been sent, the newest first.</p>';
    return documentOf('Outbox', `<h1>Outbox</h1>${note}${list}`);
  }
}
