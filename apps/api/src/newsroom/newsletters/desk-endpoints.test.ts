import { endpointPath } from '@portal/model';
import {
  DESK_ROLES,
  type DeskNewsletter,
  type DeskRole,
  deskNewsletterSchema,
  deskNewslettersSchema,
  NEWSLETTER_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { emails } from '../../platform/mail/tables';
import { DAY_MS } from '../../platform/time/durations';
import { brokenLine } from '../../sites/desk-kit/log';
import { storeSites } from '../../sites/store';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { NEWSLETTER_SITE, newsroomIn } from '../../testing/newsletters';
import { composeDue } from './composing';
import { newsletterDrafts, newsletterEditions, newsletterEmails } from './tables';

const LIST = endpointPath(NEWSLETTER_DESK_ENDPOINTS.newsletters);
const MATI = `${LIST}/mati`;

describe.each(ENGINES)('desk endpoints for newsletters, on %s', (engine) => {
  let test: TestAccounts;
  const editors = new Map<DeskRole, TestEditor>();
  const by = (role: DeskRole): TestEditor => {
    const found = editors.get(role);
    if (!found) throw new Error(`no ${role}`);
    return found;
  };
  let editor: TestEditor;

  beforeAll(async () => {
    test = await testAccounts(engine);
    await storeSites(test.database.db, [NEWSLETTER_SITE]);
    for (const role of DESK_ROLES) editors.set(role, await newEditor(test, `${role}@prova.example`, role));
    editor = by('editor');
  });
  afterAll(() => test?.database.remove());

  /** Next morning with an edition; each test uses its own. */
  let day = '';
  beforeEach(async () => {
    const { db } = test.database;
    for (const table of [newsletterEditions, newsletterDrafts, emails, contents]) await db.delete(table);
    const news = newsroomIn(db);
    const before = new Date(test.clock.now().getTime() - DAY_MS);
    for (const number of [1, 2, 3, 4]) await news.publish(number, new Date(before.getTime() - number));
    day = (await mati()).planned[0]?.day ?? '';
  });

  const mati = async (query = ''): Promise<DeskNewsletter> =>
    v.parse(deskNewsletterSchema, (await editor.get(MATI + query)).response);
  const act = (what: string, body: object = {}, who = editor) =>
    who.post(`${MATI}/${what}`, { day, version: 0, ...body });
  const titles = ({ edition }: DeskNewsletter, isOut = false) =>
    edition?.pieces.filter((piece) => piece.isOut === isOut).map(({ title }) => title);
  const compose = () => composeDue(test.database.db, test.clock.now());
  const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();

  it('show planned editions at the right hour in the site’s time zone, across daylight saving changes', async () => {
    const { newsletters } = v.parse(deskNewslettersSchema, (await editor.get(LIST)).response);
    expect(newsletters.map(({ id }) => id)).toEqual(['mati']);
    const { planned } = await mati();
    expect(planned.map(({ state, version }) => [state, version])).toEqual([
      ['planned', 0],
      ['planned', 0],
    ]);
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'short' });
    expect(planned.map(({ at }) => hour.format(new Date(at)))).toEqual(['06:30', '06:30']);
  });

  it('let an editor change subject, selection and order, which the sent edition has', async () => {
    const before = await mati();
    expect(titles(before)).toEqual(['Notícia <1>', 'Notícia <2>', 'Notícia <3>']);
    const [first, second, third] = before.edition?.pieces.map(({ id }) => id) ?? [];
    const change = { subject: ' El port, ple ', order: [third, first], leftOut: [second] };
    expect((await act('change', change)).status).toBe(200);
    const after = await mati();
    expect(titles(after)).toEqual(['Notícia <3>', 'Notícia <1>', 'Notícia <4>']);
    expect(titles(after, true)).toEqual(['Notícia <2>']);
    expect(after.edition).toMatchObject({ version: 1, email: { subject: 'El port, ple' } });
    // A request based on the earlier version is rejected.
    expect(await act('change', change)).toMatchObject({ status: 409, code: 'EDITION_CHANGED' });
    expect((await act('send', { version: 1 })).status).toBe(200);
    const [made] = await test.database.db.select().from(newsletterEditions);
    expect([made?.subject, made?.cards.map(({ title }) => title)]).toEqual(['El port, ple', titles(after)]);
  });

  it('reschedule an edition, or cancel it until it is scheduled again', async () => {
    expect((await act('schedule', { at: inHours(0.2) })).status).toBe(200);
    const [moved] = (await mati()).planned.filter(({ state }) => state === 'planned');
    expect(moved?.at).toBe(inHours(0.2));
    const there = { day: moved?.day, version: moved?.version };
    expect((await act('cancel', there)).status).toBe(200);
    test.clock.goOn(900_000);
    expect(await compose()).toBe(0);
    const again = { day: moved?.day, version: Number(moved?.version) + 1, at: inHours(0.1) };
    expect((await act('schedule', again)).status).toBe(200);
    expect(await compose()).toBe(0);
    test.clock.goOn(600_000);
    expect(await compose()).toBe(1);
  });

  it.each([
    ['schedule', { at: 'demà' }, 'at'],
    ['schedule', { at: '2020-01-01T00:00:00Z' }, 'at'],
    ['schedule', { at: '2099-01-01T00:00:00Z' }, 'at'],
    ['change', { subject: 'x'.repeat(151), order: [], leftOut: [] }, 'subject'],
    ['change', { subject: 'a\r\nBcc: x@example.org', order: [], leftOut: [] }, 'subject'],
    ['change', { subject: '', order: ["1' or 1=1"], leftOut: [] }, 'order.0'],
    ['change', { subject: '', order: [], leftOut: Array(49).fill('1') }, 'leftOut'],
    ['cancel', { day: '2026-02-31' }, 'day'],
    ['cancel', { version: -1 }, 'version'],
    ['compose', { at: '2099-01-01T00:00:00Z', source: 'front', of: '', count: 3 }, 'at'],
    ['compose', { at: '2026-03-20T10:00:00Z', source: 'section', of: '', count: 3 }, 'of'],
    ['compose', { at: '2026-03-20T10:00:00Z', source: 'section', of: 'enlloc', count: 3 }, 'of'],
    ['compose', { at: '2026-03-20T10:00:00Z', source: 'front', of: '', count: 25 }, 'count'],
    ['compose', { at: '2026-03-20T10:00:00Z', source: 'tot', of: '', count: 5 }, 'source'],
  ])('%s rejects %j', async (what, body, field) => {
    expect(await act(what, body)).toMatchObject({ status: 400, issues: [{ field }] });
  });

  it('send an edition before its day, which becomes empty and gets a new one if scheduled again', async () => {
    await newsroomIn(test.database.db).subscribe('matinera@example.org');
    expect((await act('cancel')).status).toBe(200);
    const { planned } = await mati();
    const first = planned.at(-1);
    const target = { day: first?.day, version: Number(first?.version) };
    expect((await act('change', { ...target, subject: 'El port', order: [], leftOut: [] })).status).toBe(200);
    const sent = await act('send', { ...target, version: target.version + 1 });
    const { day: on } = v.parse(v.object({ day: v.string() }), sent.response);
    expect(on).not.toBe(first?.day);
    const { edition } = await mati(`?day=${first?.day}`);
    expect(edition?.state).toBe('cancelled');
    const again = { day: first?.day, version: edition?.version, at: first?.at };
    expect((await act('schedule', again)).status).toBe(200);
    const after = await mati(`?day=${first?.day}`);
    expect(after.edition?.email.subject).not.toBe('El port');
  });

  it('compose an edition by hand on another day; a newsletter has one a day', async () => {
    await newsroomIn(test.database.db).subscribe('lectora@example.org');
    const at = inHours(5 * 24);
    const form = { at, source: 'since-last', of: '', count: 2 };
    const made = await act('compose', form);
    const { day: on } = v.parse(v.object({ day: v.string() }), made.response);
    const shown = await mati(`?day=${on}`);
    expect(shown.edition).toMatchObject({ isByHand: true, at });
    expect(titles(shown)).toHaveLength(2);
    expect(await act('compose', form)).toMatchObject({ status: 409, code: 'EDITION_THERE' });
    expect((await act('send')).status).toBe(200);
    test.clock.goOn(1_000);
    await newsroomIn(test.database.db).publish(5, test.clock.now());
    const rest = (await mati()).planned.find(({ state }) => state === 'planned');
    const next = { day: rest?.day, version: rest?.version };
    expect(await act('send', next)).toMatchObject({ status: 409, code: 'EDITION_THERE' });
  });

  it('send an edition and each email once, even if two editors send it as it becomes due', async () => {
    const { subscribe } = newsroomIn(test.database.db);
    await subscribe(`lectora-${day}@example.org`);
    const results = await Promise.all([
      act('send'),
      act('send', {}, by('chief')),
      compose(),
      compose(),
      act('cancel', {}, by('chief')),
    ]);
    const statuses = [results[0], results[1], results[4]].map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const isCancelled = results[4].status === 200;
    const editions = await test.database.db.select().from(newsletterEditions);
    const emails = await test.database.db.select().from(newsletterEmails);
    expect(editions).toHaveLength(isCancelled ? 0 : 1);
    expect(new Set(emails.map(({ emailKey }) => emailKey)).size).toBe(emails.length);
  });

  it('send a test email only to the actor, and preview the edition', async () => {
    const before = test.emails.length;
    expect((await act('test', {}, by('chief'))).status).toBe(200);
    await test.outbox.send();
    const sent = test.emails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual(['chief@prova.example']);
    expect(sent[0]?.subject).toBe('[Prova] El matí: Notícia <1>');
    expect(sent[0]?.html).toContain('Notícia &lt;1&gt;');
    expect(sent[0]?.from).toEqual({ name: NEWSLETTER_SITE.name, address: 'mati@prova.example' });
    expect(sent[0]?.html).not.toContain('leaving.invalid');
    expect((await mati()).edition?.version).toBe(0);
    const email = await editor.get(`${MATI}/letter?day=${day}&scheme=dark`);
    expect(email.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-same-origin; default-src 'none'/,
    );
    expect(email.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('require an editor or a chief, and log all actions', async () => {
    const moderator = by('moderator');
    for (const path of [LIST, MATI, `${MATI}/letter`]) expect((await moderator.get(path)).status).toBe(403);
    const body = { at: inHours(1), subject: '', order: [], leftOut: [], source: 'front', of: '', count: 3 };
    for (const what of ['change', 'schedule', 'cancel', 'send', 'compose', 'test'])
      expect((await act(what, body, moderator)).status).toBe(403);
    expect((await editor.get(`${LIST}/cap`)).status).toBe(404);
    expect(await brokenLine(test.database.db, 'prova')).toBeNull();
    expect(await test.database.db.select().from(emails).where(eq(emails.recipient, moderator.email))).toEqual(
      [],
    );
  });
});
