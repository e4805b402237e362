import { endpointPath, pathTo } from '@portal/model';
import { APPEAL_ENDPOINTS, COMMENT_ENDPOINTS } from '@portal/model/participation';
import { ACCOUNT_CALLS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingAt } from '../../newsroom/desk/waiting';
import { PASSWORD } from '../../testing/account-readers';
import { type TestCommentDesk, testCommentDesk } from '../../testing/comment-desk';
import { ENGINES } from '../../testing/database';
import {
  mineOf,
  ownOf,
  pageOf,
  post,
  report,
  type TestDiscussion,
  testDiscussion,
} from '../../testing/discussion';
import { forgetEndedSuspensions } from './standing';
import { commentReports, readerStandings } from './tables';

const RULES = '{ refused: [idiota], hideAfterReports: 2 }';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PATH = '/api/desk/comments';

describe.each(ENGINES)('emails about moderation decisions, on %s', (engine) => {
  let test: TestDiscussion;
  let desk: TestCommentDesk;
  beforeAll(async () => {
    test = await testDiscussion(engine, RULES, { settings: { limits: false } });
    desk = await testCommentDesk(test);
  });
  beforeEach(() => {
    desk.role = 'editor';
  });
  afterAll(() => test?.database.remove());

  const moderate = (act: string, id: string, over: Record<string, unknown> = {}) =>
    desk.reader().post(`${PATH}/moderate`, { act, ids: [Number(id)], ...over });
  const suspend = (accountId: string | null, over: Record<string, unknown>) =>
    desk.reader().post(`${PATH}/reader`, {
      accountId: Number(accountId),
      standing: 'suspended',
      ...over,
    });
  const object = (token: string, text = 'M’hi diu de tot') =>
    test.readers.browser().post(APPEAL_ENDPOINTS.send.path, { token, text });
  const objections = async (): Promise<{ id: number; objection: string; isShown: boolean }[]> =>
    Object((await desk.reader().get(`${PATH}/objections`)).response).objections;
  const answer = (id: number | undefined, outcome: string, note?: string) =>
    desk.reader().post(`${PATH}/objections`, { id, outcome, ...(note ? { note } : {}) });
  /** Last email to an email address, after those delayed by a minute were sent. */
  const letterTo = async (address: string) => {
    test.clock.goOn(2 * MINUTE);
    await test.outbox.send();
    const letter = test.emails.findLast(({ to }) => to === address);
    if (!letter) throw new Error(`no letter to ${address}`);
    return letter;
  };
  const received = (address: string) =>
    test.emails.filter(
      ({ to, subject }) => to === address && subject.startsWith('Hem rebut la teva denúncia'),
    ).length;
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
  /** A reported comment, its author and its reporter. */
  const reported = async (reason = 'insult') => {
    const id = await test.story();
    const { reader, form, user } = await test.readers.loggedIn();
    const { reader: other, form: reporter } = await test.readers.loggedIn();
    const comment = ownOf(await post(reader, id, `Una opinió sobre el port ${id}`)).id;
    expect((await report(other, comment, reason)).status).toBe(200);
    return { id, comment, author: { reader, user, email: form.email }, other, reporter: reporter.email };
  };
  const isShown = async (id: number) => (await pageOf(test.readers.browser(), id)).count === 1;

  it('states the clause, scope, duration, origin, means of detection and how to appeal', async () => {
    const { comment, author } = await reported('off-topic');
    await moderate('refuse', comment, { ground: 'insult', clause: 'hate', note: 'Parla dels veïns' });
    const { text } = await letterTo(author.email);
    for (const part of [
      'Motiu: insults o assetjament — Parla dels veïns.',
      'Norma de participació que incompleix: 2. Cap discurs d’odi. No ataquis ningú',
      'només aquest comentari, a La Prova, i no té data de fi',
      'L’han denunciat un lector o més. Ho ha decidit una persona de la redacció.',
      'tens 6 mesos per presentar un recurs',
      'òrgan de resolució extrajudicial de litigis o als tribunals',
    ])
      expect(text).toContain(part);
  });

  it('states that a rule detected the comment and decided, and under which clause', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    await post(reader, id, 'Sou tots uns idiota, i prou');
    const { text } = await letterTo(form.email);
    expect(text).toContain('7. Llenguatge.');
    expect(text).toContain('Ho ha detectat una regla automàtica. Ho ha decidit una regla automàtica');
  });

  it('cites the most reported clause for a comment hidden by reports, and the newsroom’s own review', async () => {
    const { comment, author } = await reported('personal-data');
    const { reader: third } = await test.readers.loggedIn();
    await report(third, comment, 'personal-data');
    expect((await letterTo(author.email)).text).toContain('3. Vida privada.');
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    const own = ownOf(await post(reader, id, 'Compreu els meus llibres del port')).id;
    await moderate('hold', own, { ground: 'spam' });
    expect((await letterTo(form.email)).text).toContain('La redacció ho ha vist pel seu compte.');
  });

  it('rejects an illegal-content restriction that does not name the law', async () => {
    const { comment, author } = await reported('illegal');
    expect((await moderate('refuse', comment, { ground: 'illegal' })).status).toBe(400);
    expect((await suspend(author.user.id, { ground: 'illegal' })).status).toBe(400);
    expect(
      (await moderate('refuse', comment, { ground: 'illegal', note: 'Article 208 del CP' })).status,
    ).toBe(200);
  });

  it('suspends for the chosen number of days, citing the comment, and the suspension expires', async () => {
    const { id, comment, author } = await reported();
    const over = { ground: 'insult', durationDays: 7, commentId: Number(comment) };
    expect((await suspend(author.user.id, { ...over, durationDays: 8 })).status).toBe(400);
    expect((await suspend(author.user.id, over)).status).toBe(200);
    const { subject, text } = await letterTo(author.email);
    expect(subject).toBe('Hem suspès la teva participació a La Prova');
    expect(text).toContain('El comentari pel qual ho hem decidit, a «El moll de Llevant»:');
    expect(text).toContain(`Una opinió sobre el port ${id}`);
    expect(text).toMatch(/Durada: fins (al |a l’).*\d+.*; s’acaba tota sola/);
    expect(text).toContain('els comentaris i les preguntes a les entrevistes de La Prova');
    expect((await mineOf(author.reader, id)).reader.writer).toBe('suspended');
    test.clock.goOn(7 * DAY);
    expect((await mineOf(author.reader, id)).reader.writer).toBe('ready');
    await forgetEndedSuspensions({ db: test.database.db, now: test.clock.now });
    const left = eq(readerStandings.accountId, Number(author.user.id));
    expect(await test.database.db.select().from(readerStandings).where(left)).toEqual([]);
  });

  it('applies a temporary suspension to the next account of the mailbox until it ends', async () => {
    const { id, author } = await reported();
    await suspend(author.user.id, { ground: 'insult', durationDays: 7 });
    const gone = await author.reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD });
    expect(gone.status).toBe(200);
    const { reader } = await test.readers.loggedIn({ email: author.email });
    expect((await mineOf(reader, id)).reader.writer).toBe('suspended');
    test.clock.goOn(7 * DAY);
    expect((await mineOf(reader, id)).reader.writer).toBe('ready');
  });

  it('suspends for the default duration of the ground, or indefinitely if the moderator says so', async () => {
    const { author } = await reported();
    await suspend(author.user.id, { ground: 'hate' });
    const until = async () =>
      (
        await test.database.db
          .select()
          .from(readerStandings)
          .where(eq(readerStandings.accountId, Number(author.user.id)))
      )[0]?.until;
    expect(await until()).toEqual(new Date(test.clock.now().getTime() + 90 * DAY));
    await suspend(author.user.id, { ground: 'hate', durationDays: null });
    expect(await until()).toBeNull();
    expect((await letterTo(author.email)).text).toContain('Durada: sense data de fi');
  });

  it('confirms a report once, and states why a comment stays and how to object', async () => {
    const { comment, other, reporter } = await reported('hate');
    await report(other, comment, 'hate');
    expect((await letterTo(reporter)).text).toContain('Motiu: odi contra persones pel que són.');
    expect(received(reporter)).toBe(1);
    await moderate('publish', comment);
    const letter = await letterTo(reporter);
    expect(letter.subject).toContain('es continuarà veient');
    expect(letter.text).toContain('La norma: 2. Cap discurs d’odi.');
    expect(letter.text).toContain('Ho ha decidit una persona de la redacció.');
    expect(letter.text).toContain('tens 6 mesos per presentar un recurs');
    expect(letter.text).toMatch(/https:\/\/prova\.example\/comentaris\/recurs\/\?token=/);
  });

  it('notifies the reporter that the comment was removed, with a link to the story but not to the comment', async () => {
    const { id, comment, reporter } = await reported();
    await moderate('refuse', comment, { ground: 'hate' });
    const { subject, text } = await letterTo(reporter);
    expect(subject).toContain('Hem retirat el comentari');
    expect(text).toContain('2. Cap discurs d’odi.');
    expect(text).not.toContain(pathTo('commentsView', { contentId: String(id), view: comment }));
    expect(text).toMatch(/https:\/\/prova\.example\/societat\/historia-\d+\//);
  });

  it('accepts one objection from the reporter; upholding it removes the comment and notifies both', async () => {
    const { id, comment, author, reporter } = await reported('insult');
    await moderate('publish', comment);
    const token = tokenIn((await letterTo(reporter)).text);
    expect((await object(token)).status).toBe(200);
    expect((await object(token)).status).toBe(400);
    const [waiting] = await objections();
    expect(waiting).toMatchObject({ objection: 'M’hi diu de tot', isShown: true });
    const counts = () => waitingAt(test.database.db, { site: 'prova', role: 'editor' }, test.clock.now());
    expect((await counts()).appeals).toBe(1);
    expect((await answer(waiting?.id, 'upheld')).status).toBe(400);
    desk.role = 'moderator';
    expect((await answer(waiting?.id, 'upheld', 'Hi insulta')).status).toBe(403);
    desk.role = 'editor';
    expect((await answer(waiting?.id, 'upheld', 'Hi insulta un veí')).status).toBe(200);
    expect((await answer(waiting?.id, 'rejected', 'Hi insulta un veí')).status).toBe(404);
    expect(await isShown(id)).toBe(false);
    expect((await counts()).appeals).toBe(0);
    const told = await letterTo(reporter);
    expect(told.subject).toContain('Et donem la raó');
    expect(told.text).toContain('Hem retirat el comentari.\n\nHi insulta un veí');
    const statement = (await letterTo(author.email)).text;
    expect(statement).toContain('insults o assetjament — Hi insulta un veí');
    expect(statement).toContain('L’han denunciat un lector o més.');
  });

  it('rejects an objection and states why', async () => {
    const { id, comment, reporter } = await reported();
    await moderate('publish', comment);
    await object(tokenIn((await letterTo(reporter)).text));
    const [waiting] = await objections();
    await answer(waiting?.id, 'rejected', 'És una opinió dura, i és legítima');
    expect(await isShown(id)).toBe(true);
    const { subject, text } = await letterTo(reporter);
    expect(subject).toContain('Mantenim la decisió');
    expect(text).toContain('És una opinió dura, i és legítima');
    expect(text).toContain('òrgan de resolució extrajudicial');
  });

  it('rejects objections after six months or to an undone decision', async () => {
    const late = await reported();
    await moderate('publish', late.comment);
    const token = tokenIn((await letterTo(late.reporter)).text);
    const undone = await reported();
    const { response } = await moderate('publish', undone.comment);
    const other = tokenIn((await letterTo(undone.reporter)).text);
    await desk.reader().post(`${PATH}/undo`, { batch: Object(response).batch });
    expect((await object(other)).status).toBe(400);
    test.clock.goOn(185 * DAY);
    expect((await object(token)).status).toBe(400);
  });

  it('notifies the reporter when an upheld appeal restores the comment', async () => {
    const { id, comment, author, reporter } = await reported();
    await moderate('refuse', comment, { ground: 'insult' });
    await object(tokenIn((await letterTo(author.email)).text), 'No insulto ningú');
    const { response } = await desk.reader().get(`${PATH}/appeals`);
    const [appeal] = Object(response).appeals;
    expect(appeal).toMatchObject({ clause: 'insult', origin: 'notice', durationDays: null });
    await desk.reader().post(`${PATH}/appeals`, { id: appeal.id, outcome: 'upheld' });
    expect(await isShown(id)).toBe(true);
    const letter = await letterTo(reporter);
    expect(letter.subject).toContain('es continuarà veient');
    expect((await object(tokenIn(letter.text))).status).toBe(200);
    const [waiting] = await objections();
    await answer(waiting?.id, 'rejected', 'No insulta ningú');
  });

  it('sends no email and stores no report for visitors without an account', async () => {
    const { comment } = await reported();
    await test.outbox.send();
    const before = test.emails.length;
    const visitor = test.readers.browser();
    expect(
      (await visitor.post(endpointPath(COMMENT_ENDPOINTS.report, comment), { reason: 'spam' })).status,
    ).toBe(401);
    await test.outbox.send();
    expect(test.emails).toHaveLength(before);
    const rows = eq(commentReports.commentId, Number(comment));
    expect(await test.database.db.select().from(commentReports).where(rows)).toHaveLength(1);
  });
});
