import { setTimeout } from 'node:timers/promises';
import { CALLS } from '@portal/model';
import { ACCOUNT_CALLS, PROFILE_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/durations';
import { accounts } from '../../readers/accounts/tables';
import { PASSWORD } from '../../testing/account-readers';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { post } from '../../testing/discussion';
import { countsOf, type TestPolls, testPolls, voteIn } from '../../testing/polls';
import type { TestReader } from '../../testing/reader';
import { returningMailboxes } from './tables';

const SUSPENDED = { status: 403, code: 'SUSPENDED' };
const VOTED = { status: 409, code: 'ALREADY_VOTED' };

describe.each(ENGINES)('a reader whose account moves to another email address, on %s', (engine) => {
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
  });
  afterAll(() => test?.database.remove());

  /** Email address of the mailbox `name`, unique to this test. */
  const address = (name: string, more = '') => `${name}${people}${more && `+${more}`}@example.org`;
  const arrive = (email: string) => test.readers.loggedIn({ email });
  const move = async (reader: TestReader, email: string) => {
    const asked = await reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { email, password: PASSWORD });
    expect(asked.status).toBe(200);
    const validation = { token: await test.tokenTo(email), password: PASSWORD };
    expect((await reader.post(REGISTRATION_ENDPOINTS.validateMail.path, validation)).status).toBe(200);
  };
  const stand = async (id: string | null | undefined, standing: 'suspended' | null) => {
    const body = { accountId: Number(id), standing, ...(standing ? { ground: 'insult' } : {}) };
    expect((await desk.post(`${CALLS.deskComments}/reader`, body)).status).toBe(200);
  };
  const write = (reader: TestReader) => {
    written += 1;
    return post(reader, test.contentId, `Les ${written} barques tornen avui al port.`);
  };
  const kept = () => test.database.db.$count(returningMailboxes);

  it('stays suspended, and so does a new account of the old mailbox, until the desk releases it', async () => {
    const { reader, user } = await arrive(address('ada'));
    await stand(user.id, 'suspended');
    await move(reader, address('berta'));
    expect(await write(reader)).toMatchObject(SUSPENDED);
    const { reader: again } = await arrive(address('ada', 'altra'));
    expect(await write(again)).toMatchObject(SUSPENDED);
    const { reader: neighbour } = await arrive(address('berta', 'veina'));
    expect((await write(neighbour)).status).toBe(200);
    await stand(user.id, null);
    for (const one of [reader, again]) expect((await write(one)).status).toBe(200);
    expect(await kept()).toBe(0);
  });

  it('inherits a suspension kept for the new mailbox', async () => {
    const { reader } = await arrive(address('ada'));
    const { reader: gone, user } = await arrive(address('berta'));
    test.clock.goOn(DAY_MS);
    await desk.login();
    await desk.prove();
    await stand(user.id, 'suspended');
    expect((await gone.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    expect((await write(reader)).status).toBe(200);
    await move(reader, address('berta'));
    expect(await write(reader)).toMatchObject(SUSPENDED);
  });

  it('keeps their vote, and a new account of the old mailbox cannot vote in that poll', async () => {
    const { id, options } = await test.poll({ isChangeable: true });
    const [yes = '', no = ''] = options;
    const { reader } = await arrive(address('ada'));
    await voteIn(reader, id, yes);
    await move(reader, address('berta'));
    const { reader: again } = await arrive(address('ada'));
    expect(await voteIn(again, id, no)).toMatchObject(VOTED);
    expect(await countsOf(test.database.db, id)).toMatchObject({ votes: 1, rows: 1, options: [1, 0, 0] });
    // The reader can still change the vote.
    expect((await voteIn(reader, id, no)).status).toBe(200);
    expect(await countsOf(test.database.db, id)).toMatchObject({ votes: 1, rows: 1, options: [0, 1, 0] });
  });

  it('votes with the mailbox that it has when the vote is counted', async () => {
    const { db } = test.database;
    const { id, options } = await test.poll();
    const { reader: gone } = await arrive(address('berta'));
    await voteIn(gone, id, options[0] ?? '');
    expect((await gone.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    const { reader, user } = await arrive(address('ada'));
    const { answer } = await db.transaction(async (tx) => {
      const account = eq(accounts.id, Number(user.id));
      await tx.select({ id: accounts.id }).from(accounts).where(account).for('update');
      const asked = voteIn(reader, id, options[1] ?? '');
      await setTimeout(500);
      const moved = { email: address('berta'), emailKey: address('berta') };
      await tx.update(accounts).set(moved).where(account);
      return { answer: asked };
    });
    expect(await answer).toMatchObject(VOTED);
    expect(await countsOf(db, id)).toMatchObject({ votes: 1, rows: 1 });
  });

  it('leaves no record if the new email address is a variant of the same mailbox', async () => {
    const { reader, user } = await arrive(address('ada'));
    await stand(user.id, 'suspended');
    await move(reader, address('ada', 'diaris'));
    expect(await kept()).toBe(0);
    const { reader: partner } = await arrive(address('ada'));
    expect((await write(partner)).status).toBe(200);
  });
});
