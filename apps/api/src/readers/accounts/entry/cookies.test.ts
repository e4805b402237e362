import { CALLS, endpointPath, READING_ENDPOINTS } from '@portal/model';
import { ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { ACCOUNT_CALLS } from '@portal/model/readers';
import { GIFT_ENDPOINTS, givenSchema } from '@portal/model/revenue';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeEntitlements } from '../../../revenue/entitlements/entitlements';
import { sites } from '../../../sites/tables';
import { narrowVendorList } from '../../../sites/vendor-list';
import { PASSWORD } from '../../../testing/account-readers';
import { QUICKER_ENGINE } from '../../../testing/database';
import { newEditor, TestEditor } from '../../../testing/desk';
import { type TestDiscussion, testDiscussion } from '../../../testing/discussion';
import { CLOSED_TEXT, paywallFile } from '../../../testing/paywall';
import { type Answered, TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';
import { VENDOR_LIST, VENDOR_LIST_TEXTS } from '../../../testing/vendor-list';
import { PROVIDER_ENDPOINTS } from './providers';

const CONSENT = `consent:
  version: 2
  partners: [{ name: Comptador, purpose: analytics, policy: 'https://comptador.example/privacy' }]
  tcf: { cmpId: 321, cmpVersion: 1, vendors: [12] }
`;
const TC = 'CQabcdefghijklmnopqrstuvwxyz.YAAAAAAAAAAA.IAAA';
const DAY = 86_400;

let test: TestDiscussion;
beforeAll(async () => {
  const social = (name: 'google' | 'apple') => ({
    clientId: 'portal',
    clientSecret: 'secret',
    endpoints: PROVIDER_ENDPOINTS[name],
  });
  test = await testDiscussion(QUICKER_ENGINE[0], '{}', {
    site: `${SITE_FILE}${paywallFile('  gifts: { monthly: 9, days: 14, readers: 3 }')}${CONSENT}`,
    settings: { limits: false, social: { google: social('google'), apple: social('apple') } },
  });
  const texts = { ...VENDOR_LIST, ...VENDOR_LIST_TEXTS };
  const vendorList = narrowVendorList(texts, texts, { language: 'ca', vendors: [12] });
  await test.database.db.update(sites).set({ vendorList });
});
afterAll(() => test?.database.remove());

/** Names and attributes of the cookies that a response sets, without their values. */
const setBy = ({ headers }: Answered) => headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''));

describe.each([
  { host: 'prova.example', isSecure: true },
  { host: 'localhost:3000', isSecure: false },
])('the back end’s cookies on $host', ({ host, isSecure }) => {
  const secure = isSecure ? ' Secure;' : '';
  const prefix = isSecure ? '__Host-' : '';
  /** A cookie that scripts cannot read. */
  const closed = (name: string, maxAge: number, path = '/', sameSite = 'Lax') =>
    `${name}; Max-Age=${maxAge}; Path=${path}; HttpOnly;${secure} SameSite=${sameSite}`;
  /** A cookie that the pages' own scripts read. */
  const readable = (name: string, maxAge: number, path = '/') =>
    `${name}; Max-Age=${maxAge}; Path=${path};${secure} SameSite=Lax`;
  const session = closed(`${prefix}session`, 30 * DAY);
  const device = closed(`${prefix}device`, 400 * DAY);
  const meter = closed(`${prefix}meter`, 33 * DAY);
  const entry = readable('entry', 300);

  const browser = () => new TestReader(test.app, host);
  const subscriber = async () => {
    const { form } = await test.readers.account();
    const reader = browser();
    const loggedIn = await reader.post(ACCOUNT_CALLS.login, { email: form.email, password: PASSWORD });
    const now = test.clock.now();
    const contract = { externalId: form.email, email: form.email, product: 'digital', startsAt: now };
    const rest = { endsAt: null, renewsAt: null, isUnpaid: false };
    await storeEntitlements(test.database.db, 'prova', 'prova', [{ ...contract, ...rest }], now);
    return { reader, loggedIn };
  };

  it('hides the session and the browser’s identifier from scripts, and clears the session at logout', async () => {
    const { reader, loggedIn } = await subscriber();
    expect(setBy(loggedIn)).toEqual([session, device, readable('userId', 30 * DAY), entry]);
    expect(setBy(await reader.post(ACCOUNT_CALLS.logout))).toEqual([
      `${prefix}session; Max-Age=0; Path=/;${secure} SameSite=Lax`,
      `userId; Max-Age=0; Path=/${isSecure ? '; Secure' : ''}`,
    ]);
  });

  it('stores a decision about cookies where pages can read it', async () => {
    const decision = { id: '7'.repeat(32), version: '2-2', granted: ['ads'], origin: 'notice', tcString: TC };
    expect(setBy(await browser().post(CALLS.consent, decision))).toEqual([
      readable('consent', 182 * DAY),
      readable('euconsent-v2', 182 * DAY),
    ]);
  });

  it('sends the result of reading a text to that text’s page alone', async () => {
    const path = `/societat/galetes-${prefix}metered/`;
    const id = await test.story({ ...CLOSED_TEXT, condition: 'metered', path });
    expect(setBy(await browser().post(endpointPath(READING_ENDPOINTS.readContent, String(id))))).toEqual([
      meter,
      readable(`paywall-${id}`, 300, path),
    ]);
  });

  it('hides a gift’s token from scripts, and clears it once its text is read', async () => {
    const path = `/societat/galetes-${prefix}gift/`;
    const id = await test.story({ ...CLOSED_TEXT, condition: 'subscribers', path });
    const { reader: giver } = await subscriber();
    const { response } = await giver.post(GIFT_ENDPOINTS.own.path, { contentId: String(id) });
    const [token = ''] = v.parse(givenSchema, response).link.split('/').slice(-2);
    const reader = browser();
    expect(setBy(await reader.get(endpointPath(GIFT_ENDPOINTS.open, token)))).toEqual([closed('gift', DAY)]);
    expect(setBy(await reader.post(endpointPath(READING_ENDPOINTS.readContent, String(id))))).toEqual([
      'gift; Max-Age=0; Path=/',
      meter,
      readable(`paywall-${id}`, 300, path),
    ]);
  });

  it.each([
    ['google', 'Lax'],
    // Its page posts a form from another site, with which browsers send cookies over https alone.
    ['apple', isSecure ? 'None' : 'Lax'],
  ])('hides a login with %s from scripts and from other addresses', async (name, sameSite) => {
    const path = `${ACCOUNT_CALLS.login}/${name}`;
    const reader = browser();
    expect(setBy(await reader.get(path))).toEqual([closed('login-flow', 600, `${path}/return`, sameSite)]);
    expect(setBy(await reader.get(`${path}/return?error=access_denied`))).toEqual([
      `login-flow; Max-Age=0; Path=${path}/return`,
    ]);
  });

  it('hides a session of the desk from scripts, and clears it at logout', async () => {
    const { email, secret } = await newEditor(test, `${isSecure ? 'anna' : 'pau'}@prova.example`, 'editor');
    const editor = Object.assign(new TestEditor(test, email, host), { secret });
    const desk = closed(`${prefix}desk`, 12 * 3_600);
    expect(setBy(await editor.login())).toEqual([desk]);
    expect(setBy(await editor.prove())).toEqual([desk, closed(`${prefix}desk-browser`, 400 * DAY)]);
    const cleared = `${prefix}desk; Max-Age=0; Path=/;${secure} SameSite=Lax`;
    expect(setBy(await editor.post(ENTRY_DESK_ENDPOINTS.logout.path))).toEqual([cleared]);
  });
});
