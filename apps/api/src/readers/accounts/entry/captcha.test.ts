import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { CAPTCHA_PROVIDERS } from '@portal/model';
import { REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SettingsError } from '../../../platform/process/environment';
import { DAY_MS } from '../../../platform/time/durations';
import { readApiSettings } from '../../../server/settings/settings';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { logInto } from '../../../testing/log';
import { TestReader } from '../../../testing/reader';
import { accounts } from '../tables';
import { verifyCaptcha } from './captcha';

type Answering = { status?: number; body?: string; silent?: boolean };
let server: Server;
let verifyUrl: string;
let answering: Answering;
const asked: Record<string, string>[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(Object.fromEntries(new URLSearchParams(await text(request))));
    if (answering.silent) return;
    response.writeHead(answering.status ?? 200, { location: '/elsewhere' }).end(answering.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  verifyUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/siteverify`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  answering = { body: '{"success":true}' };
});

const settingsOf = (environment: Record<string, string>) => readApiSettings(environment).accounts.captcha;
const ENVIRONMENT = { CAPTCHA_SITE_KEY: 'the-key', CAPTCHA_SECRET: 'the-secret' };

describe('the settings of the captcha', () => {
  it('are off by default, and name the provider if all are set', () => {
    expect(settingsOf({})).toBeUndefined();
    for (const provider of CAPTCHA_PROVIDERS) {
      const set = settingsOf({ ...ENVIRONMENT, CAPTCHA_PROVIDER: provider });
      expect(set).toMatchObject({ provider, siteKey: 'the-key', secret: 'the-secret' });
      for (const url of [set?.verifyUrl, set?.script, ...(set?.origins ?? [])])
        expect(url).toMatch(/^https:\/\//);
      expect(set?.origins).toContain(new URL(set?.script ?? '').origin);
    }
  });

  it.each([
    [{ CAPTCHA_PROVIDER: 'turnstile' }, 'must be set together'],
    [ENVIRONMENT, 'must be set together'],
    [{ ...ENVIRONMENT, CAPTCHA_PROVIDER: 'other' }, 'CAPTCHA_PROVIDER must be one of'],
    [{ ...ENVIRONMENT, CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_VERIFY_URL: 'nowhere' }, 'CAPTCHA_VERIFY_URL'],
  ])('the settings of the captcha with %j stop the start with a sentence', (environment, sentence) => {
    expect(() => settingsOf(environment)).toThrow(SettingsError);
    expect(() => settingsOf(environment)).toThrow(sentence);
  });
});

describe.each(CAPTCHA_PROVIDERS)('a response to %s', (provider) => {
  const logged: string[] = [];
  const verify = (response: string) => {
    logged.length = 0;
    const captcha = settingsOf({ ...ENVIRONMENT, CAPTCHA_PROVIDER: provider, CAPTCHA_VERIFY_URL: verifyUrl });
    return verifyCaptcha(captcha, response, '203.0.113.7', logInto(logged));
  };

  it('is verified by a form with secret, response and address', async () => {
    await verify('a response');
    expect(asked).toEqual([{ secret: 'the-secret', response: 'a response', remoteip: '203.0.113.7' }]);
  });

  it('is required, and a missing one is not verified', async () => {
    await expect(verify('')).rejects.toMatchObject({ status: 400, code: 'REQUIRED_FIELD' });
    expect(asked).toEqual([]);
  });

  it.each(['invalid-input-response', 'timeout-or-duplicate', 'already-seen-response'])(
    'is invalid if it is refused with %s',
    async (code) => {
      answering = { body: JSON.stringify({ success: false, 'error-codes': [code] }) };
      await expect(verify('bad')).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_FIELD',
        more: { issues: [{ field: 'recaptcha', code: 'invalid' }] },
      });
      expect(logged).toEqual([]);
    },
  );

  it.each<[string, Answering]>([
    ['a wrong secret', { body: '{"success":false,"error-codes":["invalid-input-secret"]}' }],
    ['a failure', { status: 500, body: '{"success":true}' }],
    ['a redirect', { status: 302, body: '{"success":true}' }],
    ['no JSON', { body: '<html>' }],
    ['an answer without an end', { body: `{"success":true,"more":"${'x'.repeat(100_000)}"}` }],
    ['another JSON', { body: '{"success":"yes"}' }],
  ])('lets nobody in after %s, logs it and asks to retry', async (_, answer) => {
    answering = answer;
    await expect(verify('good')).rejects.toMatchObject({
      status: 503,
      code: 'INVALID_FIELD',
      more: { issues: [{ field: 'recaptcha', code: 'unavailable' }] },
    });
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toMatch(/the-secret|good/);
  });
});

it('waits five seconds for an unresponsive provider', async () => {
  answering = { silent: true };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const captcha = settingsOf({
    ...ENVIRONMENT,
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_VERIFY_URL: verifyUrl,
  });
  let isRefused = false;
  const verified = verifyCaptcha(captcha, 'x', '203.0.113.7', logInto([])).catch((error: unknown) => {
    isRefused = true;
    throw error;
  });
  const refused = expect(verified).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isRefused).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

describe.each(ENGINES)('registration with a captcha, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    const captcha = settingsOf({
      ...ENVIRONMENT,
      CAPTCHA_PROVIDER: 'hcaptcha',
      CAPTCHA_VERIFY_URL: verifyUrl,
    });
    test = await testAccounts(engine, { settings: { captcha } });
  });
  afterAll(() => test?.database.remove());
  // Each test has its own daily limits of the network.
  beforeEach(() => test.clock.goOn(DAY_MS));
  const FORM = {
    nick: 'lectora-c',
    email: 'c@example.org',
    password: 'Llevantada1908',
    name: 'Núria',
    surname: 'Escarré',
    birthdate: '1990-05-12',
    country: 'ES',
    terms: true,
  };
  const register = (body: Record<string, unknown>) =>
    new TestReader(test.app, 'prova.example', { 'x-portal-address': '203.0.113.7' }).post(
      REGISTRATION_ENDPOINTS.register.path,
      body,
    );

  it('creates no account without a person, not even for the demo, and one with a person', async () => {
    asked.length = 0;
    const count = () => test.database.db.$count(accounts);
    const before = [await count(), test.emails.length] as const;
    const without = await register(FORM);
    expect([without.status, without.code]).toEqual([400, 'REQUIRED_FIELD']);
    expect(without.issues).toEqual([{ field: 'recaptcha', code: 'required' }]);
    expect((await register({ demo: true, name: 'Núria' })).status).toBe(400);
    answering = { body: '{"success":false}' };
    const refused = await register({ ...FORM, recaptcha: 'bad' });
    expect([refused.status, refused.code, refused.issues]).toEqual([
      400,
      'INVALID_FIELD',
      [{ field: 'recaptcha', code: 'invalid' }],
    ]);
    expect([await count(), test.emails.length]).toEqual(before);
    answering = { body: '{"success":true}' };
    expect((await register({ ...FORM, recaptcha: 'good' })).status).toBe(200);
    expect((await register({ demo: true, recaptcha: 'good' })).status).toBe(200);
    expect(await count()).toBe(before[0] + 2);
    expect(asked.map(({ remoteip }) => remoteip)).toEqual(Array(3).fill('203.0.113.7'));
    const kept = await test.database.db.select({ demoData: accounts.demoData }).from(accounts);
    expect(JSON.stringify(kept)).not.toContain('good');
  });

  it('lets few readers of a network in without it, each with an address to validate', async () => {
    const before = [asked.length, await test.database.db.$count(accounts)] as const;
    // A rejected form does not count.
    for (let time = 0; time < 4; time += 1)
      expect((await register({ ...FORM, newsletters: ['cap'], withoutCheck: true })).status).toBe(400);
    const statuses: number[] = [];
    for (const at of [1, 2, 3, 4]) {
      const { status } = await register({
        ...FORM,
        nick: `sense-${at}`,
        email: `sense${at}@example.org`,
        withoutCheck: true,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(asked).toHaveLength(before[0]);
    expect(await test.database.db.$count(accounts)).toBe(before[1] + 3);
    expect((await test.emailTo('sense1@example.org')).text).toContain('/registro/validar/?token=');
  });
});
