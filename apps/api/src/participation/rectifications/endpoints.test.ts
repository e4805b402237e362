import { RECTIFICATION_ENDPOINTS, rectifiableStorySchema } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents, redirects } from '../../content/stories/tables';
import { LIMITS } from '../../platform/limits/rates';
import { newsletterStops } from '../../readers/accounts/tables';
import { ENGINES } from '../../testing/database';
import { addOtherSite } from '../../testing/desk';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { rectificationForm as form, receiptOf } from '../../testing/rectifications';
import { rectifications } from './tables';

const PATH = '/societat/historia-1/';
const NEWSROOM = 'lectors@prova.example';

describe.each(ENGINES)('requests for rectifications, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testDiscussion(engine);
  });
  beforeEach(async () => {
    await test.outbox.send();
    await test.database.db.delete(rectifications);
    test.emails.length = 0;
  });
  afterAll(() => test.database.remove());

  const rowsOf = () => test.database.db.select().from(rectifications);
  const send = (body: unknown) => test.readers.browser().post(RECTIFICATION_ENDPOINTS.send.path, body);
  const ask = (of: 'story' | 'receipt', query: Record<string, string>) =>
    test.readers.browser().get(`${RECTIFICATION_ENDPOINTS[of].path}?${new URLSearchParams(query)}`);

  it('wait at the desk with a deadline, once per key, and return a receipt', async () => {
    const sent = form();
    const answers = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const receipts = answers.map(receiptOf);
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(receipts[0]).toEqual({
      reference: expect.stringMatching(/^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      kind: 'rectification',
      title: 'El moll de Llevant',
      path: PATH,
      receivedAt: '2026-03-18T12:00:00.000Z',
      isLate: false,
      dueAt: '2026-03-21T22:59:59.999Z',
    });
    const [row, ...more] = await rowsOf();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      state: 'waiting',
      contentId: test.contentId,
      party: 'Confraria de Pescadors',
      isOrganization: true,
      capacity: 'representative',
      requester: 'Mercè Puig',
      email: sent.email,
      asked: 'La barca que es va enfonsar\n\nno és de la Confraria.',
    });
    expect(receiptOf(await ask('receipt', { key: sent.key }))).toEqual(receipts[0]);
    expect((await ask('receipt', { key: 'key-of-nobody' })).status).toBe(404);
    await test.outbox.send();
    expect(test.emails.map(({ to }) => to).sort()).toEqual([NEWSROOM, sent.email].sort());
  });

  it('are emailed to the newsroom in full with the deadline, and to an unconfirmed email address without the text', async () => {
    const sent = form({ evidence: 'Registre de matrícules' });
    const { reference } = receiptOf(await send(sent));
    const toDesk = await test.emailTo(NEWSROOM);
    expect(toDesk).toMatchObject({
      subject: `[La Prova] Rectificació ${reference}: fins al 21 de març de 2026`,
      replyTo: sent.email,
    });
    for (const words of [
      'Mercè Puig',
      'com a representant',
      'no és de la Confraria',
      'Registre de matrícules',
    ])
      expect(toDesk.text).toContain(words);
    const told = await test.emailTo(sent.email);
    expect(told.subject).toBe(`Hem rebut la petició de rectificació ${reference}`);
    for (const words of [told.text, told.html]) {
      expect(words).toContain('El moll de Llevant');
      expect(words).toContain('21 de març de 2026');
      expect(words).not.toMatch(/Mercè|barca|Confraria|matrícules/);
    }
  });

  it('quote the text only to a signed-in reader at their confirmed email address', async () => {
    const { reader, form: account } = await test.readers.loggedIn();
    // Moves past the daily limit, which counts the registration email.
    test.clock.goOn(LIMITS.letterDay.withinMs);
    expect(
      (await reader.post(RECTIFICATION_ENDPOINTS.send.path, form({ email: account.email }))).status,
    ).toBe(200);
    expect((await test.emailTo(account.email)).text).toContain('no és de la Confraria');
    const others = form();
    expect((await reader.post(RECTIFICATION_ENDPOINTS.send.path, others)).status).toBe(200);
    expect((await test.emailTo(others.email)).text).not.toContain('Confraria');
    test.clock.goOn(-LIMITS.letterDay.withinMs);
  });

  it('send at most two acknowledgements a day to a mailbox and none after a complaint, but always reach the newsroom', async () => {
    const email = 'victima@example.org';
    for (let at = 0; at < 4; at += 1) expect((await send(form({ email }))).status).toBe(200);
    expect(await test.emailsTo(email)).toHaveLength(2);
    const complainer = 'queixosa@example.org';
    await test.database.db
      .insert(newsletterStops)
      .values({ emailKey: complainer, reason: 'complaint', stoppedAt: test.clock.now() });
    expect((await send(form({ email: complainer }))).status).toBe(200);
    expect(await test.emailsTo(complainer)).toEqual([]);
    expect(await test.emailsTo(NEWSROOM)).toHaveLength(5);
    expect(await rowsOf()).toHaveLength(5);
  });

  it('are never held by the spam rules, and lose only invisible characters', async () => {
    const text = 'ELS FETS: https://spam.example/premi\u200b\u202e ni barca ni moll';
    expect((await send(form({ text, facts: 'MAI MAI MAI' }))).status).toBe(200);
    expect(await rowsOf()).toMatchObject([
      { asked: 'ELS FETS: https://spam.example/premi ni barca ni moll' },
    ]);
  });

  it('filled in by a bot are rejected with an error', async () => {
    const { status, issues } = await send(form({ website: 'https://spam.example' }));
    expect([status, issues.map(({ field }) => field)]).toEqual([400, ['website']]);
    expect(await rowsOf()).toEqual([]);
    await test.outbox.send();
    expect(test.emails).toEqual([]);
  });

  it.each([
    [{ kind: 'update' }, 'evidence'],
    [{ kind: 'reply' }, 'kind'],
    [{ party: '' }, 'party'],
    [{ party: 'Joan\r\nBcc: tothom@example.org' }, 'party'],
    [{ name: '' }, 'name'],
    [{ email: 'merce' }, 'email'],
    [{ facts: ' ' }, 'facts'],
    [{ text: '\u200b\u200b' }, 'text'],
    [{ text: 'x'.repeat(10_001) }, 'text'],
    [{ key: 'x' }, 'key'],
    [{ story: '' }, 'story'],
    [{ story: '/societat/no-hi-es/' }, 'story'],
    [{ story: '/' }, 'story'],
    [{ story: `https://altra.example${PATH}` }, 'story'],
    [{ story: 'javascript:alert(1)' }, 'story'],
  ])('requests with %j are rejected, and nothing is stored or sent', async (over, field) => {
    const { status, issues } = await send(form(over));
    expect([status, issues.map((issue) => issue.field)]).toEqual([400, [field]]);
    expect(await rowsOf()).toEqual([]);
    await test.outbox.send();
    expect(test.emails).toEqual([]);
  });

  it.each([
    `https://prova.example${PATH}`,
    `https://prova.example${PATH}?utm_source=x#comentaris`,
    `prova.example${PATH}`,
    'societat/historia-1',
    '/societat/historia-1.html',
    '/on-era-abans/',
  ])('find their story by %s', async (story) => {
    await test.database.db
      .insert(redirects)
      .values({ site: 'prova', path: '/on-era-abans/', contentId: test.contentId })
      .onConflictDoNothing();
    expect(receiptOf(await send(form({ story }))).path).toBe(PATH);
  });

  it('belong to a published story of their own site, and never reveal the headline of a withdrawn one', async () => {
    await addOtherSite(test);
    const { db } = test.database;
    await test.story({ site: 'altra', path: '/societat/altra-historia/' });
    await test.story({ status: 'scheduled', path: '/societat/dema/' });
    await test.story({ status: 'draft', path: '/societat/esborrany/' });
    await test.story({ status: 'withdrawn', path: '/societat/retirada/', title: 'En Joan va robar' });
    for (const story of ['/societat/altra-historia/', '/societat/dema/', '/societat/esborrany/'])
      expect((await send(form({ story }))).issues).toEqual([{ field: 'story', code: 'invalid' }]);
    const sent = form({ story: '/societat/retirada/' });
    expect(receiptOf(await send(sent)).title).toBeNull();
    const told = await test.emailTo(sent.email);
    expect(told.text).toContain('una notícia que ja no és publicada');
    expect(`${told.subject}${told.text}${told.html}`).not.toContain('En Joan');
    await db.delete(rectifications);
    await db.delete(contents).where(eq(contents.path, '/societat/retirada/'));
  });

  it('are accepted late too, and the form warns about it', async () => {
    const story = await test.story({
      path: '/societat/vella/',
      publishedAt: new Date('2026-03-01T12:00:00Z'),
    });
    const known = async (path: string) =>
      v.parse(rectifiableStorySchema, (await ask('story', { story: path })).response);
    expect(await known('/societat/vella/')).toMatchObject({
      until: '2026-03-08T22:59:59.999Z',
      isLate: true,
    });
    expect(await known(PATH)).toMatchObject({ until: '2026-03-25T22:59:59.999Z', isLate: false });
    expect((await ask('story', { story: '/societat/no-hi-es/' })).status).toBe(404);
    expect((await ask('story', {})).status).toBe(400);
    expect((await send(form({ story: '/societat/vella/' }))).status).toBe(200);
    expect(await rowsOf()).toMatchObject([{ contentId: story }]);
    expect((await test.emailTo(NEWSROOM)).text).toContain('Va arribar 10 dies fora de termini');
  });

  it('requests with a key of another one are rejected, and with the same text are one request', async () => {
    const first = form();
    const { reference } = receiptOf(await send(first));
    expect(receiptOf(await send(first)).reference).toBe(reference);
    const other = await send(form({ key: first.key, text: 'Un altre text.' }));
    expect([other.status, other.code]).toEqual([409, 'KEY_TAKEN']);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('do not reveal the headline of a story that readers can no longer see', async () => {
    const story = await test.story({ path: '/societat/ajornada/' });
    const sent = form({ story: '/societat/ajornada/' });
    await send(sent);
    await test.database.db.update(contents).set({ status: 'scheduled' }).where(eq(contents.id, story));
    const receipt = await test.readers
      .browser()
      .get(`${RECTIFICATION_ENDPOINTS.receipt.path}?key=${sent.key}`);
    expect(receiptOf(receipt)).toMatchObject({ title: null });
  });

  it('stay in time even if the story’s date is edited later', async () => {
    const story = await test.story({ path: '/societat/moguda/' });
    await send(form({ story: '/societat/moguda/' }));
    const moved = { publishedAt: new Date('2026-01-01T12:00:00Z') };
    await test.database.db.update(contents).set(moved).where(eq(contents.id, story));
    expect((await rowsOf())[0]?.askedUntil).toEqual(new Date('2026-03-25T22:59:59.999Z'));
  });

  it('have a month’s deadline for an update', async () => {
    const sent = form({ kind: 'update', evidence: 'Sentència 12/2026' });
    expect(receiptOf(await send(sent))).toMatchObject({ kind: 'update', dueAt: '2026-04-18T21:59:59.999Z' });
    expect((await test.emailTo(sent.email)).text).toContain('com a molt tard el 18 d’abril de 2026');
  });

  it('are limited to five an hour per signed-in reader and per network, and rejected cross-origin', async () => {
    const { reader, form: account } = await test.readers.loggedIn();
    const statuses = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push(
        (await reader.post(RECTIFICATION_ENDPOINTS.send.path, form({ email: account.email }))).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const stranger = test.readers.browser();
    for (let at = 0; at < 5; at += 1)
      expect((await stranger.post(RECTIFICATION_ENDPOINTS.send.path, form())).status).toBe(200);
    expect((await stranger.post(RECTIFICATION_ENDPOINTS.send.path, form())).status).toBe(429);
    const forged = await test.readers
      .browser()
      .ask('POST', RECTIFICATION_ENDPOINTS.send.path, form(), { origin: 'https://dolent.example' });
    expect(forged.status).toBe(403);
  });
});
