import { endpointPath } from '@portal/model';
import { REACTION_ENDPOINTS } from '@portal/model/participation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits/rates';
import { QUICKER_ENGINE } from '../../testing/database';
import { ownOf, post, type TestDiscussion, testDiscussion, vote } from '../../testing/discussion';
import { TestReader } from '../../testing/reader';

/** Limit per network, lower than in production so that a test reaches it in a few requests. */
const MOST = 2;

describe('a crowd of accounts behind one network', () => {
  let test: TestDiscussion;
  let crowd: TestReader[];
  beforeAll(async () => {
    const few = { perAddress: MOST };
    const rates = {
      ...LIMITS,
      commentVoteOf: { ...LIMITS.commentVoteOf, ...few },
      likeOf: { ...LIMITS.likeOf, ...few },
    };
    test = await testDiscussion(QUICKER_ENGINE[0], '{}', { rates });
    crowd = [];
    for (let count = 0; count <= MOST; count += 1) crowd.push((await test.readers.loggedIn()).reader);
  });
  afterAll(() => test?.database.remove());

  /** Same browser, at another address. */
  const from = (reader: TestReader, address: string): TestReader => {
    const there = new TestReader(test.app, 'prova.example', { 'x-portal-address': address });
    for (const [name, value] of reader.cookies) there.cookies.set(name, value);
    return there;
  };
  const statuses = async (act: (reader: TestReader) => Promise<{ status: number }>) => {
    const answers: number[] = [];
    for (const reader of crowd) answers.push((await act(from(reader, '198.51.100.7'))).status);
    return answers;
  };

  it('is limited in its daily votes per comment', async () => {
    const author = (await test.readers.loggedIn()).reader;
    const one = ownOf(await post(author, test.contentId, 'Obert demà al matí')).id;
    const other = ownOf(await post(author, test.contentId, 'Tancat avui a la tarda')).id;
    for (const comment of [one, other])
      expect(await statuses((reader) => vote(reader, comment, 'dislike'))).toEqual([200, 200, 429]);
    const [first] = crowd;
    if (!first) throw new Error('nobody is there');
    expect((await vote(from(first, '198.51.100.8'), one, 'like')).status).toBe(200);
  });

  it('is limited in its daily likes per story, however its id is written', async () => {
    const spelt = [`${test.contentId}`, `0${test.contentId}`, `${test.contentId}`];
    let at = 0;
    const like = (reader: TestReader) =>
      reader.post(endpointPath(REACTION_ENDPOINTS.like, spelt[at++] ?? ''));
    expect(await statuses(like)).toEqual([200, 200, 429]);
  });
});
