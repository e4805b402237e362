import { endpointPath } from '@portal/model';
import { COMMENT_ENDPOINTS } from '@portal/model/participation';
import { ACCOUNT_CALLS, OWN_DATA_ENDPOINTS, PROOF_YEARS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comments } from '../../../participation/comments/tables';
import { DAY_MS } from '../../../platform/time/durations';
import { PASSWORD } from '../../../testing/account-readers';
import { ENGINES } from '../../../testing/database';
import { ownOf, pageOf, post, type TestDiscussion, testDiscussion } from '../../../testing/discussion';
import type { TestReader } from '../../../testing/reader';
import { accounts, blockedConsents } from '../tables';
import { blockedConsentsOf, forgetBlockedConsents } from './blocked-consents';

describe.each(ENGINES)('the data left after an account is deleted, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testDiscussion(engine, '{}', { settings: { limits: false } });
  });
  beforeEach(async () => {
    await test.database.db.delete(blockedConsents);
  });
  afterAll(() => test?.database.remove());

  const leave = async (reader: TestReader, over: Record<string, unknown> = {}) =>
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD, ...over })).status).toBe(200);
  const keptOf = (email: string) => blockedConsentsOf(test.database.db, 'prova', email);
  const forget = () => forgetBlockedConsents({ db: test.database.db, now: test.clock.now });

  it('are the proof of consents, word for word, for the legal term and no longer', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const { response } = await reader.get(OWN_DATA_ENDPOINTS.consents.path);
    const { consents } = Object(response);
    expect(consents.length).toBeGreaterThan(0);
    const end = test.clock.now();
    await leave(reader);
    const kept = await keptOf(form.email);
    expect(kept).toHaveLength(consents.length);
    for (const { kind, words } of consents)
      expect(kept).toContainEqual(expect.objectContaining({ kind, words }));
    for (const { endedAt, until } of kept) {
      expect(endedAt).toEqual(end);
      expect(until.getTime() - end.getTime()).toBe((PROOF_YEARS * 365 + 1) * DAY_MS);
    }
    test.clock.goOn(PROOF_YEARS * 365 * DAY_MS);
    await forget();
    expect(await keptOf(form.email)).toHaveLength(kept.length);
    test.clock.goOn(DAY_MS);
    await forget();
    expect(await keptOf(form.email)).toEqual([]);
  });

  it('name nobody, and are found only by the email address, in any spelling', async () => {
    const { reader } = await test.readers.loggedIn({ email: 'ona.puig@gmail.com' });
    await leave(reader);
    const rows = JSON.stringify(await test.database.db.select().from(blockedConsents));
    expect(rows).not.toMatch(/ona|puig|gmail/i);
    expect((await keptOf('onapuig+altra@gmail.com')).length).toBeGreaterThan(0);
    expect(await keptOf('ona.puig@example.org')).toEqual([]);
    expect(await blockedConsentsOf(test.database.db, 'altra', 'ona.puig@gmail.com')).toEqual([]);
  });

  it('do not exist for an unverified email address', async () => {
    const { reader, form, user } = await test.readers.loggedIn();
    await test.database.db
      .update(accounts)
      .set({ validatedAt: null })
      .where(eq(accounts.id, Number(user.id)));
    await leave(reader);
    expect(await keptOf(form.email)).toEqual([]);
  });

  it('are comments without a name, or none if the reader deletes them too', async () => {
    const id = await test.story();
    const { reader } = await test.readers.loggedIn();
    await post(reader, id, 'El port és de tothom');
    const { reader: other } = await test.readers.loggedIn();
    const taken = ownOf(await post(other, id, 'I el moll també')).id;
    const answer = ownOf(await post(reader, id, 'Hi estic d’acord', { parentId: taken })).id;
    await leave(reader);
    await leave(other, { removeComments: true });
    const { items, count } = await pageOf(test.readers.browser(), id);
    expect(count).toBe(2);
    expect(items.find((comment) => comment.id === answer)).toMatchObject({
      author: null,
      state: 'published',
    });
    expect(items.find((comment) => comment.id === taken)).toMatchObject({ html: '', state: 'removed' });
    const [row] = await test.database.db
      .select()
      .from(comments)
      .where(eq(comments.id, Number(taken)));
    expect(row).toMatchObject({ text: '', html: '', fingerprint: null });
    expect((await reader.ask('DELETE', endpointPath(COMMENT_ENDPOINTS.remove, answer))).status).toBe(401);
    expect((await test.readers.browser().get(endpointPath(COMMENT_ENDPOINTS.page, id))).status).toBe(200);
  });

  it('keep all comments if the deletion is refused for a wrong password', async () => {
    const id = await test.story();
    const { reader } = await test.readers.loggedIn();
    await post(reader, id, 'El far s’apaga a les vuit');
    const wrong = { password: 'Llevantada1909', removeComments: true };
    expect((await reader.post(ACCOUNT_CALLS.delete, wrong)).status).toBe(401);
    expect((await pageOf(test.readers.browser(), id)).count).toBe(1);
  });
});
