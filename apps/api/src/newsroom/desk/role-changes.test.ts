import {
  type DeskRole,
  deskLogSchema,
  ENTRY_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  PEOPLE_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/durations';
import { siteByAlias } from '../../sites/find';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import {
  addOtherSite,
  beforeTransaction,
  DESK_PASSWORD,
  deskDeps,
  newEditor,
  strangersContext,
  TestEditor,
} from '../../testing/desk';
import { invite } from './invitations';
import { changeRole } from './roles';
import { deskInvitations } from './tables';

const OTHER_HOST = 'altra.example';

describe.each(ENGINES)('sessions of somebody whose role changes, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  beforeAll(async () => {
    test = await testAccounts(engine);
    await addOtherSite(test);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
  });
  beforeEach(async () => {
    await test.database.db.delete(deskInvitations);
    test.clock.goOn(DAY_MS);
    await chief.login();
    await chief.prove();
  });
  afterAll(() => test?.database.remove());

  let names = 0;
  const newEmail = () => `persona${++names}@prova.example`;
  const userOf = async (own: TestEditor) => {
    const { status, response } = await own.get(ENTRY_DESK_ENDPOINTS.user.path);
    return status === 200 ? Object(response).role : status;
  };
  const lastLine = async () =>
    v.parse(deskLogSchema, (await chief.get(LOG_DESK_ENDPOINTS.log.path)).response).lines[0]?.line;
  /** Accepts an invitation with the account’s own password. */
  const join = async ({ email }: TestEditor, role: DeskRole, alias: 'prova' | 'altra') => {
    const site = await siteByAlias(test.database.db, alias);
    if (!site) throw new Error(`no site ${alias}`);
    const host = `${alias}.example`;
    const place = { site, origin: `https://${host}` };
    const link = await invite(deskDeps(test), { email, role }, place, null);
    const token = new URL(link).searchParams.get('token');
    const browser = new TestEditor(test, email, host);
    const joined = await browser.post(ENTRY_DESK_ENDPOINTS.invitation.path, {
      token,
      password: DESK_PASSWORD,
    });
    expect(joined.status).toBe(200);
    return browser;
  };

  it.each(['moderator', 'chief'] as const)(
    'continue, and nothing is logged, if it stays the same: %s',
    async (role) => {
      const own = await newEditor(test, newEmail(), role);
      const id = await chief.idOf(own);
      const before = await lastLine();
      for (let at = 0; at < 5; at += 1)
        expect((await chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/${id}/role`, { role })).status).toBe(
          200,
        );
      expect(await lastLine()).toBe(before);
      expect(await userOf(own)).toBe(role);
    },
  );

  it('continue, and nothing is logged, if somebody else made the same change just before', async () => {
    const own = await newEditor(test, newEmail(), 'editor');
    const id = Number(await chief.idOf(own));
    let before: number | undefined;
    const db = beforeTransaction(test.database.db, async () => {
      await chief.changeRole(id, 'moderator');
      before = await lastLine();
    });
    const { response } = await chief.get(ENTRY_DESK_ENDPOINTS.user.path);
    const actor = {
      id: Number(Object(response).id),
      name: 'Mireia Soler',
      email: chief.email,
      site: 'prova',
      role: 'chief' as const,
    };
    const context = { ...(await strangersContext(test)), secret: chief.session };
    await changeRole(deskDeps(test, db), actor, id, { role: 'moderator' }, context);
    expect(await lastLine()).toBe(before);
  });

  it('continue at every site while at least one role remains', async () => {
    const own = await newEditor(test, newEmail(), 'chief');
    const id = await chief.idOf(own);
    await join(own, 'editor', 'altra');
    const elsewhere = new TestEditor(test, own.email, OTHER_HOST);
    elsewhere.cookies.set('__Host-desk', own.session);
    expect(await userOf(own)).toBe('chief');
    for (const [role, user] of [
      ['editor', 'editor'],
      ['moderator', 'moderator'],
      [null, 403],
    ] as const) {
      expect((await chief.changeRole(id, role)).status).toBe(200);
      expect([await userOf(own), await userOf(elsewhere)]).toEqual([user, 'editor']);
    }
  });

  it('continue when an invitation changes it', async () => {
    const own = await newEditor(test, newEmail(), 'editor');
    await join(own, 'moderator', 'prova');
    expect(await userOf(own)).toBe('moderator');
    await join(own, 'moderator', 'prova');
    expect(await userOf(own)).toBe('moderator');
  });
});
