import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Limits } from '../../../platform/limits/limits';
import { silentLog } from '../../../platform/log/log';
import { MediaLibrary } from '../../../platform/media/library';
import { forgetUsedSignatures } from '../../../platform/secrets/secrets';
import { usedSignatures } from '../../../platform/secrets/tables';
import { createApp } from '../../../server/http/app';
import { readSiteFile } from '../../../sites/file';
import { storeSites } from '../../../sites/store';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';
import type { AccountSettings } from '../settings';
import { accounts, identities } from '../tables';
import { signatureOf } from './gigya';

const LOGIN = '/api/front/gigya/user/login';
const KEY = Buffer.from('0123456789abcdefghij');
const SECRET = KEY.toString('base64');

/**
 * Signature of the identity provider: according to its documentation, HMAC-SHA1 of '<seconds>_<id>' with the
 * secret's bytes.
 */
const signed = (uid: string, seconds: number, key: Buffer = KEY) => ({
  xUID: uid,
  xsignatureTimestamp: String(seconds),
  xUIDSignature: createHmac('sha1', key).update(`${seconds}_${uid}`).digest('base64'),
});

it('a signature matches a vector made with openssl', () => {
  // printf '1773835200_uid-1' | openssl dgst -sha1 -hmac 0123456789abcdefghij -binary | base64
  expect(signatureOf('uid-1', '1773835200', SECRET)).toBe('t/Ic13NDZNFFhAjgSmZTfFwLklY=');
});

describe.each(ENGINES)('login by an identity provider, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine, { settings: { gigyaSecret: SECRET, limits: false } });
    const other = SITE_FILE.replace('alias: prova', 'alias: altra')
      .replaceAll('prova.example', 'altra.example')
      .replace('isDefault: true\n', '')
      .replace('identityProvider: true', 'identityProvider: false');
    await storeSites(test.database.db, [
      readSiteFile('prova.yaml', SITE_FILE),
      readSiteFile('a.yaml', other),
    ]);
  });
  afterAll(() => test?.database.remove());

  /** A copy of the app with other settings. */
  const appWith = (settings: Partial<AccountSettings>) => {
    const { database, clock, outbox } = test;
    const all = { limits: false, gigyaSecret: SECRET, social: {}, ...settings };
    return createApp({
      db: database.db,
      media: new MediaLibrary(database.db, database.location.folder),
      dataFolder: database.location.folder,
      mailFolder: null,
      now: clock.now,
      log: silentLog,
      accounts: { limits: new Limits(database.db, clock.now, all.limits), outbox, settings: all },
    });
  };
  const browser = (host?: string) => new TestReader(test.app, host);
  const seconds = () => Math.floor(test.clock.now().getTime() / 1000);
  const idOf = (response: unknown): string => Object(Object(response).user).id;

  it('a login with the right signature creates one account however often', async () => {
    const reader = browser();
    const first = await reader.post(LOGIN, signed('uid-1', seconds()));
    expect(first.status).toBe(200);
    expect((await reader.get('/api/front/user/profile')).status).toBe(200);
    const second = await browser().post(LOGIN, signed('uid-1', seconds() + 1));
    expect([second.status, idOf(second.response)]).toEqual([200, idOf(first.response)]);
    expect(await test.database.db.$count(identities, eq(identities.subject, 'uid-1'))).toBe(1);
    const [account] = await test.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, Number(idOf(first.response))));
    expect(account).toMatchObject({ origin: 'gigya', email: '', emailKey: null, passwordHash: null });
  });

  it('a login from several windows at the same moment creates one account too', async () => {
    const before = await test.database.db.$count(accounts);
    const answers = await Promise.all(
      [0, 1, 2, 3].map((later) => browser().post(LOGIN, signed('uid-alhora', seconds() + later))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ response }) => idOf(response))).size).toBe(1);
    expect(await test.database.db.$count(accounts)).toBe(before + 1);
  });

  it('accepts a signature once, in whatever process and however many concurrent requests', async () => {
    const once = signed('uid-once', seconds());
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => browser().post(LOGIN, once)),
      ...[1, 2].map(() => new TestReader(appWith({})).post(LOGIN, once)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await browser().post(LOGIN, once)).code).toBe('INVALID_CREDENTIALS');
    expect((await browser().post(LOGIN, signed('uid-once', seconds() + 1))).status).toBe(200);
  });

  it('stores used signatures no longer than they are valid', async () => {
    const stays = signed('uid-keep', seconds());
    expect((await browser().post(LOGIN, stays)).status).toBe(200);
    await forgetUsedSignatures(test.database.db, new Date(test.clock.now().getTime() + 180_000));
    expect((await browser().post(LOGIN, stays)).status).toBe(401);
    await forgetUsedSignatures(test.database.db, new Date(test.clock.now().getTime() + 600_000));
    expect(await test.database.db.$count(usedSignatures)).toBe(0);
  });

  it.each([-180, -1, 0, 1, 180])('accepts a signature %i seconds off', async (off) => {
    expect((await browser().post(LOGIN, signed('uid-2', seconds() + off))).status).toBe(200);
  });

  it.each([-100_000, -181, 181, 100_000])('rejects a signature %i seconds off', async (off) => {
    const reader = browser();
    const { status, code } = await reader.post(LOGIN, signed('uid-3', seconds() + off));
    expect([status, code, reader.cookies.size]).toEqual([401, 'INVALID_CREDENTIALS', 0]);
  });

  it.each<[string, (right: ReturnType<typeof signed>) => Record<string, unknown>]>([
    [
      'of another key',
      ({ xUID, xsignatureTimestamp }) => signed(xUID, Number(xsignatureTimestamp), Buffer.from('x')),
    ],
    ['of another id', (right) => ({ ...right, xUID: 'uid-5' })],
    [
      'of another moment',
      (right) => ({ ...right, xsignatureTimestamp: `${Number(right.xsignatureTimestamp) + 1}` }),
    ],
    [
      'whose parts were shifted',
      (right) => ({ ...right, xsignatureTimestamp: `${right.xsignatureTimestamp}0` }),
    ],
    ['that is cut short', (right) => ({ ...right, xUIDSignature: right.xUIDSignature.slice(0, -1) })],
    ['that goes on', (right) => ({ ...right, xUIDSignature: `${right.xUIDSignature}=` })],
    ['in other letters', (right) => ({ ...right, xUIDSignature: right.xUIDSignature.toLowerCase() })],
    ['of another length in bytes', (right) => ({ ...right, xUIDSignature: 'é'.repeat(28) })],
  ])('refuses a signature %s', async (_, bend) => {
    const reader = browser();
    const { status, code } = await reader.post(LOGIN, bend(signed('uid-4', seconds())));
    expect([status, code, reader.cookies.size]).toEqual([401, 'INVALID_CREDENTIALS', 0]);
    expect(await test.database.db.$count(identities, eq(identities.subject, 'uid-5'))).toBe(0);
  });

  it.each([
    {},
    { xUID: '', xUIDSignature: '', xsignatureTimestamp: '' },
    { ...signed('uid-6', 1), xUIDSignature: '' },
    { ...signed('uid-6', 1), xsignatureTimestamp: '1e3' },
    { ...signed('uid-6', 1), xsignatureTimestamp: '-1' },
    { ...signed('uid-6', 1), xsignatureTimestamp: null },
    { ...signed('uid-6', 1), xUID: ['uid-6'] },
  ])('rejects data that are not a signed identity: %j', async (body) => {
    expect((await browser().post(LOGIN, body)).status).toBe(400);
  });

  it('rejects a timestamp beyond the range of a number', async () => {
    const body = { ...signed('uid-7', 1), xsignatureTimestamp: '9'.repeat(400) };
    expect((await browser().post(LOGIN, body)).status).toBe(401);
    const xsignatureTimestamp = '9'.repeat(400);
    const xUIDSignature = createHmac('sha1', KEY).update(`${xsignatureTimestamp}_uid-7`).digest('base64');
    const signedSo = { xUID: 'uid-7', xsignatureTimestamp, xUIDSignature };
    expect((await browser().post(LOGIN, signedSo)).status).toBe(401);
  });

  it('rejects an id that no database stores, even if signed', async () => {
    expect((await browser().post(LOGIN, signed('uid\u00008', seconds()))).status).toBeOneOf([400, 401]);
    expect((await browser().post(LOGIN, signed('u'.repeat(5_000), seconds()))).status).toBeOneOf([400, 401]);
  });

  it('does not exist on a site without an identity provider', async () => {
    const answered = await browser('altra.example').post(LOGIN, signed('uid-9', seconds()));
    expect([answered.status, answered.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('cannot be made by another site’s page', async () => {
    const answered = await browser().ask('POST', LOGIN, signed('uid-9', seconds()), {
      origin: 'https://evil.example',
    });
    expect(answered.status).toBe(403);
  });

  it('does not exist without a secret, not even if signed with an empty one', async () => {
    const reader = new TestReader(appWith({ gigyaSecret: undefined }));
    for (const key of [KEY, Buffer.alloc(0)])
      expect((await reader.post(LOGIN, signed('uid-9', seconds(), key))).status).toBe(404);
  });

  it('is limited for each id', async () => {
    const app = appWith({ limits: true });
    const login = async (form: unknown) => (await new TestReader(app).post(LOGIN, form)).status;
    // Naming an id without its signature does not use up its reader's attempts.
    const wrong = { ...signed('uid-10', seconds()), xUIDSignature: 'wrong' };
    for (let time = 0; time < 12; time += 1) expect(await login(wrong)).toBe(401);
    for (let time = 0; time < 10; time += 1)
      expect(await login(signed('uid-10', seconds() + time))).toBe(200);
    expect(await login(signed('uid-10', seconds() + 10))).toBe(429);
  });
});
