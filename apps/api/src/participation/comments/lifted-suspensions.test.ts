import { CALLS } from '@portal/model';
import { deskLogSchema, LOG_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { ACCOUNT_CALLS, PROFILE_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/durations';
import { loadMailboxDigest } from '../../readers/accounts/emails/mailbox-digest';
import { deskLog } from '../../sites/desk-kit/tables';
import { PASSWORD } from '../../testing/account-readers';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { post, type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { TestReader } from '../../testing/reader';
import { returningMailboxes } from './tables';

describe.each(ENGINES)('lifting a suspension by email address, on %s', (engine) => {
  let test: TestDiscussion;
  let desk: TestEditor;
  let people = 0;
  let written = 0;
  beforeAll(async () => {
    test = await testDiscussion(engine, '{}', { settings: { limits: false } });
    desk = await newEditor(test, 'mar@prova.example', 'moderator');
  });
  beforeEach(async () => {
    people += 1;
    await test.database.db.delete(returningMailboxes);
  });
  afterAll(() => test?.database.remove());

  /** Email address of the mailbox `name`, unique to this test. */
  const address = (name: string, more = '') => `${name}${people}${more && `+${more}`}@example.org`;
  const arrive = (email: string) => test.readers.loggedIn({ email });
  const stand = async (id: string | null | undefined, standing: 'suspended' | 'trusted') => {
    const body = { accountId: Number(id), standing, ground: 'insult' };
    expect((await desk.post(`${CALLS.deskComments}/reader`, body)).status).toBe(200);
  };
  const leave = async (reader: TestReader) =>
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
  const write = async (reader: TestReader) => {
    written += 1;
    return (await post(reader, test.contentId, `Les ${written} barques tornen avui al port.`)).status;
  };
  const lift = async (email: string) => {
    const { status, response } = await desk.post(`${CALLS.deskComments}/lift`, { email });
    return [status, Object(response).lifted];
  };
  /** Subjects of the release entries in the log, after the first `since`. */
  const releases = async (since = 0) =>
    (await test.database.db.select().from(deskLog).where(eq(deskLog.act, 'reader.release')))
      .toSorted((one, other) => one.line - other.line)
      .slice(since)
      .map(({ subject }) => subject);

  it('lets a suspended newcomer comment, and is logged without the email address', async () => {
    const { reader, user } = await arrive(address('ada'));
    await stand(user.id, 'suspended');
    await leave(reader);
    const { reader: newcomer, user: known } = await arrive(address('ada', 'diaris'));
    expect(await write(newcomer)).toBe(403);
    const before = (await releases()).length;
    expect(await lift(` ${address('Ada', 'altra')} `)).toEqual([200, true]);
    expect(await write(newcomer)).toBe(200);
    expect(await lift(address('ada'))).toEqual([200, false]);
    expect(await releases(before)).toEqual([`reader:${known.id}`]);
    expect(JSON.stringify(await test.database.db.select().from(deskLog))).not.toContain(address('ada'));
  });

  it('lifts the suspensions of all accounts of the mailbox, and leaves trust and other mailboxes alone', async () => {
    const one = await arrive(address('ada'));
    const all = [one, await arrive(address('ada', 'dos'))];
    const trusted = await arrive(address('ada', 'tres'));
    const other = await arrive(address('berta'));
    for (const { user } of [...all, other]) await stand(user.id, 'suspended');
    await stand(trusted.user.id, 'trusted');
    const before = (await releases()).length;
    expect(await lift(address('ada'))).toEqual([200, true]);
    for (const { reader } of [...all, trusted]) expect(await write(reader)).toBe(200);
    expect(await write(other.reader)).toBe(403);
    expect(await releases(before)).toEqual(all.map(({ user }) => `reader:${user.id}`));
    // Still trusted: the deletion of another account does not affect this one.
    await stand(one.user.id, 'suspended');
    await leave(one.reader);
    expect(await write(trusted.reader)).toBe(200);
  });

  it.each(['by the address', 'by trusting a newcomer'])(
    'lifts all suspensions left by accounts of the mailbox, %s',
    async (way) => {
      const kept = () => test.database.db.$count(returningMailboxes);
      // Two first, then two more: those beyond the slots share the last row.
      for (const names of [
        ['un', 'dos'],
        ['tres', 'quatre'],
      ]) {
        const leaving = [];
        for (const name of names) leaving.push(await arrive(address('ada', name)));
        for (const { user } of leaving) await stand(user.id, 'suspended');
        for (const { reader } of leaving) await leave(reader);
      }
      expect(await kept()).toBe(3);
      const { reader: newcomer, user } = await arrive(address('ada'));
      expect(await write(newcomer)).toBe(403);
      if (way === 'by the address') expect(await lift(address('ada'))).toEqual([200, true]);
      else await stand(user.id, 'trusted');
      expect(await kept()).toBe(0);
      expect(await write(newcomer)).toBe(200);
    },
  );

  it('lifts the suspension that a moved account left with its earlier mailbox', async () => {
    const { reader, user } = await arrive(address('ada'));
    await stand(user.id, 'suspended');
    const email = address('berta');
    await reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { email, password: PASSWORD });
    const validation = { token: await test.tokenTo(email), password: PASSWORD };
    expect((await reader.post(REGISTRATION_ENDPOINTS.validateMail.path, validation)).status).toBe(200);
    const { reader: again } = await arrive(address('ada'));
    expect(await write(again)).toBe(403);
    expect(await lift(email)).toEqual([200, true]);
    for (const one of [reader, again]) expect(await write(one)).toBe(200);
  });

  it('lifts a suspension of a mailbox without an account, logged without a name', async () => {
    const { reader, user } = await arrive(address('ada'));
    await stand(user.id, 'suspended');
    await leave(reader);
    const before = (await releases()).length;
    expect(await lift(address('ada'))).toEqual([200, true]);
    expect(await releases(before)).toEqual(['mailbox:']);
    const { lines } = v.parse(
      deskLogSchema,
      (await desk.get(`${LOG_DESK_ENDPOINTS.log.path}?act=reader.release`)).response,
    );
    expect(lines[0]).toMatchObject({ subject: 'mailbox:', about: { who: null, title: null } });
  });

  it('reports none if the suspension has expired or belongs to another site, and leaves the latter', async () => {
    const { db } = test.database;
    const mailboxDigest = await loadMailboxDigest(db);
    const now = test.clock.now();
    await db.insert(returningMailboxes).values(
      [
        { site: 'prova', until: now },
        { site: 'altra', until: new Date(now.getTime() + DAY_MS) },
      ].map(({ site, until }) => ({
        digest: mailboxDigest(address('ada'), { suspended: site }),
        decisionId: null,
        since: new Date(now.getTime() - DAY_MS),
        until,
      })),
    );
    const before = (await releases()).length;
    for (const email of [address('ada'), address('ningu')]) expect(await lift(email)).toEqual([200, false]);
    expect(await releases(before)).toEqual([]);
    expect(await db.$count(returningMailboxes)).toBe(1);
  });

  it('rejects a missing email address and anyone without a desk session', async () => {
    for (const email of ['', 'ada', `ada@${'a'.repeat(300)}.example`])
      expect((await desk.post(`${CALLS.deskComments}/lift`, { email })).status, email).toBe(400);
    const stranger = new TestReader(test.app);
    const body = { email: address('ada') };
    expect((await stranger.post(`${CALLS.deskComments}/lift`, body)).status).toBe(401);
  });
});
