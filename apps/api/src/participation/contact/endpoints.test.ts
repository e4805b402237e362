import { ROUTES } from '@portal/model';
import { DESK_ROLES, heldMessagesSchema, MESSAGE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { CONTACT_ENDPOINTS } from '@portal/model/participation';
import { PASSWORD_ENDPOINTS } from '@portal/model/readers';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits/rates';
import { newsletterStops } from '../../readers/accounts/tables';
import { AccountReaders } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { newEditor } from '../../testing/desk';
import { SITE_FILE } from '../../testing/site';
import { forgetMessages } from './messages';
import { contactMessages } from './tables';

const SITE = `${SITE_FILE}contact:
  recipient: redaccio@prova.example
  recipients: { errada: errades@prova.example }
  fields: [place]
  subjects:
    - { id: noticia, label: Tinc una notícia }
    - { id: errada, label: He vist una errada }
`;

let keys = 0;
const form = (over: Record<string, unknown> = {}) => {
  keys += 1;
  return {
    name: 'Mercè Puig',
    email: `merce${keys}@example.org`,
    subject: 'noticia',
    terms: true,
    message: 'La barca és verda,\nno pas blava.',
    place: 'Port Savina',
    key: `key-${keys}-contact`,
    ...over,
  };
};

describe.each(ENGINES)('messages to the newsroom, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, { site: SITE });
    readers = new AccountReaders(test);
  });
  // No leftover messages at the desk or in the outbox from other tests.
  beforeEach(async () => {
    await test.outbox.send();
    await test.database.db.delete(contactMessages);
  });
  afterAll(() => test.database.remove());
  const send = (body: unknown) => readers.browser().post(CONTACT_ENDPOINTS.send.path, body);
  const sentTo = async (address: string) => {
    await test.outbox.send();
    return test.emails.filter(({ to }) => to === address);
  };

  it('go to the email address of their subject, with a copy to the sender, once per key', async () => {
    const sent = form({ subject: 'errada' });
    const answers = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [toDesk, ...more] = await sentTo('errades@prova.example');
    expect(more).toEqual([]);
    expect(toDesk).toMatchObject({ subject: '[La Prova] He vist una errada', replyTo: sent.email });
    expect(toDesk?.text).toContain(
      `De: Mercè Puig <${sent.email}>\nPoblació: Port Savina\n\nLa barca és verda,`,
    );
    const [copy] = await sentTo(sent.email);
    expect(copy?.subject).toBe('Hem rebut el teu missatge a La Prova');
  });

  it('repeats the text only in the copy to a signed-in reader at their confirmed email address', async () => {
    const { reader, form: account } = await readers.loggedIn();
    const own = form({ email: account.email });
    expect((await reader.post(CONTACT_ENDPOINTS.send.path, own)).status).toBe(200);
    const [copy] = (await sentTo(own.email)).slice(-1);
    expect(copy?.text).toContain('no pas blava.');
    const others = form();
    expect((await reader.post(CONTACT_ENDPOINTS.send.path, others)).status).toBe(200);
    const [notice] = await sentTo(others.email);
    for (const words of [notice?.text, notice?.html]) {
      expect(words).toContain('Hem rebut el teu missatge');
      expect(words).not.toMatch(/Mercè|barca|Savina/);
    }
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'Mercè\r\nBcc: tothom@example.org' }, 'name'],
    [{ email: 'merce@example.org\nBcc: tothom@example.org' }, 'email'],
    [{ email: 'merce' }, 'email'],
    [{ subject: 'premis' }, 'subject'],
    [{ subject: '' }, 'subject'],
    [{ message: ' ' }, 'message'],
    [{ message: 'x'.repeat(4_001) }, 'message'],
    [{ place: 'Port\u2028Savina' }, 'place'],
    [{ terms: false }, 'terms'],
    [{ key: 'x' }, 'key'],
  ])('rejects %j and sends nothing', async (over, field) => {
    const before = test.emails.length;
    const { status, issues } = await send(form(over));
    expect([status, issues.map((issue) => issue.field)]).toEqual([400, [field]]);
    await test.outbox.send();
    expect(test.emails).toHaveLength(before);
  });

  it('allows a signed-in reader three an hour, and rejects cross-origin requests', async () => {
    const { reader, form: account } = await readers.loggedIn();
    const statuses = [];
    for (let at = 0; at < 4; at += 1)
      statuses.push((await reader.post(CONTACT_ENDPOINTS.send.path, form({ email: account.email }))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const forged = await readers
      .browser()
      .ask('POST', CONTACT_ENDPOINTS.send.path, form(), { origin: 'https://dolent.example' });
    expect(forged.status).toBe(403);
  });

  it('does not let strangers who use a reader’s email address block the reader or fill the mailbox', async () => {
    const { reader, form: account } = await readers.loggedIn();
    // Moves past the daily limit, which counts the registration email.
    test.clock.goOn(LIMITS.letterDay.withinMs);
    const strangers = Array.from({ length: 4 }, () => form({ email: account.email }));
    for (const message of strangers) expect((await send(message)).status).toBe(200);
    expect(
      (await sentTo(account.email)).filter(({ subject }) => subject.startsWith('Hem rebut')),
    ).toHaveLength(2);
    expect((await reader.post(CONTACT_ENDPOINTS.send.path, form({ email: account.email }))).status).toBe(200);
    expect(
      (await reader.post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: account.email })).status,
    ).toBe(200);
    expect((await sentTo(account.email)).at(-1)?.text).toContain(`${ROUTES.passwordChange}?token=`);
  });

  it('sends at most two copies a day to a mailbox named by strangers, and leaves room for its own emails', async () => {
    const { form: account } = await readers.loggedIn();
    // Moves past the daily limit, which counts the registration email.
    test.clock.goOn(LIMITS.letterDay.withinMs);
    const copies: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      test.clock.goOn(LIMITS.letter.withinMs);
      expect((await send(form({ email: account.email }))).status).toBe(200);
      const sent = await sentTo(account.email);
      copies.push(sent.filter(({ subject }) => subject.startsWith('Hem rebut')).length);
    }
    expect(copies).toEqual([1, 2, 2, 2, 2, 2]);
    test.clock.goOn(LIMITS.contactCopy.withinMs);
    await send(form({ email: account.email }));
    expect(
      (await sentTo(account.email)).filter(({ subject }) => subject.startsWith('Hem rebut')),
    ).toHaveLength(3);
  });

  it('sends no copy after a complaint unless the sender is signed in, with the same response', async () => {
    const { reader, form: account } = await readers.loggedIn();
    const complaint = { reason: 'complaint' as const, stoppedAt: test.clock.now() };
    await test.database.db.insert(newsletterStops).values({ emailKey: account.email, ...complaint });
    const copies = async () =>
      (await sentTo(account.email)).filter(({ subject }) => subject.startsWith('Hem rebut')).length;
    // Moves past the daily limit, which counts the registration email.
    test.clock.goOn(LIMITS.letterDay.withinMs);
    expect((await send(form({ email: account.email }))).status).toBe(200);
    expect(await copies()).toBe(0);
    expect((await reader.post(CONTACT_ENDPOINTS.send.path, form({ email: account.email }))).status).toBe(200);
    expect(await copies()).toBe(1);
  });

  it('screens every field that the copy repeats', async () => {
    const linked = form({ email: 'victima@prova.example', name: 'Has guanyat: https://spam.example/premi' });
    expect((await send(linked)).status).toBe(200);
    expect(await sentTo(linked.email)).toEqual([]);
  });

  it('holds messages from bots or suspected by rules: released once, or discarded', async () => {
    const trapped = form({ website: 'https://spam.example' });
    const linked = form({ message: 'Compra a https://spam.example/ara' });
    for (const body of [trapped, linked]) expect((await send(body)).status).toBe(200);
    expect(await sentTo(trapped.email)).toEqual([]);
    const editor = await newEditor(test, 'mar@prova.example', 'moderator', 'Mar Vidal');
    const held = async () =>
      v.parse(heldMessagesSchema, (await editor.get(MESSAGE_DESK_ENDPOINTS.messages.path)).response).messages;
    const [second, first] = await held();
    expect([first?.rule, second?.rule]).toEqual(['trap', 'link']);
    const decide = (id: number | undefined, act: string) =>
      editor.post(MESSAGE_DESK_ENDPOINTS.messages.path, { id, act });
    const both = await Promise.all([decide(second?.id, 'release'), decide(second?.id, 'release')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await sentTo(linked.email)).toHaveLength(1);
    expect((await decide(first?.id, 'discard')).status).toBe(200);
    expect(await held()).toEqual([]);
    expect(await sentTo(trapped.email)).toEqual([]);
    const { response } = await editor.get('/api/desk/log?act=message.release');
    expect(JSON.stringify(response)).toContain(`message:${second?.id}`);
    test.clock.goOn(61 * 86_400_000);
    await forgetMessages({ db: test.database.db, now: test.clock.now });
    expect(await test.database.db.$count(contactMessages)).toBe(0);
  });

  it('lets every role decide and nobody else, and accepts none on a site without a form', async () => {
    for (const role of DESK_ROLES) {
      const body = form({ website: 'x' });
      await send(body);
      const who = await newEditor(test, `${role}@prova.example`, role);
      const { messages } = v.parse(
        heldMessagesSchema,
        (await who.get(MESSAGE_DESK_ENDPOINTS.messages.path)).response,
      );
      const decision = { id: messages[0]?.id, act: 'discard' };
      expect((await readers.browser().post(MESSAGE_DESK_ENDPOINTS.messages.path, decision)).status).toBe(401);
      expect((await who.post(MESSAGE_DESK_ENDPOINTS.messages.path, decision)).status).toBe(200);
    }
    const { reader } = await readers.loggedIn();
    expect((await reader.get(MESSAGE_DESK_ENDPOINTS.messages.path)).status).toBe(401);
    const other = await testAccounts(engine);
    const answer = await new AccountReaders(other).browser().post(CONTACT_ENDPOINTS.send.path, form());
    expect(answer.status).toBe(404);
    await other.database.remove();
  });
});
