import { CRAWLERS, claimedCrawler } from '@portal/model/revenue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCrawlerCheck, type NameServer } from '../../platform/networks/crawlers';

type Names = Record<string, string[]>;

/** A name server with these names of addresses, and these addresses of names. */
function server(reverse: Names, forward: Names, asked: string[] = []): NameServer {
  const from = (table: Names) => async (key: string) => {
    asked.push(key);
    const found = table[key];
    if (!found) throw Object.assign(new Error(`queryPtr ENOTFOUND ${key}`), { code: 'ENOTFOUND' });
    return found;
  };
  const to = from(forward);
  return { reverse: from(reverse), resolve4: to, resolve6: to };
}

const GOOGLE = '66.249.66.1';
const NAME = 'crawl-66-249-66-1.googlebot.com';

describe('a crawler', () => {
  it('is verified by a name in its engine’s domain that resolves back', async () => {
    const check = createCrawlerCheck(server({ [GOOGLE]: [NAME] }, { [NAME]: [GOOGLE] }));
    expect(await check.isFrom('google', GOOGLE)).toBe(true);
    expect(await check.isFrom('google', `::ffff:${GOOGLE}`)).toBe(true);
    expect(await check.isFrom('bing', GOOGLE)).toBe(false);
  });

  it('is verified by an IPv6 address, however that is written', async () => {
    const address = '2001:4860:4801:10::1';
    const name = 'crawl.geo.googlebot.com';
    const long = '2001:4860:4801:0010:0:0:0:1';
    expect(
      await createCrawlerCheck(server({ [address]: [name] }, { [name]: [long] })).isFrom('google', address),
    ).toBe(true);
  });

  it.each([
    ['a name that is made up', { '203.0.113.9': [NAME] }, { [NAME]: [GOOGLE] }],
    [
      'a domain that only ends alike',
      { '203.0.113.9': ['x.evilgooglebot.com'] },
      { 'x.evilgooglebot.com': ['203.0.113.9'] },
    ],
    [
      'a domain before another',
      { '203.0.113.9': ['googlebot.com.evil.example'] },
      { 'googlebot.com.evil.example': ['203.0.113.9'] },
    ],
    ['the domain itself', { '203.0.113.9': ['googlebot.com'] }, { 'googlebot.com': ['203.0.113.9'] }],
    [
      'a proxy of the engine’s',
      { '203.0.113.9': ['google-proxy-203-0-113-9.google.com'] },
      { 'google-proxy-203-0-113-9.google.com': ['203.0.113.9'] },
    ],
    ['no name', {}, {}],
    ['a name that leads nowhere', { '203.0.113.9': [NAME] }, {}],
  ])('is not verified with %s', async (_, reverse: Names, forward: Names) => {
    expect(await createCrawlerCheck(server(reverse, forward)).isFrom('google', '203.0.113.9')).toBe(false);
  });

  it('is looked up once, and invalid IP addresses are not looked up', async () => {
    const asked: string[] = [];
    const check = createCrawlerCheck(server({ [GOOGLE]: [NAME] }, { [NAME]: [GOOGLE] }, asked));
    await Promise.all([check.isFrom('google', GOOGLE), check.isFrom('google', GOOGLE)]);
    await check.isFrom('google', GOOGLE);
    for (const address of [
      '',
      'localhost',
      '1.2.3',
      '1.2.3.4, 5.6.7.8',
      '::ffff:',
      'fe80::1%eth0',
      'a'.repeat(10_000),
    ])
      expect(await check.isFrom('google', address)).toBe(false);
    expect(asked).toEqual([GOOGLE, NAME]);
  });

  it('is unverified while too many of its network are looked up, and may be verified later', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<string[]>((done) => {
      answer = () => done([NAME]);
    });
    const names = { ...server({}, { [NAME]: [GOOGLE] }), reverse: () => waiting };
    const check = createCrawlerCheck(names);
    const first = Array.from({ length: 4 }, (_, at) => check.isFrom('google', `66.249.66.${at + 2}`));
    expect(await check.isFrom('google', GOOGLE)).toBe(false);
    answer();
    await Promise.all(first);
    expect(await check.isFrom('google', GOOGLE)).toBe(true);
  });

  it('is verified while lookups for another network hang', async () => {
    const names = server({ [GOOGLE]: [NAME] }, { [NAME]: [GOOGLE] });
    const never = new Promise<string[]>(() => undefined);
    const check = createCrawlerCheck({
      ...names,
      reverse: (address) => (address === GOOGLE ? names.reverse(address) : never),
    });
    for (let at = 0; at < 40; at += 1) void check.isFrom('google', `2001:db8:1::${at.toString(16)}`);
    expect(await check.isFrom('google', GOOGLE)).toBe(true);
  });

  /** A check that knows Google's two IP addresses, while lookups for any other hang. */
  const GOOGLE_6 = '2001:4860:4801:10::1';
  const amongSilent = () => {
    const asked: string[] = [];
    const names = server({ [GOOGLE]: [NAME], [GOOGLE_6]: [NAME] }, { [NAME]: [GOOGLE, GOOGLE_6] }, asked);
    const never = new Promise<string[]>(() => undefined);
    const check = createCrawlerCheck({
      ...names,
      reverse: (address) => {
        const answer = names.reverse(address);
        return [GOOGLE, GOOGLE_6].includes(address) ? answer : answer.catch(() => never);
      },
    });
    return { check, asked };
  };

  it('is verified while lookups for 50 networks of one /48 hang', async () => {
    const { check, asked } = amongSilent();
    for (let at = 0; at < 200; at += 1)
      void check.isFrom('google', `2001:db8:1:${(at >> 2).toString(16)}::${(at & 3) + 1}`);
    expect(asked).toHaveLength(8);
    expect(await check.isFrom('google', GOOGLE_6)).toBe(true);
    expect(await check.isFrom('google', GOOGLE)).toBe(true);
  });

  it('a crawler on IPv4 is verified while all the slots for IPv6 are taken', async () => {
    const { check, asked } = amongSilent();
    for (let at = 0; at < 400; at += 1)
      void check.isFrom('google', `2001:db8:${(at >> 2).toString(16)}::${(at & 3) + 1}`);
    expect(asked).toHaveLength(100);
    expect(await check.isFrom('google', GOOGLE_6)).toBe(false);
    expect(await check.isFrom('google', GOOGLE)).toBe(true);
  });

  it('is recognised by its name alone if the site allows it, whatever else the header contains', () => {
    const agent =
      'Mozilla/5.0 (Linux; Android 6.0.1) (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(claimedCrawler(agent, ['bing', 'google'])).toBe('google');
    expect(claimedCrawler(agent, ['bing'])).toBeUndefined();
    expect(claimedCrawler(agent, undefined)).toBeUndefined();
    expect(claimedCrawler('Mozilla/5.0 Firefox/140.0', CRAWLERS)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) =>
        [undefined, ...CRAWLERS].includes(claimedCrawler(text, CRAWLERS)),
      ),
    );
  });
});
