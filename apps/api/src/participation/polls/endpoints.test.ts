import { CALLS, endpointPath, READING_ENDPOINTS } from '@portal/model';
import { MAX_POLL_VOTES_OF_NETWORK, POLL_ENDPOINTS } from '@portal/model/participation';
import { ACCOUNT_CALLS, OWN_DATA_FILE_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { ADDRESS_HEADER } from '../../platform/http/headers';
import { PASSWORD } from '../../testing/account-readers';
import { ENGINES } from '../../testing/database';
import {
  countsOf,
  EDITOR,
  shownTo,
  shownToAll,
  type TestPolls,
  testPolls,
  voteIn,
} from '../../testing/polls';
import { TestReader } from '../../testing/reader';
import { endPoll } from './desk';
import { tellPolled } from './refresh';
import { polls, pollVotes } from './tables';
import { forgetVotersNetworks } from './voting';

const MINUTE = 60_000;

describe.each(ENGINES)('polls, on %s', (engine) => {
  let test: TestPolls;
  beforeAll(async () => {
    test = await testPolls(engine, { settings: { limits: false } });
  });
  afterAll(() => test.database.remove());

  const from = (address: string) => new TestReader(test.app, 'prova.example', { [ADDRESS_HEADER]: address });
  const inMinutes = (minutes: number) =>
    new Date(test.clock.now().getTime() + minutes * MINUTE).toISOString();
  /** A browser that already has the poll's device cookie. */
  const known = async (address: string, id: string) => {
    const reader = from(address);
    await shownTo(reader, id);
    return reader;
  };

  it('counts one vote per reader, is idempotent, and rejects visitors', async () => {
    const { id, options } = await test.poll();
    const [yes = '', no = ''] = options;
    const { reader } = await test.readers.loggedIn();
    expect((await voteIn(from('203.0.113.1'), id, yes)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 5 }, () => voteIn(reader, id, yes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await voteIn(reader, id, no)).toMatchObject({ status: 409, code: 'ALREADY_VOTED' });
    expect(await shownTo(reader, id)).toMatchObject({ vote: [yes], poll: { votes: 1 } });
    expect((await shownToAll(from('203.0.113.1'), id)).options.map(({ votes }) => votes)).toEqual([1, 0, 0]);
    expect(await countsOf(test.database.db, id)).toEqual({
      votes: 1,
      rows: 1,
      options: [1, 0, 0],
      named: [1, 0, 0],
    });
  });

  it('a poll of a gated text requires access to it, in every response', async () => {
    const { db } = test.database;
    const { id, options } = await test.poll({ voters: 'everybody' });
    const [yes = ''] = options;
    const close = (condition: 'registered' | 'metered' | 'subscribers') =>
      db
        .update(contents)
        .set({ condition })
        .where(eq(contents.id, Number(id)));
    const stranger = await known('203.0.113.7', id);
    const { reader } = await test.readers.loggedIn();
    const answersTo = async (asking: TestReader) => [
      await asking.get(endpointPath(POLL_ENDPOINTS.results, id)),
      await asking.get(endpointPath(POLL_ENDPOINTS.of, id)),
      await voteIn(asking, id, yes),
    ];
    for (const [condition, asking, status] of [
      ['registered', stranger, 401],
      ['metered', stranger, 403],
      ['subscribers', stranger, 401],
      ['metered', reader, 403],
      ['subscribers', reader, 403],
    ] as const) {
      await close(condition);
      for (const refused of await answersTo(asking)) {
        expect(refused.status, condition).toBe(status);
        expect(JSON.stringify(refused.response ?? null)).not.toContain('moll');
      }
    }
    expect((await countsOf(db, id)).votes).toBe(0);
    const [row] = await db
      .select()
      .from(contents)
      .where(eq(contents.id, Number(id)));
    const page = `${CALLS.page}?${new URLSearchParams({ site: 'prova', path: row?.path ?? '' })}`;
    expect(JSON.stringify((await stranger.get(page)).response)).not.toContain('als cotxes');
    await close('registered');
    for (const answered of await answersTo(reader)) {
      expect(answered.status).toBe(200);
      expect(answered.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await reader.get(endpointPath(READING_ENDPOINTS.restOfContent, id))).response).toMatchObject({
      poll: { contentId: id },
    });
    expect((await countsOf(db, id)).votes).toBe(1);
  });

  it('counts the last vote if votes are changeable', async () => {
    const { id, options } = await test.poll({ isChangeable: true });
    const [yes = '', no = ''] = options;
    const { reader } = await test.readers.loggedIn();
    await voteIn(reader, id, yes);
    expect((await voteIn(reader, id, no)).status).toBe(200);
    expect(await shownTo(reader, id)).toMatchObject({ vote: [no] });
    expect((await countsOf(test.database.db, id)).options).toEqual([0, 1, 0]);
  });

  it('accepts several options if allowed, each once, and none of another poll', async () => {
    const { id, options } = await test.poll({ choices: 2 });
    const [one = '', two = '', three = ''] = options;
    const other = await test.poll();
    const { reader } = await test.readers.loggedIn();
    for (const given of [
      [one, two, three],
      [one, one],
      [],
      [other.options[0] ?? ''],
      ['x'],
      ['9'.repeat(30)],
    ])
      expect((await voteIn(reader, id, ...given)).status).toBe(400);
    expect((await voteIn(reader, id, three, one)).status).toBe(200);
    expect((await voteIn(reader, id, one, three)).status).toBe(200);
    expect(await countsOf(test.database.db, id)).toMatchObject({ votes: 1, options: [1, 0, 1] });
  });

  it('begins and ends at its dates, and announces both to pages', async () => {
    const { id, options } = await test.poll({ start: inMinutes(10), end: inMinutes(20) });
    const { reader } = await test.readers.loggedIn();
    const told = async () => {
      await tellPolled(test.database.db, test.clock.now());
      const [row] = await test.database.db
        .select()
        .from(polls)
        .where(eq(polls.contentId, Number(id)));
      return row?.toldState;
    };
    const vote = () => voteIn(reader, id, options[0] ?? '');
    expect(await vote()).toMatchObject({ status: 409, code: 'POLL_NOT_STARTED' });
    expect(await told()).toBe('not-started');
    test.clock.goOn(10 * MINUTE);
    expect(await told()).toBe('active');
    expect((await vote()).status).toBe(200);
    test.clock.goOn(10 * MINUTE);
    expect(await told()).toBe('finished');
    expect(await vote()).toMatchObject({ status: 409, code: 'POLL_FINISHED' });
    const deps = { db: test.database.db, now: test.clock.now };
    await endPoll(deps, EDITOR, Number(id), { end: null });
    expect((await vote()).status).toBe(200);
    await endPoll(deps, EDITOR, Number(id), { end: 'now' });
    expect((await vote()).code).toBe('POLL_FINISHED');
  });

  it('leaves hidden results out of every response until they may be shown', async () => {
    const deps = { db: test.database.db, now: test.clock.now };
    const stranger = from('203.0.113.2');
    for (const results of ['voted', 'finished'] as const) {
      const { id, options } = await test.poll({ results });
      const [{ reader }, { reader: other }] = [await test.readers.loggedIn(), await test.readers.loggedIn()];
      const [yes = ''] = options;
      const answers = [await voteIn(reader, id, yes)];
      const [row] = await test.database.db
        .select()
        .from(contents)
        .where(eq(contents.id, Number(id)));
      const page = `${CALLS.page}?${new URLSearchParams({ site: 'prova', path: row?.path ?? '' })}`;
      const hidden = [
        await stranger.get(endpointPath(POLL_ENDPOINTS.results, id)),
        await stranger.get(page),
        await other.get(endpointPath(POLL_ENDPOINTS.of, id)),
      ];
      answers.push(await reader.get(endpointPath(POLL_ENDPOINTS.of, id)));
      const isTold = (answer: { response: unknown }) => /"votes":\d/.test(JSON.stringify(answer.response));
      expect(JSON.stringify(hidden[1]?.response)).toContain('Ha d’obrir el moll');
      expect(hidden.map(isTold)).toEqual([false, false, false]);
      expect(answers.map(isTold)).toEqual(answers.map(() => results === 'voted'));
      await endPoll(deps, EDITOR, Number(id), { end: 'now' });
      expect(isTold(await stranger.get(endpointPath(POLL_ENDPOINTS.results, id)))).toBe(true);
    }
  });

  it('a poll for everybody treats a browser and its accounts as one voter', async () => {
    const { id, options } = await test.poll({ voters: 'everybody' });
    const [yes = '', no = ''] = options;
    expect(await voteIn(from('203.0.113.3'), id, yes)).toMatchObject({
      status: 403,
      code: 'UNKNOWN_BROWSER',
    });
    const browser = await known('203.0.113.3', id);
    const answers = await Promise.all([1, 2, 3].map(() => voteIn(browser, id, yes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { reader } = await test.readers.loggedIn();
    expect((await voteIn(reader, id, no)).status).toBe(200);
    await reader.post('/api/front/user/logout');
    expect(await voteIn(reader, id, yes)).toMatchObject({ code: 'ALREADY_VOTED' });
    expect(await countsOf(test.database.db, id)).toMatchObject({ votes: 2, rows: 2, options: [1, 1, 0] });
  });

  it('limits the daily votes of a network without accounts, even concurrent ones, and forgets the network later', async () => {
    const { id, options } = await test.poll({ voters: 'everybody' });
    const [yes = ''] = options;
    const browsers = await Promise.all(
      Array.from({ length: MAX_POLL_VOTES_OF_NETWORK + 3 }, (_, at) =>
        known(`2001:db8:0:${(0x100 + at).toString(16)}::1`, id),
      ),
    );
    const answers = await Promise.all(browsers.map((browser) => voteIn(browser, id, yes)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_POLL_VOTES_OF_NETWORK);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_VOTES')).toHaveLength(3);
    expect((await voteIn(await known('2001:db8:0:200::1', id), id, yes)).status).toBe(200);
    test.clock.goOn(25 * 60 * MINUTE);
    await forgetVotersNetworks({ db: test.database.db, now: test.clock.now });
    const kept = await test.database.db
      .select()
      .from(pollVotes)
      .where(eq(pollVotes.contentId, Number(id)));
    expect(kept.every(({ network }) => network === null)).toBe(true);
    expect((await voteIn(await known('2001:db8:0:1ff::99', id), id, yes)).status).toBe(200);
  });

  it('is not found without a poll, on another host, or for a withdrawn article; rejects a cross-origin vote', async () => {
    const { id, options } = await test.poll({ voters: 'everybody' });
    const reader = await known('203.0.113.4', id);
    for (const wrong of [String(test.contentId), '999999', 'x', '1e3', '-1', '9'.repeat(30)])
      for (const read of [POLL_ENDPOINTS.results, POLL_ENDPOINTS.of])
        expect((await reader.get(endpointPath(read, wrong))).status).toBe(404);
    const forged = await reader.ask(
      'POST',
      endpointPath(POLL_ENDPOINTS.vote, id),
      { options },
      { origin: 'https://dolent.example' },
    );
    expect(forged.status).toBe(403);
    await test.database.db
      .update(contents)
      .set({ status: 'withdrawn' })
      .where(eq(contents.id, Number(id)));
    expect((await reader.get(endpointPath(POLL_ENDPOINTS.results, id))).status).toBe(404);
    expect((await voteIn(reader, id, options[0] ?? '')).status).toBe(404);
  });

  it('includes the reader’s votes in their data export', async () => {
    const { id, options } = await test.poll();
    const { reader } = await test.readers.loggedIn();
    await voteIn(reader, id, options[1] ?? '');
    const { response } = await reader.get(OWN_DATA_FILE_ENDPOINTS.download.path);
    expect(JSON.stringify(response)).toContain('Ha d’obrir el moll als cotxes?');
    // Deleting the account unlinks the vote and keeps it.
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    const votes = await test.database.db
      .select({ voter: pollVotes.voter })
      .from(pollVotes)
      .where(eq(pollVotes.contentId, Number(id)));
    expect(votes).toEqual([{ voter: expect.stringMatching(/^gone:/) }]);
  });
});
