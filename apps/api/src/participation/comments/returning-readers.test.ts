import { setTimeout } from 'node:timers/promises';
import { CALLS } from '@portal/model';
import {
  ACCOUNT_CALLS,
  PASSWORD_ENDPOINTS,
  PROFILE_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
} from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/durations';
import { accounts } from '../../readers/accounts/tables';
import { PASSWORD, registration } from '../../testing/account-readers';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { mineOf, ownOf, post } from '../../testing/discussion';
import { countsOf, EDITOR, shownTo, type TestPolls, testPolls, voteIn } from '../../testing/polls';
import type { TestReader } from '../../testing/reader';
import { endPoll } from '../polls/desk';
import { forgetExpiredHoldings } from './returning-mailboxes';
import { returningMailboxes } from './tables';

const SUSPENDED = { status: 403, code: 'SUSPENDED' };
const VOTED = { status: 409, code: 'ALREADY_VOTED' };

describe.each(ENGINES)('a reader who deletes an account and comes back, on %s', (engine) => {
  let test: TestPolls;
  let desk: TestEditor;
  let people = 0;
  let written = 0;
  beforeAll(async () => {
    test = await testPolls(engine, { settings: { limits: false } });
    desk = await newEditor(test, 'mar@prova.example', 'chief');
  });
  beforeEach(async () => {
    people += 1;
    await test.database.db.delete(returningMailboxes);
    await atDesk();
  });
  afterAll(() => test?.database.remove());

  /** Logs in at the desk again: its sessions expire after two idle hours. */
  const atDesk = async () => {
    await desk.login();
    await desk.prove();
  };
  /** Email address of this test; `more` gives another address of the same mailbox. */
  const address = (more = '') => `persona${people}${more && `+${more}`}@example.org`;
  const arrive = (email = address()) => test.readers.loggedIn({ email });
  const leave = async (reader: TestReader) =>
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
  const stand = async (id: string | null | undefined, standing: string | null) => {
    const body = {
      accountId: Number(id),
      standing,
      ...(standing === 'suspended' ? { ground: 'insult', durationDays: null } : {}),
    };
    expect((await desk.post(`${CALLS.deskComments}/reader`, body)).status).toBe(200);
  };
  const suspend = (id: string | null | undefined) => stand(id, 'suspended');
  const write = (reader: TestReader) => {
    written += 1;
    return post(reader, test.contentId, `Les ${written} barques tornen avui al port.`);
  };
  const kept = async () =>
    (await test.database.db.select({ until: returningMailboxes.until }).from(returningMailboxes)).map(
      ({ until }) => until.getTime(),
    );

  it('stays suspended for two years from the first deletion, to the end of that month', async () => {
    const { reader, user } = await arrive();
    await suspend(user.id);
    expect(await write(reader)).toMatchObject(SUSPENDED);
    const twoYears = test.clock.now().getTime() + 2 * 365 * DAY_MS;
    await leave(reader);
    const [end = 0, ...others] = await kept();
    expect(others).toEqual([]);
    expect([end >= twoYears, end < twoYears + 31 * DAY_MS]).toEqual([true, true]);
    test.clock.goOn(100 * DAY_MS);
    for (const more of ['', 'altra']) {
      const { reader: again } = await arrive(address(more));
      expect(await write(again)).toMatchObject(SUSPENDED);
      expect((await mineOf(again, test.contentId)).reader.writer).toBe('suspended');
      await leave(again);
      expect(await kept()).toEqual([end]);
    }
    const { reader: neighbour } = await arrive(`veina${people}@example.org`);
    expect((await write(neighbour)).status).toBe(200);
    const { form } = await arrive();
    test.clock.goOn(end - test.clock.now().getTime());
    const later = test.readers.browser();
    await later.post(ACCOUNT_CALLS.login, { email: form.email, password: PASSWORD });
    expect((await write(later)).status).toBe(200);
    await forgetExpiredHoldings({ db: test.database.db, now: test.clock.now });
    expect(await kept()).toEqual([]);
  });

  it('is not suspended if they were trusted or never suspended', async () => {
    for (const standing of ['trusted', null]) {
      const { reader, user } = await arrive();
      await stand(user.id, standing);
      await leave(reader);
      expect(await kept()).toEqual([]);
      const { reader: again } = await arrive();
      expect((await write(again)).status).toBe(200);
      await leave(again);
    }
  });

  it('shares the suspension with later accounts of the mailbox, which the desk sees and can lift', async () => {
    const { reader, user } = await arrive();
    const { reader: older } = await arrive(address('parella'));
    test.clock.goOn(DAY_MS);
    await atDesk();
    const { reader: newer, user: other } = await arrive(address('altra'));
    const { id } = ownOf(await write(newer));
    await suspend(user.id);
    expect((await write(newer)).status).toBe(200);
    await leave(reader);
    // Validated earlier on the day of the deletion: a row only stores the day.
    expect(await write(newer)).toMatchObject(SUSPENDED);
    // An account validated before stays as it is, since a stranger may have confirmed one.
    expect((await write(older)).status).toBe(200);
    expect((await mineOf(older, test.contentId)).reader.writer).toBe('ready');
    const seen = async () => {
      const { response } = await desk.get(`${CALLS.deskComments}?view=published&reader=${other.id}`);
      const items: { id: number; standing: string | null }[] = Object(response).items;
      const thread = await desk.get(`${CALLS.deskComments}/thread/${test.contentId}`);
      const inThread: typeof items = Object(thread.response).items;
      return [items, inThread].map((all) => all.find((item) => String(item.id) === id)?.standing);
    };
    expect(await seen()).toEqual(['suspended', 'suspended']);
    await stand(other.id, null);
    expect(await seen()).toEqual([null, null]);
    expect((await write(newer)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('shares the suspension and the vote with an account registered before the deletion and validated after it', async () => {
    const { id, options } = await test.poll();
    const email = address('altra');
    const { reader, user } = await arrive();
    await suspend(user.id);
    await voteIn(reader, id, options[0] ?? '');
    const other = test.readers.browser();
    expect((await other.post(REGISTRATION_ENDPOINTS.register.path, registration({ email }))).status).toBe(
      200,
    );
    test.clock.goOn(DAY_MS);
    await leave(reader);
    const token = await test.tokenTo(email);
    expect(
      (await other.post(REGISTRATION_ENDPOINTS.validateMail.path, { token, password: PASSWORD })).status,
    ).toBe(200);
    expect((await other.post(ACCOUNT_CALLS.login, { email, password: PASSWORD })).status).toBe(200);
    expect(await write(other)).toMatchObject(SUSPENDED);
    expect(await voteIn(other, id, options[1] ?? '')).toMatchObject(VOTED);
  });

  it('leaves an older account of the mailbox alone, even after a new password or a variant of its address', async () => {
    const { reader: older } = await arrive(address('parella'));
    test.clock.goOn(DAY_MS);
    await atDesk();
    const { reader, user } = await arrive();
    await suspend(user.id);
    await leave(reader);
    await older.post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: address('parella') });
    const reset = { token: await test.tokenTo(address('parella')), password: PASSWORD };
    expect((await older.post(PASSWORD_ENDPOINTS.changePassword.path, reset)).status).toBe(200);
    await older.post(ACCOUNT_CALLS.login, { email: address('parella'), password: PASSWORD });
    expect((await write(older)).status).toBe(200);
    const email = address('diaris');
    await older.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { email, password: PASSWORD });
    const validation = { token: await test.tokenTo(email), password: PASSWORD };
    expect((await older.post(REGISTRATION_ENDPOINTS.validateMail.path, validation)).status).toBe(200);
    expect((await write(older)).status).toBe(200);
  });

  it('does not affect an account that the newsroom trusts', async () => {
    const [{ reader, user }, { reader: partner, user: other }] = [
      await arrive(),
      await arrive(address('parella')),
    ];
    await stand(other.id, 'trusted');
    await suspend(user.id);
    await leave(reader);
    expect((await write(partner)).status).toBe(200);
  });

  it('is released by an appeal upheld after the deletion', async () => {
    const { reader, user } = await arrive();
    await suspend(user.id);
    const token = await test.tokenTo(address());
    await leave(reader);
    const { reader: again } = await arrive();
    const appeal = await again.post('/api/front/comment-appeal', { token, text: 'No vaig insultar ningú' });
    expect(appeal.status).toBe(200);
    const { response } = await desk.get(`${CALLS.deskComments}/appeals`);
    const appeals: { id: number }[] = Object(response).appeals;
    const answer = { id: appeals[0]?.id, outcome: 'upheld' };
    expect((await desk.post(`${CALLS.deskComments}/appeals`, answer)).status).toBe(200);
    expect((await write(again)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('is released by upheld appeals only once each account’s suspension is lifted by its own', async () => {
    const names = ['', 'parella'];
    const leaving = [];
    for (const more of names) {
      const { reader, user } = await arrive(address(more));
      await suspend(user.id);
      leaving.push({ reader, token: await test.tokenTo(address(more)) });
    }
    for (const { reader } of leaving) await leave(reader);
    const { reader: again } = await arrive(address('nova'));
    for (const [index, { token }] of leaving.toReversed().entries()) {
      expect(await write(again)).toMatchObject(SUSPENDED);
      await again.post('/api/front/comment-appeal', { token, text: 'No vaig insultar ningú' });
      const { response } = await desk.get(`${CALLS.deskComments}/appeals`);
      const appeals: { id: number }[] = Object(response).appeals;
      const answer = { id: appeals[0]?.id, outcome: 'upheld' };
      expect((await desk.post(`${CALLS.deskComments}/appeals`, answer)).status).toBe(200);
      expect(await kept()).toHaveLength(leaving.length - 1 - index);
    }
    expect((await write(again)).status).toBe(200);
  });

  it('cannot vote again in the poll, nor can later accounts of the mailbox', async () => {
    const { id, options } = await test.poll({ isChangeable: true });
    const [yes = '', no = ''] = options;
    const { reader: older } = await arrive(address('parella'));
    test.clock.goOn(DAY_MS);
    const { reader } = await arrive();
    await voteIn(reader, id, yes);
    await leave(reader);
    const before = await countsOf(test.database.db, id);
    expect(before).toMatchObject({ votes: 1, rows: 1, options: [1, 0, 0] });
    const { reader: again } = await arrive();
    const { reader: newer } = await arrive(address('altra'));
    for (const [one, option] of [
      [again, yes],
      [again, no],
      [newer, no],
    ] as const)
      expect(await voteIn(one, id, option)).toMatchObject(VOTED);
    // Not shown: somebody else who shares the mailbox may have cast it.
    expect((await shownTo(again, id)).vote).toBeNull();
    expect(await countsOf(test.database.db, id)).toEqual(before);
    expect((await voteIn(older, id, no)).status).toBe(200);
    const { reader: neighbour } = await arrive(`veina${people}@example.org`);
    expect((await voteIn(neighbour, id, no)).status).toBe(200);
    const other = await test.poll();
    expect((await voteIn(again, other.id, other.options[0] ?? '')).status).toBe(200);
  });

  it('cannot vote again if the poll is postponed or reopened within ninety days', async () => {
    const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS).toISOString();
    const postpone = (id: string, end: string) =>
      endPoll({ db: test.database.db, now: test.clock.now }, EDITOR, Number(id), { end });
    const [postponed, closed] = [await test.poll({ end: inDays(2) }), await test.poll({ end: inDays(1) })];
    const { reader } = await arrive();
    for (const { id, options } of [postponed, closed]) await voteIn(reader, id, options[0] ?? '');
    await postpone(postponed.id, inDays(3));
    test.clock.goOn(1.5 * DAY_MS);
    await leave(reader);
    test.clock.goOn(0.5 * DAY_MS);
    await postpone(postponed.id, inDays(200));
    test.clock.goOn(80 * DAY_MS);
    await postpone(closed.id, inDays(5));
    await forgetExpiredHoldings({ db: test.database.db, now: test.clock.now });
    const { reader: again } = await arrive();
    for (const { id, options } of [postponed, closed]) {
      expect(await voteIn(again, id, options[1] ?? '')).toMatchObject(VOTED);
      expect(await countsOf(test.database.db, id)).toMatchObject({ votes: 1, rows: 1 });
    }
  });

  it('keeps no vote cast while the account is being deleted', async () => {
    const { db } = test.database;
    const { id, options } = await test.poll();
    const { reader } = await arrive();
    const { answer } = await db.transaction(async (tx) => {
      const account = eq(accounts.email, address());
      await tx.select({ id: accounts.id }).from(accounts).where(account).for('update');
      const asked = voteIn(reader, id, options[0] ?? '');
      await setTimeout(500);
      await tx.delete(accounts).where(account);
      return { answer: asked };
    });
    expect((await answer).status).toBe(401);
    expect(await countsOf(db, id)).toMatchObject({ votes: 0, rows: 0 });
  });

  it('keeps votes already cast by other accounts of the mailbox', async () => {
    const { id, options } = await test.poll({ isChangeable: true });
    const [yes = '', no = ''] = options;
    const [{ reader }, { reader: partner }] = [await arrive(), await arrive(address('parella'))];
    for (const one of [reader, partner]) await voteIn(one, id, yes);
    await leave(reader);
    expect((await voteIn(partner, id, no)).status).toBe(200);
    await leave(partner);
    expect(await countsOf(test.database.db, id)).toMatchObject({ votes: 2, rows: 2, options: [1, 1, 0] });
    const { reader: again } = await arrive();
    expect(await voteIn(again, id, yes)).toMatchObject(VOTED);
  });
});
