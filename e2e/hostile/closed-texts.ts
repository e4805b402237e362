import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { call } from './wire';

export type SiteAlias = 'far' | 'ribera' | 'ones';
export const SITES: readonly SiteAlias[] = ['far', 'ribera', 'ones'];

/** Access condition of a text. */
export type Condition = 'registered' | 'metered' | 'subscribers';
/** A gated text, and those of its sentences that only readers who meet its condition may read. */
export type ClosedText = {
  site: SiteAlias;
  path: string;
  id: string;
  condition: Condition;
  sentences: string[];
};

/** Minimum length of a secret sentence: shorter ones may occur elsewhere. */
const MIN_SENTENCE = 40;
/** Letters at the start of a sentence that identify it, so that a truncated excerpt is found too. */
const MARK = 32;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

const codePoint = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Decodes the escapes of JSON and HTML. */
function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => codePoint(Number.parseInt(hex, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (_, hex, decimal, name) =>
      hex
        ? codePoint(Number.parseInt(hex, 16))
        : decimal
          ? codePoint(Number(decimal))
          : (ENTITIES[name] ?? ''),
    );
}

const letters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const withoutTags = (text: string) => text.replace(/<[^<>]*>/g, ' ');

/** Letters that identify a sentence in any answer, however it is encoded there. */
export const markOf = (sentence: string) => letters(sentence).slice(0, MARK);

/**
 * The letters of an answer with and without its tags: a sentence may be in an attribute or be split by
 * markup.
 */
export function scannable(answer: string): string {
  const once = unescaped(answer);
  return `${letters(once)} ${letters(withoutTags(once))} ${letters(withoutTags(unescaped(once)))}`;
}

/**
 * Logs in a reader of a demo account.
 * @returns the session cookies
 */
export async function demoSession(port: number, site: SiteAlias): Promise<string> {
  const host = `${site}.localhost`;
  const headers = { 'content-type': 'application/json', origin: `http://${host}:${port}` };
  const answer = await call(port, host, '/api/front/user/register', {
    method: 'POST',
    headers,
    body: JSON.stringify({ demo: true }),
  });
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/**
 * Creates a session of a reader with access to every text of a site.
 * @param folder of the portal's database
 */
export async function subscriberSession(port: number, folder: string, site: SiteAlias): Promise<string> {
  const cookie = await demoSession(port, site);
  const [, account] = /(?:^|; )userId=(\d+)/.exec(cookie) ?? [];
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(
      `insert into entitlements (site, account_id, email_digest, product, starts_at, source, external_id, told_at)
        values ($1, $2::bigint, ''::bytea, 'all', now() - interval '1 day', 'hostile', md5(random()::text), now())`,
      [site, account],
    );
  } finally {
    await client.end();
  }
  return cookie;
}

const SECTION = /^section: *(.+)$/m;
const CONDITION = /^(?:registeredOnly: true|condition: (registered|metered|subscribers))$/m;

const isCondition = (text: string | undefined): text is Condition =>
  text === 'registered' || text === 'metered' || text === 'subscribers';

/** Gated texts of the demo newsroom, from its files; the text after the opening as a subscriber gets it. */
export async function closedTexts({ port, folder }: { port: number; folder: string }): Promise<ClosedText[]> {
  const newsrooms = path.join(import.meta.dirname, '../../apps/demo/newsrooms');
  const found: ClosedText[] = [];
  for (const site of SITES) {
    const contents = path.join(newsrooms, site, 'contents');
    const cookie = await subscriberSession(port, folder, site);
    for (const name of await readdir(contents)) {
      const source = await readFile(path.join(contents, name), 'utf8');
      const section = SECTION.exec(source)?.[1]?.trim();
      const [line, named = 'registered'] = CONDITION.exec(source) ?? [];
      if (line === undefined || !section || !isCondition(named)) continue;
      const text = await sentencesOf(port, site, `/${section}/${path.parse(name).name}/`, cookie);
      found.push({ ...text, condition: named });
    }
  }
  return found;
}

async function sentencesOf(
  port: number,
  site: SiteAlias,
  address: string,
  cookie: string,
): Promise<Omit<ClosedText, 'condition'>> {
  const host = `${site}.localhost`;
  const page = await call(port, host, `/api/front/page?site=${site}&path=${encodeURIComponent(address)}`);
  const id = /"id":"(\d+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || !id) throw new Error(`${site} has nothing at ${address}`);
  const rest = await call(port, host, `/api/front/content/${id}/rest`, { headers: { cookie } });
  if (rest.status !== 200) throw new Error(`the rest of ${address} was answered with ${rest.status}`);
  const opening = scannable(page.text);
  const blocks = unescaped(rest.text).split(/<\/?(?:p|h\d|li|blockquote|ul|ol)\b[^>]*>|"[a-z]+":|[{}]/i);
  const sentences = blocks
    .flatMap((block) => withoutTags(block).split(/(?<=[.?!»])\s+/))
    .map((sentence) => sentence.trim())
    // Public texts of a page (title, standfirst, opening) are not secret, nor is its address.
    .filter((sentence) => letters(sentence).length >= MIN_SENTENCE && !opening.includes(letters(sentence)))
    .filter((sentence) => letters(sentence) !== letters(address))
    // Numbers of a chart are no sentence.
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  return { site, path: address, id, sentences };
}
