import { type TransparencyReport, transparencyReportSchema } from '@portal/model/newsroom';
import { APPEAL_ENDPOINTS } from '@portal/model/participation';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestCommentDesk, testCommentDesk } from '../../testing/comment-desk';
import { ENGINES } from '../../testing/database';
import { ownOf, post, report, type TestDiscussion, testDiscussion } from '../../testing/discussion';

const RULES = '{ refused: [idiota], hideAfterReports: 5 }';
const DAY = 86_400_000;
const PATH = '/api/desk/comments';

describe.each(ENGINES)('yearly moderation report, on %s', (engine) => {
  let test: TestDiscussion;
  let desk: TestCommentDesk;
  beforeAll(async () => {
    test = await testDiscussion(engine, RULES, { settings: { limits: false } });
    desk = await testCommentDesk(test);
  });
  afterAll(() => test?.database.remove());

  /** Moves the clock to a year with no data from other tests. */
  const nextYear = () => {
    const now = test.clock.now();
    const year = now.getUTCFullYear() + 1;
    test.clock.goOn(Date.UTC(year, 1, 2) - now.getTime());
    return year;
  };
  const ask = (path: string, body: unknown) => desk.reader().post(`${PATH}/${path}`, body);
  const lastToken = async (address: string) => {
    test.clock.goOn(2 * 60_000);
    await test.outbox.send();
    const letters = test.emails.filter(({ to, text }) => to === address && text.includes('token='));
    return /token=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const object = async (address: string) =>
    test.readers
      .browser()
      .post(APPEAL_ENDPOINTS.send.path, { token: await lastToken(address), text: 'No és així' });
  const read = async (year: number): Promise<TransparencyReport> =>
    v.parse(
      transparencyReportSchema,
      (await desk.reader().get(`${PATH}/transparency?year=${year}`)).response,
    );
  const countsOf = async (year: number, measure: string) =>
    Object.fromEntries(
      (await read(year)).lines
        .filter((line) => line.measure === measure)
        .map(({ detail, by, count }) => [by ? `${detail} ${by}` : detail, count]),
    );

  it('counts notices, decisions by clause and origin, suspensions, automatic rules and complaints', async () => {
    const year = nextYear();
    const id = await test.story();
    const { reader, form, user } = await test.readers.loggedIn();
    const { reader: other, form: reporter } = await test.readers.loggedIn();
    const kept = ownOf(await post(reader, id, 'Una opinió sobre el port')).id;
    const removed = ownOf(await post(reader, id, 'Una altra opinió sobre el port')).id;
    await report(other, kept, 'hate');
    await report(other, removed, 'insult');
    test.clock.goOn(3 * DAY);
    await ask('moderate', { act: 'publish', ids: [Number(kept)] });
    expect((await object(reporter.email)).status).toBe(200);
    const { response } = await desk.reader().get(`${PATH}/objections`);
    await ask('objections', { id: Object(response).objections[0].id, outcome: 'rejected', note: 'No ho és' });
    await ask('moderate', { act: 'refuse', ids: [Number(removed)], ground: 'insult', clause: 'other' });
    const standing = { accountId: Number(user.id), standing: 'suspended', ground: 'insult' };
    await ask('reader', { ...standing, durationDays: 7 });
    await ask('reader', { ...standing, durationDays: null });
    await ask('reader', { accountId: Number(user.id), standing: null });
    // Sends the emails delayed by a minute first, so that the last one is from the rule.
    await lastToken(form.email);
    await post(reader, id, 'Sou tots uns idiota, i prou');
    expect((await object(form.email)).status).toBe(200);
    const { response: waiting } = await desk.reader().get(`${PATH}/appeals`);
    await ask('appeals', { id: Object(waiting).appeals[0].id, outcome: 'upheld' });

    expect(await countsOf(year, 'reports')).toEqual({ 'hate reader': 1, 'insult reader': 1 });
    expect(await countsOf(year, 'report-outcomes')).toEqual({ publish: 1, refuse: 1 });
    expect(await countsOf(year, 'report-days')).toEqual({ median: 4 });
    expect(await countsOf(year, 'clauses')).toEqual({
      'refuse:other person': 1,
      'refuse:wording rule': 1,
      'suspend:insult person': 2,
    });
    expect(await countsOf(year, 'origins')).toEqual({
      'refuse:notice person': 1,
      'refuse:rule rule': 1,
      'suspend:own person': 2,
    });
    expect(await countsOf(year, 'suspensions')).toEqual({ 7: 1, endless: 1 });
    expect(await countsOf(year, 'automated')).toEqual({ decided: 1, 'reversed-on-appeal': 1 });
    expect(await countsOf(year, 'appeals')).toEqual({ upheld: 1 });
    expect(await countsOf(year, 'objections')).toEqual({ rejected: 1 });
    expect((await read(year + 1)).lines).toEqual([]);
  });

  it('counts a refusal by a rule as an error if the newsroom publishes the comment later', async () => {
    const year = nextYear();
    const { reader } = await test.readers.loggedIn();
    const refused = ownOf(await post(reader, await test.story(), 'Sou tots uns idiota, i prou')).id;
    await ask('moderate', { act: 'publish', ids: [Number(refused)] });
    expect(await countsOf(year, 'automated')).toEqual({ decided: 1, 'reversed-by-newsroom': 1 });
  });

  it('counts out-of-court disputes, and closes each once', async () => {
    const year = nextYear();
    const dispute = { body: 'Institut de litigis digitals', day: `${year}-02-01` };
    desk.role = 'moderator';
    expect((await ask('disputes', dispute)).status).toBe(403);
    desk.role = 'editor';
    expect((await ask('disputes', { ...dispute, day: 'ahir' })).status).toBe(400);
    expect((await ask('disputes', dispute)).status).toBe(200);
    const [open] = (await read(year)).openDisputes;
    expect(open).toMatchObject({ body: 'Institut de litigis digitals' });
    expect(await countsOf(year, 'disputes')).toEqual({ open: 1 });
    const closing = { id: open?.id, outcome: 'publisher' };
    expect((await ask('disputes/close', closing)).status).toBe(200);
    expect((await ask('disputes/close', closing)).status).toBe(404);
    expect(await countsOf(year, 'disputes')).toEqual({ publisher: 1 });
    expect((await read(year)).openDisputes).toEqual([]);
  });
});
