import { type DeskRole, ENTRY_DESK_ENDPOINTS, PEOPLE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/client';
import { LIMITS } from '../../platform/limits/rates';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import {
  beforeTransaction,
  DESK_PASSWORD,
  deskDeps,
  NEW_DESK_PASSWORD,
  newEditor,
  strangersContext,
  type TestEditor,
} from '../../testing/desk';
import { invite } from './invitations';
import { changePassword } from './passwords';
import { changeRole } from './roles';
import { deskAccounts } from './tables';

const WRONG = 'cap idea de quina és';

describe.each(ENGINES)('the role of chief against a stolen chief session, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
  });
  beforeEach(async () => {
    test.clock.goOn(HOUR_MS);
    await chief.login();
    await chief.prove();
  });
  afterAll(() => test?.database.remove());

  let names = 0;
  const newEmail = () => `persona${++names}@prova.example`;
  const colleague = (role: DeskRole = 'editor') => newEditor(test, newEmail(), role);

  it.each([
    ['editor', 'chief'],
    ['chief', 'editor'],
    ['chief', null],
  ] as const)('a change from %s to %s requires the chief’s own password', async (before, after) => {
    const own = await colleague(before);
    const id = await chief.idOf(own);
    for (const password of [undefined, ''])
      expect(
        await chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/${id}/role`, { role: after, password }),
      ).toMatchObject({
        status: 400,
        code: 'REQUIRED_FIELD',
        issues: [{ field: 'password', code: 'required' }],
      });
    expect(await chief.changeRole(id, after, WRONG)).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    });
    expect(await chief.personOf(own)).toMatchObject({ role: before });
    expect((await chief.changeRole(id, after)).status).toBe(200);
    expect((await chief.personOf(own))?.role ?? null).toBe(after);
  });

  it('other role changes require no password', async () => {
    const own = await colleague();
    const path = `${PEOPLE_DESK_ENDPOINTS.people.path}/${await chief.idOf(own)}/role`;
    expect((await chief.post(path, { role: 'moderator' })).status).toBe(200);
    expect((await chief.post(path, { role: null, password: WRONG })).status).toBe(200);
  });

  it('an invitation requires the password for a chief, and for no other role', async () => {
    const email = newEmail();
    expect(await chief.invite(email, 'chief', '')).toMatchObject({
      status: 400,
      issues: [{ field: 'password', code: 'required' }],
    });
    expect((await chief.invite(email, 'chief', WRONG)).code).toBe('INVALID_CREDENTIALS');
    expect((await chief.people()).invitations.map((invitation) => invitation.email)).not.toContain(email);
    expect((await chief.invite(email, 'editor', '')).status).toBe(200);
    expect((await chief.invite(email, 'chief')).status).toBe(200);
  });

  it('ends the session at the tenth wrong guess', async () => {
    const id = await chief.idOf(await colleague());
    for (let at = 0; at < 9; at += 1)
      expect((await chief.changeRole(id, 'chief', WRONG)).code).toBe('INVALID_CREDENTIALS');
    expect((await chief.invite(newEmail(), 'chief', WRONG)).code).toBe('NOT_LOGGED_IN');
    expect((await chief.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
  });

  it('limits role changes to three an hour for all chiefs together, invitations included, failures excluded', async () => {
    const own = await colleague('chief');
    const accomplice = await colleague();
    const id = await chief.idOf(own);
    expect((await chief.changeRole('999999', 'chief')).status).toBe(404);
    const statuses: number[] = [];
    statuses.push((await chief.changeRole(await chief.idOf(accomplice), 'chief')).status);
    // The same role is no change, and does not count.
    statuses.push((await chief.changeRole(id, 'chief')).status);
    statuses.push((await accomplice.changeRole(id, 'editor')).status);
    statuses.push((await chief.invite(newEmail(), 'chief')).status);
    expect(statuses).toEqual(Array(4).fill(200));
    for (const by of [chief, accomplice]) {
      expect((await by.changeRole(id, 'chief')).status).toBe(429);
      expect((await by.invite(newEmail(), 'chief')).status).toBe(429);
    }
    expect(await chief.personOf(own)).toMatchObject({ role: 'editor' });
    // Nor do changes by the command, which sets up newsrooms of any size.
    for (let at = 0; at < 4; at += 1) await colleague('chief');
    expect((await chief.invite(newEmail(), 'editor')).status).toBe(200);
    test.clock.goOn(HOUR_MS);
    expect((await chief.changeRole(id, 'chief')).status).toBe(200);
  });

  it('limits the invitations per hour of each chief', async () => {
    const other = await colleague('chief');
    for (let at = 0; at < LIMITS.deskInvite.perAccount; at += 1)
      expect((await chief.invite(newEmail(), 'editor')).status).toBe(200);
    const email = newEmail();
    expect((await chief.invite(email, 'editor')).status).toBe(429);
    expect(await test.emailsTo(email)).toEqual([]);
    expect((await other.invite(email, 'editor')).status).toBe(200);
    test.clock.goOn(HOUR_MS);
    expect((await chief.invite(email, 'editor')).status).toBe(200);
  });

  it('limits the daily invitations to one mailbox, for all chiefs together, but not by the command', async () => {
    const other = await colleague('chief');
    const [name] = newEmail().split('@');
    const aliases = Array.from(
      { length: LIMITS.deskInviteTo.perAccount + 2 },
      (_, at) => `${name}+${at}@prova.example`,
    );
    const [last = '', command = '', ...first] = aliases;
    for (const [at, email] of first.entries())
      expect((await (at % 2 ? other : chief).invite(email, 'editor')).status).toBe(200);
    for (const by of [chief, other]) expect((await by.invite(last, 'editor')).status).toBe(429);
    expect(await test.emailsTo(last)).toEqual([]);
    expect((await chief.people()).invitations.map(({ email }) => email)).toEqual(
      expect.arrayContaining(first),
    );
    await invite(deskDeps(test), { email: command, role: 'editor' }, await strangersContext(test), null);
    expect(await test.emailsTo(command)).toHaveLength(1);
    test.clock.goOn(DAY_MS);
    await chief.login();
    await chief.prove();
    expect((await chief.invite(last, 'editor')).status).toBe(200);
  });

  describe('concurrent with another action', () => {
    const after = (act: () => Promise<unknown>) => beforeTransaction(test.database.db, act);
    const actorOf = async ({ email }: TestEditor) => {
      const [account] = await test.database.db
        .select()
        .from(deskAccounts)
        .where(eq(deskAccounts.email, email));
      return { id: account?.id ?? 0, name: 'Mireia Soler', email, site: 'prova', role: 'chief' as const };
    };

    it('fails for a password that was replaced meanwhile', async () => {
      const other = await colleague('chief');
      const actor = await actorOf(other);
      const accountId = Number(await chief.idOf(await colleague()));
      const context = { ...(await strangersContext(test)), secret: other.session };
      let [from, to] = [DESK_PASSWORD, NEW_DESK_PASSWORD];
      const replacing = async (): Promise<Database> => {
        const secret = other.session;
        return after(async () => {
          const form = { password: from, newPassword: to };
          context.secret = await changePassword(deskDeps(test), actor, form, { ...context, secret });
          [from, to] = [to, from];
        });
      };
      const role = changeRole(
        deskDeps(test, await replacing()),
        actor,
        accountId,
        { role: 'chief', password: from },
        context,
      );
      await expect(role).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
      other.cookies.set('__Host-desk', context.secret);
      const invited = invite(
        deskDeps(test, await replacing()),
        { email: newEmail(), role: 'chief', password: from },
        context,
        { actor, secret: context.secret },
      );
      await expect(invited).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    });

    it('requires the password to demote somebody who has just become chief', async () => {
      const own = await colleague();
      const id = await chief.idOf(own);
      const racing = after(() => chief.changeRole(id, 'chief'));
      const context = { ...(await strangersContext(test)), secret: chief.session };
      const changed = changeRole(
        deskDeps(test, racing),
        await actorOf(chief),
        Number(id),
        { role: null },
        context,
      );
      await expect(changed).rejects.toMatchObject({ status: 400, code: 'REQUIRED_FIELD' });
      expect(await chief.personOf(own)).toMatchObject({ role: 'chief' });
    });
  });
});
