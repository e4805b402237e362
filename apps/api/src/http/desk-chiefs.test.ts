import { DESK_CALLS, type DeskRole, deskPeopleSchema } from '@portal/model';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/client';
import { deskAccounts } from '../database/desk';
import { invite } from '../desk/invitations';
import { changePassword } from '../desk/passwords';
import { changeRole } from '../desk/roles';
import { HOUR_MS } from '../durations';
import { type TestAccounts, testAccounts } from '../testing/accounts';
import { ENGINES } from '../testing/database';
import {
  DESK_PASSWORD,
  deskDeps,
  NEW_DESK_PASSWORD,
  newEditor,
  strangersContext,
  type TestEditor,
} from '../testing/desk';

const WRONG = 'cap idea de quina és';

describe.each(ENGINES)('the role of chief and a stolen session of a chief, on %s', (engine) => {
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
  const people = async () => v.parse(deskPeopleSchema, (await chief.get(DESK_CALLS.people)).response);
  const personOf = async ({ email }: TestEditor) =>
    (await people()).people.find((person) => person.email === email);
  const idOf = async (own: TestEditor) => (await personOf(own))?.id;

  it.each([
    ['editor', 'chief'],
    ['chief', 'editor'],
    ['chief', null],
  ] as const)('a change from %s to %s takes the chief’s own password', async (before, after) => {
    const own = await colleague(before);
    const id = await idOf(own);
    for (const password of [undefined, ''])
      expect(await chief.post(`${DESK_CALLS.people}/${id}/role`, { role: after, password })).toMatchObject({
        status: 400,
        code: 'REQUIRED_FIELD',
        issues: [{ field: 'password', code: 'required' }],
      });
    expect(await chief.changeRole(id, after, WRONG)).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    });
    expect(await personOf(own)).toMatchObject({ role: before });
    expect((await chief.changeRole(id, after)).status).toBe(200);
    expect((await personOf(own))?.role ?? null).toBe(after);
  });

  it('other changes of role take none', async () => {
    const own = await colleague();
    const path = `${DESK_CALLS.people}/${await idOf(own)}/role`;
    expect((await chief.post(path, { role: 'moderator' })).status).toBe(200);
    expect((await chief.post(path, { role: null, password: WRONG })).status).toBe(200);
  });

  it('an invitation takes the password for a chief, and for nobody else', async () => {
    const email = newEmail();
    expect(await chief.invite(email, 'chief', '')).toMatchObject({
      status: 400,
      issues: [{ field: 'password', code: 'required' }],
    });
    expect((await chief.invite(email, 'chief', WRONG)).code).toBe('INVALID_CREDENTIALS');
    expect((await people()).invitations.map((invitation) => invitation.email)).not.toContain(email);
    expect((await chief.invite(email, 'editor', '')).status).toBe(200);
    expect((await chief.invite(email, 'chief')).status).toBe(200);
  });

  it('wrong guesses end that session at the tenth', async () => {
    const id = await idOf(await colleague());
    for (let at = 0; at < 9; at += 1)
      expect((await chief.changeRole(id, 'chief', WRONG)).code).toBe('INVALID_CREDENTIALS');
    expect((await chief.invite(newEmail(), 'chief', WRONG)).code).toBe('NOT_LOGGED_IN');
    expect((await chief.get(DESK_CALLS.user)).status).toBe(401);
  });

  describe('beside another act at the same moment', () => {
    /** A database in which something happens just before the next transaction. */
    const after = (before: () => Promise<unknown>): Database => {
      const { db } = test.database;
      let isDone = false;
      const transaction: Database['transaction'] = async (work, config) => {
        if (!isDone) {
          isDone = true;
          await before();
        }
        return db.transaction(work, config);
      };
      return new Proxy(db, {
        get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
      });
    };
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
      const accountId = Number(await idOf(await colleague()));
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

    it('asks for the password of who takes the role of somebody who has just become chief', async () => {
      const own = await colleague();
      const id = await idOf(own);
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
      expect(await personOf(own)).toMatchObject({ role: 'chief' });
    });
  });
});
