import {
  DESK_CALLS,
  deskLogSchema,
  deskPasskeysSchema,
  ENTRY_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  MAX_PASSKEYS,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinDatabase } from '../../platform/database/client';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { TestAuthenticator, type Wrongly } from '../../testing/authenticator';
import { ENGINES } from '../../testing/database';
import { deskDeps, newEditor, strangersContext, TestEditor } from '../../testing/desk';
import { provePasskey } from './passkey-entry';
import { deskPasskeys } from './tables';

const { passkeys: PASSKEYS, passkeyProof: PROOF } = DESK_CALLS;

describe.each(ENGINES)('desk passkeys, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;

  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
  });
  afterAll(() => test.database.remove());
  beforeEach(async () => {
    // Moves past the limits per network, and keeps the chief's session alive.
    test.clock.goOn(10 * 60_000);
    await chief.get(ENTRY_DESK_ENDPOINTS.user.path);
  });

  const optionsAt = async (editor: TestEditor, path: string) =>
    (await editor.post(`${path}/options`)).response;
  const listOf = async (editor: TestEditor) =>
    v.parse(deskPasskeysSchema, (await editor.get(PASSKEYS)).response).passkeys;

  /** Adds a passkey to an authenticator through the desk. */
  const add = async (editor: TestEditor, device = new TestAuthenticator(), wrongly: Wrongly = {}) => {
    const credential = device.make(await optionsAt(editor, PASSKEYS), wrongly);
    return editor.post(PASSKEYS, { name: 'Mòbil', credential });
  };
  const added = async (editor: TestEditor, device = new TestAuthenticator()) => {
    expect((await add(editor, device)).status).toBe(200);
    return device;
  };
  const idOf = async (asked: TestEditor) =>
    v.parse(v.object({ id: v.string() }), (await asked.get(ENTRY_DESK_ENDPOINTS.user.path)).response).id;
  const editor = (name: string) => newEditor(test, `${name}@prova.example`, 'moderator', name);

  it('is created at the desk, listed, and used instead of a code, repeatedly', async () => {
    const ada = await editor('ada');
    const options = await optionsAt(ada, PASSKEYS);
    expect(options).toMatchObject({
      rp: { id: 'prova.example' },
      user: { name: 'ada@prova.example' },
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [],
    });
    const device = await added(ada);
    expect(await listOf(ada)).toMatchObject([{ name: 'Mòbil', usedAt: null }]);
    expect(await optionsAt(ada, PASSKEYS)).toMatchObject({
      excludeCredentials: [{ id: device.id.toString('base64url'), transports: ['internal'] }],
    });
    for (let time = 0; time < 2; time += 1) {
      const browser = await ada.afterPassword();
      const factor = { isSetUp: true, hasPasskeys: true };
      expect((await browser.get(ENTRY_DESK_ENDPOINTS.secondFactor.path)).response).toEqual(factor);
      const before = browser.session;
      const toShow = await optionsAt(browser, PROOF);
      expect(toShow).toMatchObject({ rpId: 'prova.example', userVerification: 'required' });
      expect((await browser.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
      expect((await browser.post(PROOF, { credential: device.show(toShow) })).status).toBe(200);
      expect(browser.session).not.toBe(before);
      expect((await browser.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(200);
    }
    expect((await listOf(ada))[0]?.usedAt).toBe(test.clock.now().toISOString());
    const byCode = await ada.afterPassword();
    expect((await byCode.prove()).status).toBe(200);
  });

  it.each<[string, Wrongly]>([
    ['of another origin', { origin: 'https://prova.example.net' }],
    ['of another port', { origin: 'https://prova.example:8443' }],
    ['without TLS', { origin: 'http://prova.example' }],
    ['of another host', { rpId: 'ribera.example' }],
    ['whose owner was not verified', { isVerified: false }],
    ['with a challenge of its own', { challenge: 'Y2hhbGxlbmdl' }],
  ])('rejects one %s, when created or used', async (_, wrongly) => {
    const eva = await editor(`eva-${crypto.randomUUID().slice(0, 8)}`);
    expect(await add(eva, undefined, wrongly)).toMatchObject({ status: 400, code: 'INVALID_PASSKEY' });
    const device = await added(eva);
    const browser = await eva.afterPassword();
    const credential = device.show(await optionsAt(browser, PROOF), wrongly);
    expect(await browser.post(PROOF, { credential })).toMatchObject({ status: 401, code: 'INVALID_PASSKEY' });
    expect((await browser.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
  });

  it('rejects a reused response, in this session or another', async () => {
    const nora = await editor('nora');
    const device = await added(nora);
    const browser = await nora.afterPassword();
    const credential = device.show(await optionsAt(browser, PROOF));
    expect((await browser.post(PROOF, { credential })).status).toBe(200);
    expect((await browser.post(PROOF, { credential })).status).toBe(401);
    const other = await nora.afterPassword();
    expect((await other.post(PROOF, { credential })).status).toBe(401);
    await optionsAt(other, PROOF);
    expect((await other.post(PROOF, { credential })).status).toBe(401);
    // The failed attempt has used up the challenge too.
    const again = await nora.afterPassword();
    const options = await optionsAt(again, PROOF);
    expect((await again.post(PROOF, { credential })).status).toBe(401);
    expect((await again.post(PROOF, { credential: device.show(options) })).status).toBe(401);
  });

  it('rejects one of another account', async () => {
    const jana = await editor('jana');
    const olga = await editor('olga');
    const ofJana = await added(jana);
    await added(olga);
    const browser = await olga.afterPassword();
    const credential = ofJana.show(await optionsAt(browser, PROOF));
    expect((await browser.post(PROOF, { credential })).status).toBe(401);
    const options = await optionsAt(olga, PASSKEYS);
    const twice = await olga.post(PASSKEYS, { name: 'Seva', credential: ofJana.make(options) });
    expect(twice).toMatchObject({ status: 409, code: 'KNOWN_PASSKEY' });
  });

  it('rejects a counter that goes back, as a copy’s does, and accepts one that never counts', async () => {
    const pol = await editor('pol');
    const device = await added(pol);
    device.counter = 7;
    const browser = await pol.afterPassword();
    const right = device.show(await optionsAt(browser, PROOF));
    expect((await browser.post(PROOF, { credential: right })).status).toBe(200);
    device.counter = 3;
    const other = await pol.afterPassword();
    const behind = device.show(await optionsAt(other, PROOF));
    expect((await other.post(PROOF, { credential: behind })).status).toBe(401);

    const still = await added(pol);
    for (let time = 0; time < 2; time += 1) {
      still.counter = -1;
      const third = await pol.afterPassword();
      const credential = still.show(await optionsAt(third, PROOF));
      expect((await third.post(PROOF, { credential })).status).toBe(200);
    }
  });

  it('must be created or used within five minutes', async () => {
    const rut = await editor('rut');
    const late = new TestAuthenticator().make(await optionsAt(rut, PASSKEYS));
    test.clock.goOn(5 * 60_000);
    expect((await rut.post(PASSKEYS, { name: 'Tard', credential: late })).status).toBe(400);
    const device = await added(rut);
    const browser = await rut.afterPassword();
    const options = await optionsAt(browser, PROOF);
    test.clock.goOn(5 * 60_000);
    expect((await browser.post(PROOF, { credential: device.show(options) })).status).toBe(401);
    const next = await optionsAt(browser, PROOF);
    test.clock.goOn(5 * 60_000 - 1);
    expect((await browser.post(PROOF, { credential: device.show(next) })).status).toBe(200);
  });

  it('is accepted once even by two concurrent processes', async () => {
    const iris = await editor('iris');
    const device = await added(iris);
    const browser = await iris.afterPassword();
    const secret = browser.session;
    const accountId = Number(await idOf(iris));
    const context = { secret, ...(await strangersContext(test)) };
    const proof = { credential: device.show(await optionsAt(browser, PROOF)) };
    const other = await joinDatabase(test.database.location);
    try {
      const answers = await Promise.allSettled(
        [test.database.db, other.db, test.database.db, other.db].map((db) =>
          provePasskey(deskDeps(test, db), { accountId }, proof, context),
        ),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'INVALID_PASSKEY' });
    } finally {
      await other.close();
    }
  });

  it('is limited to five per account, even concurrently, and each is logged', async () => {
    const lia = await editor('lia');
    for (let made = 1; made < MAX_PASSKEYS; made += 1) await added(lia);
    const other = await lia.afterPassword();
    await other.prove();
    const devices = [new TestAuthenticator(), new TestAuthenticator()];
    const browsers = [lia, other];
    const credentials: unknown[] = [];
    for (const [at, device] of devices.entries()) {
      const browser = browsers[at] ?? lia;
      credentials.push(device.make(await optionsAt(browser, PASSKEYS)));
    }
    const answers = await Promise.all(
      browsers.map((browser, at) => browser.post(PASSKEYS, { name: 'Clau', credential: credentials[at] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lia.post(`${PASSKEYS}/options`)).code).toBe('TOO_MANY');
    const [first] = await listOf(lia);
    expect((await lia.ask('DELETE', `${PASSKEYS}/${first?.id}`)).status).toBe(200);
    expect(await listOf(lia)).toHaveLength(MAX_PASSKEYS - 1);
    const { lines } = v.parse(deskLogSchema, (await chief.get(LOG_DESK_ENDPOINTS.log.path)).response);
    expect(lines[0]).toMatchObject({
      actor: 'lia',
      act: 'passkey.remove',
      subject: `passkey:${first?.id}`,
      details: { name: 'Mòbil' },
    });
    expect(lines[1]).toMatchObject({ actor: 'lia', act: 'passkey.add', details: { name: 'Clau' } });
  });

  it('is announced to its owner by email', async () => {
    const mar = await editor('mar');
    await added(mar);
    const emails = (await test.emailsTo(mar.email)).filter(({ subject }) => subject.startsWith('Nova clau'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('\nhttps://prova.example/redaccio/compte/\n');
  });

  it('can be removed only by its owner; sessions and codes stay', async () => {
    const gina = await editor('gina');
    const device = await added(gina);
    const [{ id } = { id: '' }] = await listOf(gina);
    expect((await chief.ask('DELETE', `${PASSKEYS}/${id}`)).status).toBe(404);
    const browser = await gina.afterPassword();
    const options = await optionsAt(browser, PROOF);
    expect((await gina.ask('DELETE', `${PASSKEYS}/${id}`)).status).toBe(200);
    expect((await gina.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(200);
    expect((await browser.post(PROOF, { credential: device.show(options) })).status).toBe(401);
    expect((await browser.post(`${PROOF}/options`)).status).toBe(404);
    expect((await browser.prove()).status).toBe(200);
    expect((await gina.ask('DELETE', `${PASSKEYS}/${id}`)).status).toBe(404);
    expect((await gina.ask('DELETE', `${PASSKEYS}/cinc`)).status).toBe(404);
  });

  it('is removed when a chief resets the account', async () => {
    const quim = await editor('quim');
    await added(quim);
    const id = await idOf(quim);
    expect((await chief.reset(id)).status).toBe(200);
    const browser = new TestEditor(test, quim.email);
    await browser.choosePassword(await test.tokenTo(quim.email));
    expect((await browser.get(ENTRY_DESK_ENDPOINTS.secondFactor.path)).response).toMatchObject({
      isSetUp: false,
    });
    expect((await browser.post(`${PROOF}/options`)).status).toBe(404);
    const rows = await test.database.db.select({ accountId: deskPasskeys.accountId }).from(deskPasskeys);
    expect(rows.map(({ accountId }) => String(accountId))).not.toContain(id);
  });

  it('requires both factors and a page of this host', async () => {
    const teo = await editor('teo');
    const browser = await teo.afterPassword();
    for (const path of [PASSKEYS, `${PASSKEYS}/options`]) expect((await browser.post(path)).status).toBe(401);
    expect((await browser.get(PASSKEYS)).status).toBe(401);
    expect((await new TestEditor(test, teo.email).post(`${PROOF}/options`)).status).toBe(401);
    const foreign = await teo.ask('POST', `${PASSKEYS}/options`, {}, { origin: 'https://dolent.example' });
    expect(foreign.status).toBe(403);
  });

  it('rejects malformed input, and counts wrong passkeys as wrong codes', async () => {
    const max = await editor('max');
    const device = await added(max);
    const right = new TestAuthenticator().make(await optionsAt(max, PASSKEYS));
    const { response } = right;
    for (const credential of [
      undefined,
      'clau',
      [],
      { ...right, id: '' },
      { ...right, id: 'x'.repeat(2_000) },
      { ...right, type: 'password' },
      { ...right, response: null },
      { ...right, response: { ...response, attestationObject: '¿?' } },
      { ...right, response: { ...response, attestationObject: 'A'.repeat(40_000) } },
      { ...right, response: { ...response, transports: Array.from({ length: 100 }, () => 'usb') } },
    ])
      expect((await max.post(PASSKEYS, { name: 'Clau', credential })).status).toBe(400);
    for (const name of [undefined, '', ' ', 'x'.repeat(61), '\0'])
      expect((await max.post(PASSKEYS, { name, credential: right })).status).toBe(400);
    expect((await max.post(PASSKEYS, { name: 'x'.repeat(140_000), credential: right })).status).toBe(413);
    const unread = { ...right, response: { ...response, attestationObject: 'AAAA' } };
    expect((await max.post(PASSKEYS, { name: 'Clau', credential: unread })).code).toBe('INVALID_PASSKEY');

    const browser = await max.afterPassword();
    const shown = device.show(await optionsAt(browser, PROOF));
    for (const credential of [undefined, { ...shown, rawId: 3 }, { ...shown, response: {} }])
      expect((await browser.post(PROOF, { credential })).status).toBe(400);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const broken = device.show(await optionsAt(browser, PROOF));
      broken.response.signature = 'AAAA';
      statuses.push((await browser.post(PROOF, { credential: broken })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await browser.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code: '000000' })).status).toBe(429);
    expect(test.logged.filter((line) => line.includes('failed'))).toEqual([]);
  });
});
