import {
  DESK_ROLES,
  deskLogSchema,
  ENTRY_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  LOG_RULES,
  PEOPLE_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenLine } from '../../sites/desk-kit/log';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { DESK_PASSWORD, newEditor, TestEditor } from '../../testing/desk';
import { TestReader } from '../../testing/reader';
import { forgetDeskSessions } from './sessions';
import { deskInvitations, deskSessions } from './tables';

describe.each(ENGINES)('desk endpoints, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;

  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
  });
  beforeEach(async () => {
    await test.database.db.delete(deskInvitations);
    // Moves past the ten-minute windows of the limits, which earlier tests have used.
    test.clock.goOn(10 * 60_000);
  });
  afterAll(() => test.database.remove());

  const log = async (query = '') =>
    v.parse(deskLogSchema, (await chief.get(LOG_DESK_ENDPOINTS.log.path + query)).response);
  const invite = (email: string) =>
    chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/invite`, { email, role: 'moderator' });
  const idOf = async (email: string) => (await chief.idOf({ email })) ?? '';

  it('returns the logged-in user', async () => {
    const { response } = await chief.get(ENTRY_DESK_ENDPOINTS.user.path);
    expect(response).toMatchObject({ name: 'Mireia Soler', email: 'mireia@prova.example', role: 'chief' });
  });

  describe('an invitation', () => {
    it('is emailed, works once, and requires a long password', async () => {
      const email = 'pau@prova.example';
      expect(
        (await chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/invite`, { email, role: 'editor' })).status,
      ).toBe(200);
      expect((await chief.people()).invitations).toMatchObject([
        { email, role: 'editor', invitedBy: 'Mireia Soler' },
      ]);
      const token = await test.tokenTo(email);
      const pau = new TestEditor(test, email);
      const path = `${ENTRY_DESK_ENDPOINTS.invitation.path}?token=${token}`;
      expect((await pau.get(path)).response).toEqual({
        email,
        role: 'editor',
        hasAccount: false,
        isHere: false,
      });

      const short = await pau.post(ENTRY_DESK_ENDPOINTS.invitation.path, {
        token,
        name: 'Pau',
        password: 'Curta1',
      });
      expect(short).toMatchObject({ status: 400, issues: [{ field: 'password', code: 'min' }] });
      const form = { token, name: 'Pau Ferrer', password: DESK_PASSWORD };
      const twice = await Promise.all([
        pau.post(ENTRY_DESK_ENDPOINTS.invitation.path, form),
        new TestEditor(test, email).post(ENTRY_DESK_ENDPOINTS.invitation.path, form),
      ]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await chief.people()).invitations).toEqual([]);
    });

    it('is rejected if forged, expired or of another site', async () => {
      const email = 'jana@prova.example';
      await invite(email);
      const token = await test.tokenTo(email);
      const jana = new TestEditor(test, email);
      expect((await jana.get(`${ENTRY_DESK_ENDPOINTS.invitation.path}?token=x${token}`)).status).toBe(400);
      expect((await jana.get(ENTRY_DESK_ENDPOINTS.invitation.path)).status).toBe(400);
      const [{ id } = { id: '' }] = (await chief.people()).invitations;
      expect((await chief.ask('DELETE', `${PEOPLE_DESK_ENDPOINTS.people.path}/invite/${id}`)).status).toBe(
        200,
      );
      expect((await jana.get(`${ENTRY_DESK_ENDPOINTS.invitation.path}?token=${token}`)).status).toBe(400);
    });

    it('replaces the previous one', async () => {
      const email = 'nil@prova.example';
      await invite(email);
      const first = await test.tokenTo(email);
      await chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/invite`, {
        email: 'Nil@prova.example',
        role: 'editor',
      });
      const nil = new TestEditor(test, email);
      expect((await nil.get(`${ENTRY_DESK_ENDPOINTS.invitation.path}?token=${first}`)).status).toBe(400);
      expect((await chief.people()).invitations).toHaveLength(1);
    });
  });

  describe('a session', () => {
    it('can do nothing before its second factor', async () => {
      const other = chief.elsewhere();
      expect((await other.login('no és aquesta')).status).toBe(401);
      const entered = await other.login();
      expect(entered.status).toBe(200);
      expect(entered.headers.get('set-cookie')).toMatch(/^__Host-desk=[^;]+;.*HttpOnly/);
      for (const path of [
        ENTRY_DESK_ENDPOINTS.user.path,
        PEOPLE_DESK_ENDPOINTS.people.path,
        LOG_DESK_ENDPOINTS.log.path,
      ])
        expect((await other.get(path)).status).toBe(401);
      expect((await other.get(ENTRY_DESK_ENDPOINTS.secondFactor.path)).response).toEqual({
        isSetUp: true,
        hasPasskeys: false,
      });
      const before = other.session;
      expect((await other.prove()).status).toBe(200);
      expect(other.session).not.toBe(before);
      expect((await other.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(200);
    });

    it('accepts a code once, within a minute of now, and five wrong codes in ten minutes', async () => {
      const jan = await newEditor(test, 'jan@prova.example', 'moderator');
      await jan.login();
      const used = jan.code();
      expect((await jan.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code: used })).code).toBe(
        'INVALID_CODE',
      );
      test.clock.goOn(30_000);
      const code = ` ${jan.code().slice(0, 3)} ${jan.code().slice(3)} `;
      expect((await jan.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code })).status).toBe(200);
      expect((await jan.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code: jan.code(3) })).status).toBe(
        401,
      );
      expect((await jan.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code: '12345' })).status).toBe(400);
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1)
        statuses.push((await jan.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code: '000000' })).status);
      expect(statuses.at(-1)).toBe(429);
    });

    it('accepts a code once even if it is sent twice at once', async () => {
      const rut = await newEditor(test, 'rut@prova.example', 'moderator');
      const browsers = await Promise.all([0, 1, 2].map(() => rut.afterPassword()));
      test.clock.goOn(30_000);
      const code = rut.code();
      const answers = await Promise.all(
        browsers.map((browser) => browser.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    });

    it('ends after twelve hours, after two idle hours, and on logout', async () => {
      const ona = await newEditor(test, 'ona@prova.example', 'moderator');
      const isThere = async () => (await ona.get(ENTRY_DESK_ENDPOINTS.user.path)).status;
      for (let hours = 0; hours < 10; hours += 1) {
        test.clock.goOn(3_600_000);
        expect(await isThere()).toBe(200);
      }
      test.clock.goOn(2 * 3_600_000);
      expect(await isThere()).toBe(401);
      await ona.login();
      await ona.prove();
      expect((await ona.post(ENTRY_DESK_ENDPOINTS.logout.path)).status).toBe(200);
      expect(await isThere()).toBe(401);
      await forgetDeskSessions(test.database.db, new Date(test.clock.now().getTime() + 86_400_000));
      expect(await test.database.db.$count(deskSessions)).toBe(0);
      await chief.login();
      await chief.prove();
    });

    it('is opened neither by a cross-origin request nor by a reader account', async () => {
      const { email } = chief;
      const headers = { origin: 'https://dolent.example' };
      const forged = await chief.ask(
        'POST',
        ENTRY_DESK_ENDPOINTS.login.path,
        { email, password: DESK_PASSWORD },
        headers,
      );
      expect(forged.status).toBe(403);
      const reader = new TestReader(test.app);
      for (const path of [
        ENTRY_DESK_ENDPOINTS.user.path,
        PEOPLE_DESK_ENDPOINTS.people.path,
        LOG_DESK_ENDPOINTS.log.path,
        ENTRY_DESK_ENDPOINTS.secondFactor.path,
      ])
        expect((await reader.get(path)).status).toBe(401);
    });
  });

  describe('roles', () => {
    it('let only chiefs see and change people', async () => {
      const target = await idOf(chief.email);
      for (const role of DESK_ROLES) {
        const who = role === 'chief' ? chief : await newEditor(test, `${role}@prova.example`, role);
        const allowed = role === 'chief';
        expect((await who.get(PEOPLE_DESK_ENDPOINTS.people.path)).status).toBe(allowed ? 200 : 403);
        const invited = await who.invite('x@prova.example', 'chief');
        expect(invited.status).toBe(allowed ? 200 : 403);
        if (allowed) continue;
        for (const path of ['role', 'reset'])
          expect(
            (await who.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/${target}/${path}`, { role: null })).status,
          ).toBe(403);
      }
    });

    it('change at once in open sessions, which end with the last role', async () => {
      const editor = await newEditor(test, 'biel@prova.example', 'editor');
      const id = await idOf(editor.email);
      const path = `${PEOPLE_DESK_ENDPOINTS.people.path}/${id}/role`;
      expect((await chief.post(path, { role: 'reader' })).status).toBe(400);
      expect((await chief.post(path, { role: 'moderator' })).status).toBe(200);
      expect((await editor.get(ENTRY_DESK_ENDPOINTS.user.path)).response).toMatchObject({
        role: 'moderator',
      });
      expect((await chief.post(path, { role: null })).status).toBe(200);
      expect((await editor.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
      await editor.login();
      expect((await editor.prove()).status).toBe(200);
      expect((await editor.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(403);
      expect((await chief.post(path, { role: 'chief' })).status).toBe(404);
    });

    it('always leave one chief, even with concurrent changes', async () => {
      const second = await newEditor(test, 'aina@prova.example', 'chief');
      const [one, other] = await Promise.all([idOf(chief.email), idOf(second.email)]);
      const answers = await Promise.all([
        chief.changeRole(other, 'editor'),
        second.changeRole(one, 'editor'),
      ]);
      // The second one fails: its session has lost the role, or the last chief must stay.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [{ status: firstStatus } = { status: 0 }] = answers;
      const left = firstStatus === 200 ? chief : second;
      const leftId = firstStatus === 200 ? one : other;
      const alone = await left.changeRole(leftId, null);
      expect(alone).toMatchObject({ status: 409, code: 'LAST_CHIEF' });
      if (left === second) {
        await second.changeRole(one, 'chief');
        await chief.login();
        await chief.prove();
      }
    });
  });

  it('logs every action, newest first', async () => {
    for (let at = 0; at < 10; at += 1) expect((await invite(`lila${at}@prova.example`)).status).toBe(200);
    const { lines, next } = await log();
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.map(({ line }) => line)).toEqual(
      lines.map(({ line }) => line).toSorted((one, other) => other - one),
    );
    expect(next).toBeNull();
    const before = lines[2]?.line ?? 0;
    expect((await log(`?before=${before}`)).lines.map(({ line }) => line)).toEqual(
      lines.map(({ line }) => line).filter((line) => line < before),
    );
    const joined = (await log('?act=account.join')).lines;
    expect(joined.map(({ act }) => new Set([act]).has('account.join'))).not.toContain(false);
    expect(joined.at(-1)).toMatchObject({ actor: 'Mireia Soler', details: { role: 'chief' } });
    expect((await chief.get(`${LOG_DESK_ENDPOINTS.log.path}?before=x`)).status).toBe(400);
    expect((await chief.get(`${LOG_DESK_ENDPOINTS.log.path}?topic=weather`)).status).toBe(400);
    expect(await brokenLine(test.database.db, 'prova')).toBeNull();
  });

  it('names the subjects of log entries, and filters by person, rule and topic', async () => {
    await newEditor(test, 'roc@prova.example', 'moderator', 'Roc Ferrer');
    for (let at = 0; at < 3; at += 1) await invite(`violeta${at}@prova.example`);
    const { people: actors, lines } = await log();
    expect(actors).toContainEqual({ id: expect.any(String), name: 'Mireia Soler' });
    const joined = lines.filter(({ act }) => act === 'account.join');
    expect(joined.map(({ about }) => about?.who)).toContain('Roc Ferrer');
    const email = lines.find(({ subject }) => subject.startsWith('email:'));
    expect(email?.about?.who).toBe(email?.subject.slice('email:'.length));
    const { id = '' } = actors.find(({ name }) => name === 'Mireia Soler') ?? {};
    const hers = (await log(`?actor=${id}&topic=account`)).lines;
    expect(new Set(hers.map(({ actor }) => actor))).toEqual(new Set(['Mireia Soler']));
    expect(hers.length).toBeGreaterThan(2);
    expect((await log('?topic=poll')).lines).toEqual([]);
    expect((await log(`?actor=${LOG_RULES}`)).lines.every(({ actor }) => actor === null)).toBe(true);
  });

  it('limits wrong passwords, and gives the same response for an unknown email address', async () => {
    const stranger = new TestEditor(test, 'ningu@prova.example');
    const first = await stranger.login();
    const known = await new TestEditor(test, chief.email).login('cap idea de quina és');
    expect(first).toMatchObject({ status: known.status, code: known.code });
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await stranger.login()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
