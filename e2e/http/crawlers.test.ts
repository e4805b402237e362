import { afterAll, expect, it } from 'vitest';
import { startNameServer } from '../name-server';
import { portalWith } from './portal';

const GOOGLE = '66.249.66.1';
const NAME = 'crawl-66-249-66-1.googlebot.com';
const LIAR = '203.0.113.9';
const AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const READER = 'Mozilla/5.0 Firefox/140.0';
const CLOSED = '/cultura/gravat-1708-arxiu/';
const OPEN = '/politica/';

const names = await startNameServer({ [GOOGLE]: NAME, [LIAR]: NAME }, { [NAME]: GOOGLE });
const portal = await portalWith({ env: { PORTAL_PROXIES: '1', CRAWLER_DNS: names.address } });
afterAll(() => names.close());

/** The page for an address and a user agent. */
async function pageFor(address: string, agent: string, at = CLOSED) {
  const headers = { 'x-forwarded-for': address, 'user-agent': agent };
  const answer = await portal.askHost('www.elfar.example', at, headers);
  const html = answer.body.toString();
  return {
    html,
    status: answer.status,
    kept: answer.headers['cache-control'] ?? '',
    // Only paragraphs of the text: a gate has its own.
    paragraphs:
      html
        .split('data-part="body"')[1]
        ?.split('<portal-island')[0]
        ?.match(/<p[ >]/g)?.length ?? 0,
    hasGate: html.includes('data-part="gate"') || html.includes('registration-gate'),
  };
}

it('gives the whole gated text to a search engine with a confirmed IP address, and does not cache it', async () => {
  const reader = await pageFor('198.51.100.7', READER);
  const crawler = await pageFor(GOOGLE, AGENT);
  expect([reader.status, crawler.status]).toEqual([200, 200]);
  expect(crawler.paragraphs).toBeGreaterThan(reader.paragraphs);
  expect(reader.kept).toContain('public');
  expect(crawler.kept).toBe('private, no-store');
  // It is still marked as paid content, with the paid part.
  for (const { html } of [reader, crawler]) {
    expect(html).toContain('"isAccessibleForFree":false');
    expect(html).toContain('"cssSelector":"[data-part=\\"body\\"]"');
  }
  // The next reader does not get the crawler's version.
  expect((await pageFor('198.51.100.7', READER)).html).toBe(reader.html);
});

it.each([
  ['an address whose name leads elsewhere', LIAR, AGENT],
  ['an address without a name', '192.0.2.1', AGENT],
  ['a search engine’s address with a browser’s user agent', GOOGLE, READER],
  ['a search engine’s address under another one’s user agent', GOOGLE, 'bingbot/2.0'],
  ['no address', '', AGENT],
  ['a forged address before the real one', `${GOOGLE}, ${LIAR}`, AGENT],
])('gives %s what readers get', async (_, address, agent) => {
  const reader = await pageFor('198.51.100.7', READER);
  expect((await pageFor(address, agent)).html).toBe(reader.html);
});

it('gives everyone the cached page of an open text, without a name lookup', async () => {
  const before = names.asked.length;
  const reader = await pageFor('198.51.100.7', READER, OPEN);
  const crawler = await pageFor('66.249.66.2', AGENT, OPEN);
  expect(crawler).toEqual(reader);
  expect(names.asked.length).toBe(before);
});
