import { endpointPath } from '@portal/model';
import { COMMENT_ENDPOINTS } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../../platform/http/headers';
import { accounts } from '../../readers/accounts/tables';
import { ENGINES } from '../../testing/database';
import {
  commenters,
  mineOf,
  ownOf,
  pageOf,
  post,
  report,
  type TestDiscussion,
  testDiscussion,
} from '../../testing/discussion';
import type { TestReader } from '../../testing/reader';

const RULES = '{ hideAfterReports: 2, newsroom: [redaccio@example.org] }';
const HOME = '203.0.113.251';

describe.each(ENGINES)('reported comments, on %s', (engine) => {
  let test: TestDiscussion;
  let anna: TestReader;
  let pere: TestReader;
  let visitor: TestReader;
  beforeAll(async () => {
    test = await testDiscussion(engine, RULES, { settings: { limits: false } });
    ({ anna, pere, visitor } = await commenters(test));
  });
  afterAll(() => test?.database.remove());

  const reportFrom = async (reader: TestReader, comment: string, address: string) =>
    (
      await reader.ask(
        'POST',
        endpointPath(COMMENT_ENDPOINTS.report, comment),
        { reason: 'insult' },
        { [ADDRESS_HEADER]: address },
      )
    ).status;
  const isShown = async (story: number) => (await pageOf(visitor, story)).count === 1;

  it('are hidden at the threshold; each reader counts once', async () => {
    const id = await test.story();
    const { reader: author, form } = await test.readers.loggedIn();
    const comment = ownOf(await post(author, id, 'El que diu l’alcalde és fals')).id;
    expect((await report(author, comment)).status).toBe(409);
    await Promise.all([report(pere, comment), report(pere, comment), report(pere, comment)]);
    expect(await isShown(id)).toBe(true);
    expect((await mineOf(pere, id)).reader.reported).toEqual([comment]);
    expect((await report(anna, comment, 'spam')).status).toBe(200);
    expect(await pageOf(visitor, id)).toMatchObject({ count: 0, items: [] });
    expect((await test.emailTo(form.email)).text).toContain('l’han denunciat diversos lectors');
  });

  it('stay visible if only one household reports them, even across days', async () => {
    const id = await test.story();
    const { reader: author } = await test.readers.loggedIn();
    const comment = ownOf(await post(author, id, 'El port és de tothom, també vostre')).id;
    for (let time = 0; time < 4; time += 1) {
      const { reader } = await test.readers.loggedIn();
      expect(await reportFrom(reader, comment, HOME)).toBe(200);
      test.clock.goOn(20 * 3_600_000);
      expect(await isShown(id)).toBe(true);
    }
    expect(await reportFrom(pere, comment, '203.0.113.252')).toBe(200);
    expect(await isShown(id)).toBe(false);
  });

  it('stay visible if one mailbox reports them from several networks', async () => {
    const id = await test.story();
    const { reader: author } = await test.readers.loggedIn();
    const comment = ownOf(await post(author, id, 'La barca torna dijous al matí')).id;
    for (const at of [1, 2, 3]) {
      const { reader } = await test.readers.loggedIn({ email: `una.sola+${at}@gmail.com` });
      expect(await reportFrom(reader, comment, `198.51.100.${100 + at}`)).toBe(200);
      test.clock.goOn(3_600_000);
    }
    expect(await isShown(id)).toBe(true);
  });

  it('stay visible if only child accounts report them', async () => {
    const id = await test.story();
    const { reader: author } = await test.readers.loggedIn();
    const comment = ownOf(await post(author, id, 'Els gegants surten a les sis')).id;
    const { user: guardian } = await test.readers.loggedIn();
    for (const at of [1, 2, 3]) {
      const { reader, user } = await test.readers.loggedIn();
      await test.database.db
        .update(accounts)
        .set({ guardianId: Number(guardian.id), email: '', emailKey: null })
        .where(eq(accounts.id, Number(user.id)));
      expect(await reportFrom(reader, comment, `198.51.100.${at}`)).toBe(200);
    }
    expect(await isShown(id)).toBe(true);
  });

  it('stay visible if the newsroom wrote them', async () => {
    const id = await test.story();
    const { reader: newsroom } = await test.readers.loggedIn({ email: 'redaccio@example.org' });
    const comment = ownOf(await post(newsroom, id, 'Gràcies, ho hem corregit')).id;
    for (const reader of [anna, pere]) expect((await report(reader, comment)).status).toBe(200);
    expect(await isShown(id)).toBe(true);
  });
});
