import {
  type DeskRole,
  deskLogSchema,
  ENTRY_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations';
import { brokenLine } from '../../sites/desk-kit/log';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import {
  beforeTransaction,
  DESK_PASSWORD,
  deskDeps,
  newEditor,
  strangersContext,
  TestEditor,
} from '../../testing/desk';
import { invite } from './invitations';
import { resetAccess, withdrawInvitation } from './people';
import { changeRole } from './roles';
import { deskInvitations } from './tables';

const password = DESK_PASSWORD;

describe.each(ENGINES)('a former chief, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
  });
  beforeEach(async () => {
    test.clock.goOn(DAY_MS);
    await chief.login();
    await chief.prove();
  });
  afterAll(() => test?.database.remove());

  let names = 0;
  const newEmail = () => `persona${++names}@prova.example`;
  const idOf = async (own: TestEditor) => Number(await chief.idOf(own));
  const invitedTo = async () => (await chief.people()).invitations.map(({ email }) => email);
  const lineCount = async () => {
    const { response } = await chief.get(LOG_DESK_ENDPOINTS.log.path);
    return v.parse(deskLogSchema, response).lines[0]?.line ?? 0;
  };

  /** Actions of a chief whose requests are in progress when they lose the role. */
  const scene = async (loses: DeskRole | null) => {
    const own = await newEditor(test, newEmail(), 'chief');
    const other = await newEditor(test, newEmail(), 'editor');
    await chief.invite(newEmail(), 'editor');
    const [{ id: invitation } = { id: '' }] = (await chief.people()).invitations;
    const [id, otherId, chiefId] = [await idOf(own), await idOf(other), await idOf(chief)];
    const actor = { id, name: 'Pol', email: own.email, site: 'prova', role: 'chief' as const };
    const { secret, ...place } = { ...(await strangersContext(test)), secret: own.session };
    const context = { ...place, secret };
    let lines = 0;
    const deps = deskDeps(
      test,
      beforeTransaction(test.database.db, async () => {
        expect((await chief.changeRole(id, loses)).status).toBe(200);
        lines = await lineCount();
      }),
    );
    const acts = {
      out: () => changeRole(deps, actor, chiefId, { role: null, password }, context),
      role: () => changeRole(deps, actor, otherId, { role: 'moderator' }, context),
      invite: () => invite(deps, { email: newEmail(), role: 'editor' }, place, { actor, secret }),
      inviteChief: () =>
        invite(deps, { email: newEmail(), role: 'chief', password }, place, { actor, secret }),
      reset: () => resetAccess(deps, actor, otherId, { password }, context),
      withdraw: () => withdrawInvitation(deps, { actor, secret }, Number(invitation)),
    };
    /** Restores their own role with a request whose session and role were checked before the loss. */
    const back = () => changeRole(deskDeps(test), actor, id, { role: 'chief', password }, context);
    return { acts, back, own, lines: () => lines };
  };

  it.each(['out', 'role', 'invite', 'inviteChief', 'reset', 'withdraw'] as const)(
    'is rejected for a request in progress: %s',
    async (name) => {
      const demoted = await scene('moderator');
      await expect(demoted.acts[name]()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await lineCount()).toBe(demoted.lines());
      const removed = await scene(null);
      await expect(removed.acts[name]()).rejects.toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
      expect(await lineCount()).toBe(removed.lines());
    },
  );

  it('cannot restore their own role with a request in progress', async () => {
    const { acts, back, own } = await scene('moderator');
    await expect(acts.out()).rejects.toMatchObject({ status: 403 });
    await expect(back()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await chief.personOf(own)).toMatchObject({ role: 'moderator' });
    expect(await chief.personOf(chief)).toMatchObject({ role: 'chief' });
  });

  describe('leaves no invitations as chief', () => {
    /** Invitations left when somebody loses the role of chief, with one by somebody else among them. */
    const remaining = async (lose: (own: TestEditor) => Promise<unknown>) => {
      await test.database.db.delete(deskInvitations);
      const own = await newEditor(test, newEmail(), 'chief', 'Mireia Soler');
      const [first, second, editor, hers] = [newEmail(), newEmail(), newEmail(), newEmail()];
      for (const email of [first, second]) expect((await own.invite(email, 'chief')).status).toBe(200);
      expect((await own.invite(editor, 'editor')).status).toBe(200);
      expect((await chief.invite(hers, 'chief')).status).toBe(200);
      const token = await test.tokenTo(first);
      // A site allows three changes of chiefs per hour.
      test.clock.goOn(HOUR_MS);
      await lose(own);
      expect((await invitedTo()).toSorted()).toEqual([editor, hers].toSorted());
      const joining = { token, name: 'Complice', password };
      expect(
        (await new TestEditor(test, first).post(ENTRY_DESK_ENDPOINTS.invitation.path, joining)).status,
      ).toBe(400);
      const { response } = await chief.get(`${LOG_DESK_ENDPOINTS.log.path}?act=account.uninvite`);
      const lines = v.parse(deskLogSchema, response).lines.slice(0, 2);
      expect(lines.map(({ subject }) => subject).toSorted()).toEqual(
        [`email:${first}`, `email:${second}`].toSorted(),
      );
      expect(await brokenLine(test.database.db, 'prova')).toBeNull();
    };

    it.each(['editor', null] as const)('when their role becomes %s', (role) =>
      remaining(async (own) => chief.changeRole(await idOf(own), role)),
    );

    it('when they accept an invitation to another role', () =>
      remaining(async ({ email }) => {
        const place = await strangersContext(test);
        const link = await invite(deskDeps(test), { email, role: 'editor' }, place, null);
        const token = new URL(link).searchParams.get('token');
        await new TestEditor(test, email).post(ENTRY_DESK_ENDPOINTS.invitation.path, { token, password });
      }));
  });
});
