import { CALLS, endpointPath } from '@portal/model';
import { MAX_RATINGS_OF_NETWORK, REACTION_ENDPOINTS, reactionsSchema } from '@portal/model/participation';
import { ACCOUNT_CALLS, OWN_DATA_FILE_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { ADDRESS_HEADER } from '../../platform/http/headers';
import { AccountReaders, PASSWORD } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { TestReader } from '../../testing/reader';
import { forgetNetworks } from './reactions';
import { contentLikes, contentRatings, contentReactions } from './tables';

describe.each(ENGINES)('likes and ratings, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  let article: string;
  let recipe: string;

  const newContent = async (values: Pick<typeof contents.$inferInsert, 'type' | 'extra' | 'status'>) => {
    const id = crypto.randomUUID();
    const [row] = await test.database.db
      .insert(contents)
      .values({
        ...values,
        site: 'prova',
        path: `/receptes/${id}/`,
        title: 'Arròs de la barca',
        body: [],
        publishedAt: test.clock.now(),
        source: 'test',
        sourceId: id,
        sourceDigest: '',
      })
      .returning();
    return String(row?.id);
  };
  beforeAll(async () => {
    test = await testAccounts(engine, { settings: { limits: false } });
    readers = new AccountReaders(test);
    article = await newContent({ type: 'article' });
    recipe = await newContent({ type: 'recipe', extra: { ratingValue: 4, ratingNumVotes: 2 } });
  });
  afterAll(() => test.database.remove());

  const from = (address: string) => new TestReader(test.app, 'prova.example', { [ADDRESS_HEADER]: address });
  const of = async (reader: TestReader, id: string) =>
    v.parse(reactionsSchema, (await reader.get(endpointPath(REACTION_ENDPOINTS.of, id))).response);
  const rate = (reader: TestReader, id: string, value: unknown) =>
    reader.post(endpointPath(REACTION_ENDPOINTS.rate, id), { value });
  const sumsOf = async (id: string) => {
    const { db } = test.database;
    const [sums] = await db
      .select()
      .from(contentReactions)
      .where(eq(contentReactions.contentId, Number(id)));
    return sums;
  };

  it('counts one like per reader, however often and concurrently it is sent', async () => {
    const [{ reader: one }, { reader: other }] = [await readers.loggedIn(), await readers.loggedIn()];
    const path = endpointPath(REACTION_ENDPOINTS.like, article);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other).post(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await of(one, article)).toMatchObject({ likes: 2, liked: true });
    await Promise.all([one.ask('DELETE', path), one.ask('DELETE', path), one.ask('DELETE', path)]);
    expect(await of(one, article)).toMatchObject({ likes: 1, liked: false });
    expect(await of(from('203.0.113.9'), article)).toMatchObject({ likes: 1, liked: false, rating: null });
    const rows = await test.database.db.$count(contentLikes, eq(contentLikes.contentId, Number(article)));
    expect((await sumsOf(article))?.likes).toBe(rows);
  });

  it('deletes likes with an account and keeps its ratings anonymously, even for concurrent deletions', async () => {
    const [one, other] = [await readers.loggedIn(), await readers.loggedIn()];
    const liked = [await newContent({ type: 'recipe' }), await newContent({ type: 'recipe' })];
    for (const [at, { reader }] of [one, other].entries())
      for (const id of at === 0 ? liked : liked.toReversed()) {
        expect((await reader.post(endpointPath(REACTION_ENDPOINTS.like, id))).status).toBe(200);
        expect((await rate(reader, id, 3)).status).toBe(200);
      }
    const { response } = await one.reader.get(OWN_DATA_FILE_ENDPOINTS.download.path);
    expect(response).toMatchObject({ likes: [{}, {}], ratings: [{ stars: 3 }, { stars: 3 }] });
    const gone = await Promise.all(
      [one, other].map(({ reader }) => reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })),
    );
    expect(gone.map(({ status }) => status)).toEqual([200, 200]);
    for (const id of liked) {
      expect(await sumsOf(id)).toMatchObject({ likes: 0, ratingSum: 6, ratingVotes: 2 });
      const voters = await test.database.db
        .select({ voter: contentRatings.voter })
        .from(contentRatings)
        .where(eq(contentRatings.contentId, Number(id)));
      expect(voters.map(({ voter }) => voter.split(':')[0])).toEqual(['gone', 'gone']);
    }
  });

  it('requires an account to like', async () => {
    expect((await from('203.0.113.9').post(endpointPath(REACTION_ENDPOINTS.like, article))).status).toBe(401);
  });

  it('counts one rating per browser and account, added to the newsroom’s own', async () => {
    const reader = from('203.0.113.1');
    expect(await of(reader, recipe)).toMatchObject({ rating: { value: 4, votes: 2 }, given: null });
    const answers = await Promise.all([5, 5, 5].map((value) => rate(reader, recipe, value)));
    const again = await rate(reader, recipe, 1);
    // The first response sets the device cookie; the other requests came without it, as if from other
    // browsers.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(again).toMatchObject({ status: 409, code: 'duplicateValuation' });
    const votes = await test.database.db.$count(contentRatings, eq(contentRatings.contentId, Number(recipe)));
    expect(await sumsOf(recipe)).toMatchObject({ ratingVotes: votes, ratingSum: 5 * votes });
    expect(await of(reader, recipe)).toMatchObject({
      rating: { value: Math.round(((8 + 5 * votes) / (2 + votes)) * 100) / 100, votes: 2 + votes },
      given: 5,
    });
  });

  it('rejects a second rating from the same browser after login', async () => {
    const id = await newContent({ type: 'diytask' });
    const { reader } = await readers.loggedIn();
    expect((await rate(reader, id, 3)).status).toBe(200);
    await reader.post('/api/front/user/logout');
    expect(await of(reader, id)).toMatchObject({ given: 3 });
    expect((await rate(reader, id, 5)).code).toBe('duplicateValuation');
    const other = from('203.0.113.77');
    expect((await rate(other, id, 3)).status).toBe(200);
    expect((await rate(other, id, 4)).code).toBe('duplicateValuation');
    expect(await of(other, id)).toMatchObject({ rating: { value: 3, votes: 2 } });
  });

  it('limits the daily ratings of a network, even concurrent ones, and forgets the network later', async () => {
    const id = await newContent({ type: 'recipe' });
    const answers = await Promise.all(
      Array.from({ length: MAX_RATINGS_OF_NETWORK + 4 }, (_, at) =>
        rate(from(`2001:db8:0:${(0x100 + at).toString(16)}::1`), id, 2),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_RATINGS_OF_NETWORK);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'tooManyValuationsForUserIp'));
    expect((await rate(from('2001:db8:0:200::1'), id, 2)).status).toBe(200);
    test.clock.goOn(25 * 3_600_000);
    await forgetNetworks({ db: test.database.db, now: test.clock.now });
    expect((await rate(from('2001:db8:0:1ff::99'), id, 2)).status).toBe(200);
  });

  it('limits an IPv6 /48 to only slightly more ratings than a single network, in whatever format the id is sent', async () => {
    const id = await newContent({ type: 'recipe' });
    const answers = await Promise.all(
      Array.from({ length: MAX_RATINGS_OF_NETWORK + 40 }, (_, at) =>
        rate(from(`2001:db8:7:${at.toString(16)}00::1`), at % 2 ? id : `0${id}`, 2),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_RATINGS_OF_NETWORK + 20);
    expect((await rate(from('2001:db8:8::1'), id, 2)).status).toBe(200);
  });

  it.each([0, 6, 2.5, '5', null, undefined])('rejects a rating of %s', async (value) => {
    expect((await rate(from('203.0.113.2'), recipe, value)).status).toBe(400);
  });

  it('finds no reactions for articles that are hidden, unrated or missing', async () => {
    const hidden = await newContent({ type: 'recipe', status: 'withdrawn' });
    for (const id of [hidden, '999999', 'x', '1e3', '-1', '9'.repeat(30)])
      expect((await from('203.0.113.3').get(endpointPath(REACTION_ENDPOINTS.of, id))).status).toBe(404);
    expect((await rate(from('203.0.113.3'), article, 5)).status).toBe(404);
    const headers = { origin: 'https://dolent.example' };
    const forged = await from('203.0.113.3').ask(
      'POST',
      `${CALLS.reactions}${recipe}/rating`,
      { value: 5 },
      headers,
    );
    expect(forged.status).toBe(403);
  });
});
