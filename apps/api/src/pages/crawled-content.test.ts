import { endpointPath, READING_ENDPOINTS } from '@portal/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../platform/http/headers';
import { ENGINES } from '../testing/database';
import type { TestDiscussion } from '../testing/discussion';
import { CLOSED_TEXT, metersOf, testPaywall } from '../testing/paywall';
import { TestReader } from '../testing/reader';

const SECRET = 'La part que és tancada';
const ADDRESS = '66.249.66.1';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe.each(ENGINES)('gated articles for crawlers, on %s', (engine) => {
  let test: TestDiscussion;
  const asked: string[] = [];
  beforeAll(async () => {
    const crawlers = {
      isFrom: async (crawler: string, address: string) => {
        asked.push(`${crawler} ${address}`);
        return crawler === 'google' && address === ADDRESS;
      },
    };
    test = await testPaywall(engine, '  crawlers: [google]', { crawlers });
  });
  afterAll(() => test?.database.remove());

  const as = (userAgent: string, address: string) =>
    new TestReader(test.app, 'prova.example', { 'user-agent': userAgent, [ADDRESS_HEADER]: address });

  it.each(['registered', 'metered', 'subscribers'] as const)(
    'are complete for a %s text if the crawler’s IP address is verified, and are not metered',
    async (condition) => {
      const id = String(await test.story({ ...CLOSED_TEXT, condition }));
      const rest = await as(GOOGLEBOT, ADDRESS).get(endpointPath(READING_ENDPOINTS.restOfContent, id));
      expect(rest.status).toBe(200);
      expect(JSON.stringify(rest.response)).toContain(SECRET);
      expect(rest.headers.get('cache-control')).toContain('no-store');
      expect(await metersOf(test.database.db)).toMatchObject({ count: 0, readings: 0 });
    },
  );

  it('stay closed to unverified crawlers, and to crawlers that the site does not allow', async () => {
    const id = String(await test.story({ ...CLOSED_TEXT, condition: 'subscribers' }));
    for (const reader of [as(GOOGLEBOT, '203.0.113.9'), as('bingbot/2.0', ADDRESS), as('Firefox', ADDRESS)]) {
      const rest = await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, id));
      expect([401, 403]).toContain(rest.status);
      expect(JSON.stringify(rest.response ?? null)).not.toContain(SECRET);
    }
  });

  it('cause a DNS lookup only if they are gated', async () => {
    const id = String(await test.story());
    asked.length = 0;
    expect(
      (await as(GOOGLEBOT, ADDRESS).get(endpointPath(READING_ENDPOINTS.restOfContent, id))).status,
    ).not.toBe(200);
    expect(asked).toEqual([]);
  });

  it('are not opened by the metering endpoint', async () => {
    const id = String(await test.story({ ...CLOSED_TEXT, condition: 'subscribers' }));
    const read = await as(GOOGLEBOT, ADDRESS).post(endpointPath(READING_ENDPOINTS.readContent, id));
    expect(JSON.stringify(read.response)).not.toContain(SECRET);
  });
});
