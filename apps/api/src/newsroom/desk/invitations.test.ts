import {
  type DeskRole,
  deskLogSchema,
  deskPeopleSchema,
  ENTRY_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  PEOPLE_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations';
import { siteByAlias } from '../../sites/find';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import {
  addOtherSite,
  awaitedLocks,
  DESK_PASSWORD,
  deskDeps,
  NEW_DESK_PASSWORD,
  newEditor,
  strangersContext,
  TestEditor,
} from '../../testing/desk';
import type { Answered } from '../../testing/reader';
import { invite } from './invitations';
import { deskAccounts, deskInvitations } from './tables';

describe.each(ENGINES)('desk invitations, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  beforeAll(async () => {
    test = await testAccounts(engine);
    await addOtherSite(test);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
  });
  beforeEach(async () => {
    await test.database.db.delete(deskInvitations);
    test.clock.goOn(HOUR_MS);
    await chief.login();
    await chief.prove();
  });
  afterAll(() => test?.database.remove());

  let names = 0;
  const newEmail = () => `persona${++names}@prova.example`;
  const take = (browser: TestEditor, token: string) =>
    browser.post(ENTRY_DESK_ENDPOINTS.invitation.path, { token, password: DESK_PASSWORD });
  /**
   * An invitation by the command, which may go to anyone.
   * @returns its token
   */
  const commanded = async (email: string, role: DeskRole) => {
    const link = await invite(deskDeps(test), { email, role }, await strangersContext(test), null);
    return new URL(link).searchParams.get('token') ?? '';
  };

  const waiting = () => awaitedLocks(test.database);

  it('are rejected for somebody who is already at this desk', async () => {
    const own = await newEditor(test, newEmail(), 'editor');
    const sent = (await test.emailsTo(own.email)).length;
    expect(await chief.invite(own.email.toUpperCase(), 'moderator')).toMatchObject({
      status: 409,
      code: 'AT_THIS_DESK',
    });
    expect((await chief.people()).invitations).toEqual([]);
    expect(await test.emailsTo(own.email)).toHaveLength(sent);
    await chief.changeRole((await chief.personOf(own))?.id, null);
    expect((await chief.invite(own.email, 'moderator')).status).toBe(200);
  });

  it('invitations by the command change the role of a colleague, and are logged', async () => {
    const own = await newEditor(test, newEmail(), 'editor');
    const token = await commanded(own.email, 'moderator');
    const browser = new TestEditor(test, own.email);
    expect(
      (await browser.get(`${ENTRY_DESK_ENDPOINTS.invitation.path}?token=${token}`)).response,
    ).toMatchObject({
      hasAccount: true,
      isHere: true,
    });
    expect((await take(browser, token)).status).toBe(200);
    const person = await chief.personOf(own);
    expect(person).toMatchObject({ role: 'moderator' });
    expect((await own.get(ENTRY_DESK_ENDPOINTS.user.path)).response).toMatchObject({ role: 'moderator' });
    const { response } = await chief.get(`${LOG_DESK_ENDPOINTS.log.path}?subject=account:${person?.id}`);
    expect(v.parse(deskLogSchema, response).lines[0]).toMatchObject({
      act: 'account.join',
      details: { role: 'moderator' },
    });
  });

  it('never remove the last chief', async () => {
    const token = await commanded(chief.email, 'editor');
    const browser = new TestEditor(test, chief.email);
    expect(await take(browser, token)).toMatchObject({ status: 409, code: 'LAST_CHIEF' });
    expect((await chief.get(ENTRY_DESK_ENDPOINTS.user.path)).response).toMatchObject({ role: 'chief' });
    const second = await newEditor(test, newEmail(), 'chief');
    expect((await take(browser, token)).status).toBe(200);
    await second.changeRole(
      (await second.get(PEOPLE_DESK_ENDPOINTS.people.path).then(peopleIn))(chief.email),
      'chief',
    );
  });
  const peopleIn = ({ response }: Answered) => {
    const listed = v.parse(deskPeopleSchema, response);
    return (email: string) => listed.people.find((person) => person.email === email)?.id;
  };

  it('invitations that have expired make room for new ones', async () => {
    const at = test.clock.now();
    const waiting = (count: number, expiresAt: Date) =>
      Array.from({ length: count }, (_, index) => ({
        site: 'prova',
        email: `molts${index}@prova.example`,
        emailKey: `molts${index}@prova.example`,
        role: 'editor' as const,
        tokenHash: Buffer.from(`molts ${index}`),
        createdAt: at,
        expiresAt,
      }));
    const { db } = test.database;
    await db.insert(deskInvitations).values(waiting(100, new Date(at.getTime() + DAY_MS)));
    expect(await chief.invite(newEmail(), 'editor')).toMatchObject({ status: 409, code: 'TOO_MANY' });
    await db.update(deskInvitations).set({ expiresAt: at });
    expect((await chief.invite(newEmail(), 'editor')).status).toBe(200);
    await db.delete(deskInvitations);
    await db.insert(deskInvitations).values(waiting(99, new Date(at.getTime() + DAY_MS)));
    const answers = await Promise.all(Array.from({ length: 4 }, () => chief.invite(newEmail(), 'editor')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.runIf(engine === 'postgresql')(
    'are serialised when accepted, repeated and withdrawn at once',
    async () => {
      const own = await newEditor(test, newEmail(), 'editor');
      await chief.changeRole((await chief.personOf(own))?.id, null);
      await chief.invite(own.email, 'editor');
      const [{ id } = { id: '' }] = (await chief.people()).invitations;
      const token = await test.tokenTo(own.email);
      const { db } = test.database;
      const acts: Promise<Answered>[] = [];
      await db.transaction(async (tx) => {
        // While this test locks the account, the request that accepts the invitation holds it and waits; the
        // others wait for that request.
        await tx.select().from(deskAccounts).where(eq(deskAccounts.email, own.email)).for('update');
        acts.push(take(new TestEditor(test, own.email), token));
        await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
        acts.push(chief.invite(own.email, 'moderator'));
        await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
        acts.push(chief.ask('DELETE', `${PEOPLE_DESK_ENDPOINTS.people.path}/invite/${id}`));
        await expect.poll(waiting, { timeout: 10_000 }).toBe(3);
      });
      const answers = await Promise.all(acts);
      expect(answers.map(({ status, code }) => code ?? status)).toEqual([200, 'AT_THIS_DESK', 200]);
      expect(await chief.personOf(own)).toMatchObject({ role: 'editor' });
      expect((await chief.people()).invitations).toEqual([]);
    },
  );

  it.runIf(engine === 'postgresql')(
    'invitations of two sites to the same new email address, accepted simultaneously, create one account',
    async () => {
      const email = newEmail();
      const { db } = test.database;
      const hosts = ['prova.example', 'altra.example'] as const;
      const tokens: string[] = [];
      for (const host of hosts) {
        const site = await siteByAlias(db, host.split('.')[0] ?? '');
        if (!site) throw new Error(`no site at ${host}`);
        const place = { site, origin: `https://${host}` };
        const link = await invite(deskDeps(test), { email, role: 'editor' }, place, null);
        tokens.push(new URL(link).searchParams.get('token') ?? '');
      }
      const browsers = hosts.map((host) => new TestEditor(test, email, host));
      const passwords = [DESK_PASSWORD, NEW_DESK_PASSWORD];
      const joining = (at: number, password = passwords[at]) =>
        browsers[at]?.post(ENTRY_DESK_ENDPOINTS.invitation.path, {
          token: tokens[at],
          name: 'Aina',
          password,
        });
      const acts: (Promise<Answered> | undefined)[] = [];
      const makesAnAccount = db.transaction(async (tx) => {
        // Both find no account and wait for this one, which is rolled back.
        await tx.insert(deskAccounts).values({
          email,
          emailKey: email,
          name: 'Ningú',
          totpSecret: 'A',
          createdAt: test.clock.now(),
        });
        for (const at of hosts.keys()) acts.push(joining(at));
        await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
        tx.rollback();
      });
      await expect(makesAnAccount).rejects.toThrow();
      const answers = await Promise.all(acts);
      expect(answers.map((answer) => answer?.code ?? answer?.status).sort()).toEqual([
        200,
        'INVALID_CREDENTIALS',
      ]);
      const first = answers.findIndex((answer) => answer?.status === 200);
      const second = 1 - first;
      const open = await browsers[second]?.get(
        `${ENTRY_DESK_ENDPOINTS.invitation.path}?token=${tokens[second]}`,
      );
      expect(open?.response).toMatchObject({ email, hasAccount: true, isHere: false });
      expect((await joining(second, passwords[first]))?.status).toBe(200);
      expect(await db.$count(deskAccounts, eq(deskAccounts.email, email))).toBe(1);
    },
  );
});
