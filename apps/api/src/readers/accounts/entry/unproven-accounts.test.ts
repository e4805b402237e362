import { CALLS } from '@portal/model';
import { MAX_POLL_VOTES_OF_NETWORK } from '@portal/model/participation';
import { ACCOUNT_CALLS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICKER_ENGINE } from '../../../testing/database';
import { mineOf, ownOf, pageOf, post, report, testDiscussion, vote } from '../../../testing/discussion';
import { countsOf, shownTo, type TestPolls, testPolls, voteIn } from '../../../testing/polls';
import { TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';

/** A reader with an account without a verified address: anybody can have any number of them. */
const demoReader = async (test: Pick<TestPolls, 'app'>, address: string) => {
  const reader = new TestReader(test.app, 'prova.example', { 'x-portal-address': address });
  const { status } = await reader.post(REGISTRATION_ENDPOINTS.register.path, {
    demo: true,
    name: 'A',
    surname: 'B',
  });
  expect(status).toBe(200);
  return reader;
};
const REFUSED = { status: 412, code: 'INCOMPLETE_PROFILE' };

describe.each([QUICKER_ENGINE])('an account without a verified email address, on %s', (engine) => {
  it('cannot comment, vote or report', async () => {
    const test = await testDiscussion(engine, '{ hideAfterReports: 2 }');
    const { contentId } = test;
    const { reader: writer } = await test.readers.loggedIn();
    const { id } = ownOf(await post(writer, contentId, 'El moll és de tots.'));
    for (const at of [1, 2, 3]) {
      const stranger = await demoReader(test, `203.0.113.${at}`);
      expect(await report(stranger, id)).toMatchObject(REFUSED);
      expect(await vote(stranger, id, 'dislike')).toMatchObject(REFUSED);
      expect(await post(stranger, contentId, 'Jo també hi soc.')).toMatchObject(REFUSED);
      expect((await mineOf(stranger, contentId)).reader.writer).toBe('incomplete');
    }
    const { items } = await pageOf(writer, contentId);
    expect(items.map((item) => [item.id, item.dislikes])).toEqual([[id, 0]]);
    await test.database.remove();
  });

  describe('among votes and likes', () => {
    let test: TestPolls;
    beforeAll(async () => {
      test = await testPolls(engine, { settings: { limits: false } });
    });
    afterAll(() => test?.database.remove());

    it('cannot like, and rates once for its browser', async () => {
      const recipe = await test.story({ type: 'recipe' });
      const stranger = await demoReader(test, '203.0.113.1');
      expect(await stranger.post(`${CALLS.reactions}${recipe}/like`)).toMatchObject(REFUSED);
      const rating = (reader: TestReader) => reader.post(`${CALLS.reactions}${recipe}/rating`, { value: 5 });
      expect((await rating(stranger)).status).toBe(200);
      await stranger.post(ACCOUNT_CALLS.logout);
      await stranger.post(REGISTRATION_ENDPOINTS.register.path, { demo: true });
      expect((await rating(stranger)).status).toBe(409);
    });

    it('has no reader’s vote, and in an open poll that of its browser, counted with its network', async () => {
      const closed = await test.poll();
      const open = await test.poll({ voters: 'everybody' });
      const stranger = await demoReader(test, '203.0.113.2');
      expect(await voteIn(stranger, closed.id, closed.options[0] ?? '')).toMatchObject(REFUSED);
      expect((await countsOf(test.database.db, closed.id)).votes).toBe(0);
      const statuses: number[] = [];
      for (let at = 0; at <= MAX_POLL_VOTES_OF_NETWORK; at += 1) {
        const reader = await demoReader(test, '203.0.113.3');
        await shownTo(reader, open.id);
        statuses.push((await voteIn(reader, open.id, open.options[0] ?? '')).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_POLL_VOTES_OF_NETWORK);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  it('can be opened only if a site says so', async () => {
    const site = SITE_FILE.replace(', demoAccounts: true', '');
    const test = await testDiscussion(engine, '{}', { site });
    const reader = new TestReader(test.app);
    expect((await reader.post(REGISTRATION_ENDPOINTS.register.path, { demo: true })).status).toBe(403);
    await test.database.remove();
  });
});
