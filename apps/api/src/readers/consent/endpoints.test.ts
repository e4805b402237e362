import { CALLS } from '@portal/model';
import { TC_COOKIE } from '@portal/model/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../../platform/http/headers';
import { LIMITS } from '../../platform/limits/rates';
import { DAY_MS } from '../../platform/time/durations';
import { sites } from '../../sites/tables';
import { narrowVendorList } from '../../sites/vendor-list';
import { AccountReaders } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { TestReader } from '../../testing/reader';
import { SITE_FILE } from '../../testing/site';
import { VENDOR_LIST, VENDOR_LIST_TEXTS } from '../../testing/vendor-list';
import { CONSENT_RECORD_DAYS, forgetConsents, recordedConsents } from './records';

const POLICY = 'https://comptador.example/privacy';
const SITE = `${SITE_FILE}consent:
  version: 2
  partners:
    - { name: Comptador, purpose: analytics, policy: '${POLICY}' }
    - { name: YouTube, purpose: embeds, policy: '${POLICY}' }
`;

let browsers = 0;
const decision = (over: Record<string, unknown> = {}) => {
  browsers += 1;
  return {
    id: String(browsers).padStart(32, '0'),
    version: '2-2',
    granted: ['analytics'],
    origin: 'notice',
    ...over,
  };
};

describe.each(ENGINES)('decisions about cookies, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, { site: SITE });
    readers = new AccountReaders(test);
  });
  afterAll(() => test.database.remove());
  const send = (body: unknown) => readers.browser().post(CALLS.consent, body);
  const recorded = async (browser?: string, { database } = test) => {
    const all = [];
    for await (const record of recordedConsents(database.db, 'prova', browser)) all.push(record);
    return all;
  };

  it('are recorded without personal data, one after the other, and stored in the browser for six months', async () => {
    const first = decision();
    const { status } = await send(first);
    expect(status).toBe(200);
    await send({ ...first, granted: [], origin: 'choices' });
    const records = await recorded(first.id);
    expect(records).toEqual([
      expect.objectContaining({
        site: 'prova',
        browser: first.id,
        version: '2-2',
        language: 'ca',
        origin: 'notice',
        asked: ['embeds', 'analytics'],
        granted: ['analytics'],
      }),
      expect.objectContaining({ browser: first.id, granted: [], origin: 'choices' }),
    ]);
    expect(Object.keys(records[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'site',
        'browser',
        'version',
        'language',
        'asked',
        'granted',
        'origin',
        'tcString',
        'decidedAt',
      ].toSorted(),
    );
  });

  it.each([
    { version: '2-1' },
    { version: 'x' },
    { granted: ['ads'] },
    { granted: ['analytics', 'analytics'] },
    { id: 'reader@example.org' },
    { origin: 'elsewhere' },
  ])('are refused with %j, and leave nothing', async (over) => {
    const before = (await recorded()).length;
    const { status } = await send(decision(over));
    expect(status).toBe(400);
    expect(await recorded()).toHaveLength(before);
  });

  it('decisions about cookies of one browser are limited in number', async () => {
    const one = decision();
    const answers = await Promise.all(Array.from({ length: 22 }, () => send(one)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await recorded(one.id)).toHaveLength(20);
  });

  it('decisions about cookies of one network are limited per day, however slowly they come', async () => {
    const rates = {
      ...LIMITS,
      consent: { ...LIMITS.consent, perAddress: 4 },
      consentDay: { ...LIMITS.consentDay, perAddress: 10 },
    };
    const test = await testAccounts(engine, { site: SITE, rates });
    const { perAddress } = rates.consentDay;
    const from = new TestReader(test.app, 'prova.example', { [ADDRESS_HEADER]: '198.51.100.7' });
    for (let at = 0; at < perAddress; at += 1) {
      if (at % rates.consent.perAddress === 0) test.clock.goOn(rates.consent.withinMs);
      expect((await from.post(CALLS.consent, decision())).status).toBe(200);
    }
    test.clock.goOn(rates.consent.withinMs);
    const refused = await from.post(CALLS.consent, decision());
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    expect(await recorded(undefined, test)).toHaveLength(perAddress);
    expect((await new AccountReaders(test).browser().post(CALLS.consent, decision())).status).toBe(200);
    test.clock.goOn(DAY_MS);
    expect((await from.post(CALLS.consent, decision())).status).toBe(200);
    await test.database.remove();
  });

  it('are deleted when their legal term has ended', async () => {
    const { db } = test.database;
    await send(decision());
    const later = (days: number) => () => new Date(test.clock.now().getTime() + days * DAY_MS);
    await forgetConsents({ db, now: later(CONSENT_RECORD_DAYS - 1) });
    expect((await recorded()).length).toBeGreaterThan(0);
    await forgetConsents({ db, now: later(CONSENT_RECORD_DAYS + 1) });
    expect(await recorded()).toEqual([]);
  });
});

describe.each(ENGINES)('the framework of IAB Europe, on %s', (engine) => {
  const TC = 'CQabcdefghijklmnopqrstuvwxyz.YAAAAAAAAAAA.IAAA';
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, {
      site: `${SITE}  tcf: { cmpId: 321, cmpVersion: 1, vendors: [12] }\n`,
    });
    readers = new AccountReaders(test);
    const texts = { ...VENDOR_LIST, ...VENDOR_LIST_TEXTS };
    const vendorList = narrowVendorList(texts, texts, { language: 'ca', vendors: [12] });
    await test.database.db.update(sites).set({ vendorList });
  });
  afterAll(() => test.database.remove());

  it('records the string of a choice, and keeps it as long as the decision', async () => {
    const one = decision({ granted: ['ads'], tcString: TC });
    const { status, headers } = await readers.browser().post(CALLS.consent, one);
    expect(status).toBe(200);
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith(TC_COOKIE))).toContain(
      `${TC_COOKIE}=${TC}; Max-Age=15724800; Path=/`,
    );
    const records = [];
    for await (const record of recordedConsents(test.database.db, 'prova', one.id)) records.push(record);
    expect(records).toEqual([expect.objectContaining({ tcString: TC, granted: ['ads'] })]);
  });

  it.each(['x', `${TC}.${'a'.repeat(4000)}`, 'CQabcdefghijklmnopqrstuvwxyz.<script>', `${TC}; path=/x`])(
    'is refused as %s',
    async (tcString) => {
      const { status } = await readers.browser().post(CALLS.consent, decision({ tcString }));
      expect(status).toBe(400);
    },
  );

  it('gives browsers the site’s own vendors alone', async () => {
    const { status, response } = await readers.browser().get(CALLS.vendors);
    expect(status).toBe(200);
    expect(response).toMatchObject({
      vendorListVersion: 142,
      vendors: { 12: { name: 'Barques & Anuncis' } },
    });
    expect(Object.keys(Object(response).vendors)).toEqual(['12']);
  });
});

it('has no vendors and accepts no string on a site that does not use it', async () => {
  const [engine] = ENGINES;
  const test = await testAccounts(engine, { site: SITE });
  const browser = new AccountReaders(test).browser();
  expect((await browser.get(CALLS.vendors)).status).toBe(404);
  const tcString = 'CQabcdefghijklmnopqrstuvwxyz.YAAAAAAAAAAA';
  expect((await browser.post(CALLS.consent, decision({ tcString }))).status).toBe(400);
  await test.database.remove();
});

it('records nothing on a site that asks for nothing', async () => {
  const [engine] = ENGINES;
  const test = await testAccounts(engine);
  expect((await new AccountReaders(test).browser().post(CALLS.consent, decision())).status).toBe(404);
  await test.database.remove();
});
