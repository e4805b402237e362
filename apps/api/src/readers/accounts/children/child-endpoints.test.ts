import { CALLS, endpointPath } from '@portal/model';
import { COMMENT_ENDPOINTS } from '@portal/model/participation';
import {
  ACCOUNT_CALLS,
  CHILD_CONSENT_VERSION,
  CHILDREN_ENDPOINTS,
  childAnswerSchema,
  childrenAnswerSchema,
  mayHaveOwnAccount,
  OWN_DATA_FILE_ENDPOINTS,
  PROFILE_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
} from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/durations';
import { AccountReaders, userOf } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import type { TestReader } from '../../../testing/reader';
import { accounts, childConsents, sessions } from '../tables';

const PASSWORD = 'Ponentada1909';

describe.each(ENGINES)('accounts of children on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, { settings: { limits: false } });
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  const form = (over: Record<string, unknown> = {}) => ({
    name: 'Ona',
    birthdate: '02/05/2015',
    consent: true,
    version: CHILD_CONSENT_VERSION,
    key: crypto.randomUUID(),
    ...over,
  });
  const add = async (reader: TestReader, over: Record<string, unknown> = {}) => {
    const answer = await reader.post(CHILDREN_ENDPOINTS.all.path, form(over));
    expect(answer.status).toBe(200);
    return v.parse(childAnswerSchema, answer.response);
  };
  let made = 0;
  /** A guardian with a child who has used the link and is logged in. */
  const family = async (over: Record<string, unknown> = {}) => {
    const { reader: guardian, form: adult } = await readers.loggedIn();
    const child = await add(guardian, over);
    const token = await test.tokenTo(adult.email);
    made += 1;
    const nick = `ona-petita${made}`;
    const reader = readers.browser();
    expect(
      (await reader.post(CHILDREN_ENDPOINTS.invited.path, { token, nick, password: PASSWORD })).status,
    ).toBe(200);
    expect((await reader.post(CHILDREN_ENDPOINTS.login.path, { nick, password: PASSWORD })).status).toBe(200);
    return { guardian, adult, child, reader, nick, token };
  };
  const listOf = async (reader: TestReader) =>
    v.parse(childrenAnswerSchema, (await reader.get(CHILDREN_ENDPOINTS.all.path)).response);

  it('an adult adds a child with a consent that is stored word for word, and the child comes in by the link', async () => {
    const { guardian, adult, child, reader, nick, token } = await family();
    expect(child).toMatchObject({ state: 'pending', nick: null });
    const [kept] = await test.database.db
      .select()
      .from(childConsents)
      .where(eq(childConsents.accountId, Number(child.id)));
    expect(kept).toMatchObject({ version: CHILD_CONSENT_VERSION, consentedAt: test.clock.now() });
    expect(kept?.words).toContain('consent');
    expect(await listOf(guardian)).toMatchObject({
      standing: 'ready',
      children: [{ id: child.id, name: 'Ona', nick, state: 'active', sessions: 1 }],
    });
    const { response } = await reader.get(PROFILE_ENDPOINTS.profile.path);
    expect(response).toMatchObject({ user: { nick, isChild: true, email: '' } });
    // A link works once.
    expect((await reader.get(`${CHILDREN_ENDPOINTS.invited.path}?token=${token}`)).status).toBe(400);
    const again = await reader.post(CHILDREN_ENDPOINTS.invited.path, { token, nick, password: PASSWORD });
    expect([again.status, again.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    const data = await guardian.get(OWN_DATA_FILE_ENDPOINTS.download.path);
    expect(data.response).toMatchObject({ children: [{ name: 'Ona', nick, birthdate: '2015-05-02' }] });
    expect(adult.email).toContain('@');
  });

  it('shows whose link it is without using it up, and a taken nick does not use it up either', async () => {
    const { reader: guardian, form: adult } = await readers.loggedIn();
    await add(guardian, { name: 'Martí' });
    const token = await test.tokenTo(adult.email);
    const browser = readers.browser();
    const look = () => browser.get(`${CHILDREN_ENDPOINTS.invited.path}?token=${token}`);
    expect((await look()).response).toEqual({ name: 'Martí', nick: null });
    const taken = await browser.post(CHILDREN_ENDPOINTS.invited.path, {
      token,
      nick: adult.nick,
      password: PASSWORD,
    });
    expect([taken.status, taken.code]).toEqual([409, 'NICK_ALREADY_IN_USE']);
    expect((await look()).status).toBe(200);
    test.clock.goOn(8 * DAY_MS);
    expect((await look()).status).toBe(400);
    test.clock.goOn(-8 * DAY_MS);
  });

  it.each([
    ['birthdate', 'nobody whose birthdate is not known', { birthdate: null }],
    ['under-age', 'nobody under age', { birthdate: '2009-01-01' }],
    ['under-age', 'nobody born in the future', { birthdate: '9999-12-31' }],
    ['email', 'nobody without a confirmed address', { email: '', emailKey: null }],
  ])('refuses %s: %s', async (standing, _, change) => {
    const { reader, user } = await readers.loggedIn();
    await test.database.db
      .update(accounts)
      .set(change)
      .where(eq(accounts.id, Number(user.id)));
    expect((await listOf(reader)).standing).toBe(standing);
    const { status, code } = await reader.post(CHILDREN_ENDPOINTS.all.path, form());
    expect([status, code]).toEqual([403, 'NO_GUARDIAN']);
  });

  it.each([
    [{ birthdate: '18/03/2008' }, 'registerMaxDate'],
    [{ birthdate: '19/03/2026' }, 'registerMaxDate'],
    [{ birthdate: '31/12/9990' }, 'registerMaxDate'],
    [{ birthdate: '31/02/2015' }, 'date'],
    [{ consent: false }, 'musttrue'],
    [{ name: '' }, 'required'],
    [{ name: '<b>' }, 'alpha_special'],
  ])('refuses %j: %s', async (over, rule) => {
    const { reader } = await readers.loggedIn();
    const { status, issues } = await reader.post(CHILDREN_ENDPOINTS.all.path, form(over));
    expect([status, issues.map(({ code }) => code)]).toEqual([400, expect.arrayContaining([rule])]);
    expect((await listOf(reader)).children).toEqual([]);
  });

  it('refuses an outdated text of the consent, and an eleventh child', async () => {
    const { reader } = await readers.loggedIn();
    expect((await reader.post(CHILDREN_ENDPOINTS.all.path, form({ version: '2020-01-01' }))).code).toBe(
      'CONSENT_CHANGED',
    );
    for (let at = 0; at < 10; at += 1) await add(reader);
    const { status, code } = await reader.post(CHILDREN_ENDPOINTS.all.path, form());
    expect([status, code]).toEqual([409, 'TOO_MANY_CHILDREN']);
  });

  it('a child may read and save, but not write, vote, send or change the account', async () => {
    const { reader } = await family();
    const content = '1';
    const refused = async (answer: ReturnType<TestReader['post']>) => {
      const { status, code } = await answer;
      expect([status, code]).toEqual([403, 'CHILD_ACCOUNT']);
    };
    await refused(
      reader.post(endpointPath(COMMENT_ENDPOINTS.post, content), {
        comment: 'Hola',
        parentId: null,
        key: 'a'.repeat(12),
      }),
    );
    await refused(reader.post(endpointPath(COMMENT_ENDPOINTS.vote, 1), { vote: 'like' }));
    await refused(reader.ask('PATCH', endpointPath(COMMENT_ENDPOINTS.edit, 1), { comment: 'Hola' }));
    await refused(reader.post(`${CALLS.poll}${content}/vote`, { options: ['1'] }));
    await refused(reader.post(CALLS.uploads));
    await refused(reader.post(`${CALLS.uploads}form`));
    await refused(reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { newsletters: [] }));
    await refused(reader.post(PROFILE_ENDPOINTS.bulletin.path, { userId: '1' }));
    await refused(reader.post(CHILDREN_ENDPOINTS.all.path, form()));
    expect((await listOf(reader)).standing).toBe('child');
    // Anyone who sees something illegal may report it, at any age.
    expect(
      (await reader.post(endpointPath(COMMENT_ENDPOINTS.report, 1), { reason: 'illegal' })).code,
    ).not.toBe('CHILD_ACCOUNT');
  });

  it('only children log in by a nick', async () => {
    const { form: adult } = await readers.account();
    const browser = readers.browser();
    const { status } = await browser.post(CHILDREN_ENDPOINTS.login.path, {
      nick: adult.nick,
      password: adult.password,
    });
    expect(status).toBe(401);
    const { nick } = await family();
    expect(
      (await browser.post(CHILDREN_ENDPOINTS.login.path, { nick, password: 'Llevantada1908' })).status,
    ).toBe(401);
    expect(
      (await browser.post(CHILDREN_ENDPOINTS.login.path, { nick: nick.toUpperCase(), password: PASSWORD }))
        .status,
    ).toBe(200);
  });

  it('a child whose old nick looks like another’s logs in by its exact spelling', async () => {
    const { child, nick } = await family();
    const { nick: other } = await family();
    const written = other.replace('petita', 'petlta');
    await test.database.db
      .update(accounts)
      .set({ nick: written, nickKey: `=${written}` })
      .where(eq(accounts.id, Number(child.id)));
    const whoIs = async (typed: string) => {
      const reader = readers.browser();
      const { status } = await reader.post(CHILDREN_ENDPOINTS.login.path, {
        nick: typed,
        password: PASSWORD,
      });
      return status === 200
        ? userOf((await reader.get(PROFILE_ENDPOINTS.profile.path)).response).nick
        : status;
    };
    expect(await whoIs(written)).toBe(written);
    expect(await whoIs(other)).toBe(other);
    expect(await whoIs(nick)).toBe(401);
    expect(await whoIs(`${nick}\n=${written}`)).toBe(401);
  });

  it('a guardian renames a child, ends its sessions, and requests another password; nobody else may', async () => {
    const { guardian, adult, child, reader, nick } = await family();
    const { reader: other } = await readers.loggedIn();
    for (const ask of [
      () => other.ask('PATCH', endpointPath(CHILDREN_ENDPOINTS.rename, child.id), { name: 'Pau' }),
      () => other.post(endpointPath(CHILDREN_ENDPOINTS.sendLink, child.id)),
      () => other.post(endpointPath(CHILDREN_ENDPOINTS.endSessions, child.id)),
      () => other.ask('DELETE', endpointPath(CHILDREN_ENDPOINTS.remove, child.id)),
    ])
      expect((await ask()).status).toBe(404);
    // Requests that were rejected for another adult do not count for the guardian.
    for (let times = 0; times < 6; times += 1)
      await other.post(endpointPath(CHILDREN_ENDPOINTS.sendLink, child.id));
    expect(
      (await guardian.ask('PATCH', endpointPath(CHILDREN_ENDPOINTS.rename, child.id), { name: 'Ona Maria' }))
        .response,
    ).toMatchObject({
      child: { name: 'Ona Maria' },
    });
    expect(
      (await guardian.post(endpointPath(CHILDREN_ENDPOINTS.endSessions, child.id))).response,
    ).toMatchObject({
      child: { sessions: 0 },
    });
    expect((await reader.get(PROFILE_ENDPOINTS.profile.path)).status).toBe(401);
    expect((await guardian.post(endpointPath(CHILDREN_ENDPOINTS.sendLink, child.id))).status).toBe(200);
    const token = await test.tokenTo(adult.email);
    expect((await reader.get(`${CHILDREN_ENDPOINTS.invited.path}?token=${token}`)).response).toEqual({
      name: 'Ona Maria',
      nick,
    });
    // A new password ends the sessions of anyone who knew the old one.
    const elsewhere = readers.browser();
    expect((await elsewhere.post(CHILDREN_ENDPOINTS.login.path, { nick, password: PASSWORD })).status).toBe(
      200,
    );
    const chosen = { token, nick, password: 'Garbinada1910' };
    expect((await reader.post(CHILDREN_ENDPOINTS.invited.path, chosen)).status).toBe(200);
    expect((await elsewhere.get(PROFILE_ENDPOINTS.profile.path)).status).toBe(401);
  });

  it('a withdrawn consent ends the sessions and deletes the account, and a second attempt finds nothing', async () => {
    const { guardian, adult, child, reader, nick } = await family();
    expect((await guardian.ask('DELETE', endpointPath(CHILDREN_ENDPOINTS.remove, child.id))).status).toBe(
      200,
    );
    expect((await reader.get(PROFILE_ENDPOINTS.profile.path)).status).toBe(401);
    const id = Number(child.id);
    expect(await test.database.db.$count(accounts, eq(accounts.id, id))).toBe(0);
    expect(await test.database.db.$count(childConsents, eq(childConsents.accountId, id))).toBe(0);
    expect(await test.database.db.$count(sessions, eq(sessions.accountId, id))).toBe(0);
    expect(
      (await readers.browser().post(CHILDREN_ENDPOINTS.login.path, { nick, password: PASSWORD })).status,
    ).toBe(401);
    expect((await guardian.ask('DELETE', endpointPath(CHILDREN_ENDPOINTS.remove, child.id))).status).toBe(
      404,
    );
    expect((await test.emailTo(adult.email)).text).toContain('Ona');
  });

  it('children are deleted with the account of their guardian', async () => {
    const { guardian, adult, child, reader } = await family();
    expect((await guardian.post(ACCOUNT_CALLS.delete, { password: adult.password })).status).toBe(200);
    expect(await test.database.db.$count(accounts, eq(accounts.id, Number(child.id)))).toBe(0);
    expect((await reader.get(PROFILE_ENDPOINTS.profile.path)).status).toBe(401);
  });

  it('a child of fourteen gets its own account once an email address is confirmed, and no sooner', async () => {
    const young = await family();
    const release = (email: string) => ({ email, password: PASSWORD });
    const tooYoung = await young.reader.post(CHILDREN_ENDPOINTS.askRelease.path, release('ona@example.org'));
    expect([tooYoung.status, tooYoung.code]).toEqual([403, 'CHILD_ACCOUNT']);

    const { guardian, adult, child, reader, nick } = await family({ birthdate: '18/03/2012' });
    expect(mayHaveOwnAccount('2012-03-18', '2026-03-18', 13)).toBe(true);
    expect(mayHaveOwnAccount('2012-03-18', '2026-03-18', 16)).toBe(false);
    const email = `${nick}@example.org`;
    expect(
      (await reader.post(CHILDREN_ENDPOINTS.askRelease.path, { email, password: 'Llevantada1908' })).status,
    ).toBe(401);
    expect((await reader.post(CHILDREN_ENDPOINTS.askRelease.path, release(email))).status).toBe(200);
    expect((await listOf(guardian)).children).toHaveLength(1);
    const token = await test.tokenTo(email);
    expect((await reader.post(REGISTRATION_ENDPOINTS.validateMail.path, { token })).status).toBe(200);
    expect((await listOf(guardian)).children).toEqual([]);
    expect((await test.emailTo(adult.email)).text).toContain('Ona');
    expect(await test.database.db.$count(childConsents, eq(childConsents.accountId, Number(child.id)))).toBe(
      0,
    );
    const browser = readers.browser();
    expect((await browser.post(CHILDREN_ENDPOINTS.login.path, { nick, password: PASSWORD })).status).toBe(
      401,
    );
    const { status, response } = await browser.post(ACCOUNT_CALLS.login, { email, password: PASSWORD });
    expect([status, response]).toEqual([200, { user: expect.objectContaining({ nick, isChild: false }) }]);
    expect((await reader.post(CHILDREN_ENDPOINTS.askRelease.path, release(email))).status).toBe(403);
  });
});
