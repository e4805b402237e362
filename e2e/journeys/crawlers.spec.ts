import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { type NameServerDouble, startNameServer } from '../name-server';
import { seeded } from '../newsroom';
import { ask, type RunningPortal, startPortal, stopPortal } from '../server';

/** Search engines read closed texts whole, and nobody else does by saying that they are one. */
const GOOGLE = '66.249.66.1';
const NAME = 'crawl-66-249-66-1.googlebot.com';
const LIAR = '203.0.113.9';
const AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const CLOSED = '/cultura/gravat-1708-arxiu/';
const OPEN = '/politica/';

let folder: string;
let names: NameServerDouble | undefined;
let portal: RunningPortal | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-crawlers-'));
  await seeded(path.join(folder, 'data'));
  names = await startNameServer({ [GOOGLE]: NAME, [LIAR]: NAME }, { [NAME]: GOOGLE });
  const env = { PORTAL_DATA_DIR: path.join(folder, 'data'), PORTAL_PROXIES: '1', CRAWLER_DNS: names.address };
  portal = await startPortal(env);
});
test.afterAll(async () => {
  if (portal) await stopPortal(portal);
  await names?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A page as somebody at an address has it, who says what they are. */
async function pageFor(address: string, agent: string, at = CLOSED) {
  const headers = { 'x-forwarded-for': address, 'user-agent': agent };
  const answer = await ask(portal?.port ?? 0, 'far.localhost', at, headers);
  const html = answer.body.toString();
  return {
    html,
    status: answer.status,
    kept: answer.headers['cache-control'] ?? '',
    // A gate has paragraphs of its own: those of the text are counted.
    paragraphs:
      html
        .split('data-part="body"')[1]
        ?.split('<portal-island')[0]
        ?.match(/<p[ >]/g)?.length ?? 0,
    hasGate: html.includes('data-part="gate"') || html.includes('registration-gate'),
  };
}

test('a closed text is whole for a search engine whose address bears it out, and kept by nobody', async () => {
  const reader = await pageFor('198.51.100.7', 'Mozilla/5.0 Firefox/140.0');
  const crawler = await pageFor(GOOGLE, AGENT);
  expect([reader.status, crawler.status]).toEqual([200, 200]);
  expect(crawler.paragraphs).toBeGreaterThan(reader.paragraphs);
  expect(reader.kept).toContain('public');
  expect(crawler.kept).toBe('private, no-store');
  // It still says that readers pay for it, and for which part.
  for (const { html } of [reader, crawler]) {
    expect(html).toContain('"isAccessibleForFree":false');
    expect(html).toContain('"cssSelector":"[data-part=\\"body\\"]"');
  }
  // What the crawler had is not what comes next to a reader.
  expect((await pageFor('198.51.100.7', 'Mozilla/5.0 Firefox/140.0')).html).toBe(reader.html);
});

test('who only says that they are one has what readers have', async () => {
  const reader = await pageFor('198.51.100.7', 'Mozilla/5.0 Firefox/140.0');
  for (const [address, agent] of [
    [LIAR, AGENT],
    ['192.0.2.1', AGENT],
    [GOOGLE, 'Mozilla/5.0 Firefox/140.0'],
    [GOOGLE, 'bingbot/2.0'],
    ['', AGENT],
    [`${GOOGLE}, ${LIAR}`, AGENT],
  ] as const)
    expect((await pageFor(address, agent)).html, `${address} as ${agent}`).toBe(reader.html);
});

test('what is open is the kept page for everybody, and no name is looked up for it', async () => {
  const before = names?.asked.length;
  const reader = await pageFor('198.51.100.7', 'Mozilla/5.0 Firefox/140.0', OPEN);
  const crawler = await pageFor('66.249.66.2', AGENT, OPEN);
  expect(crawler).toEqual(reader);
  expect(names?.asked.length).toBe(before);
});
