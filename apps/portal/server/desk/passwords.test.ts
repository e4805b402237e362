import { createClient, createPageClient } from '@portal/data';
import { DESK_CALLS, ROUTES, successEnvelope } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { readerCalls } from '../reader';
import { accountPage } from '../reader-pages';
import { assets } from '../testing/assets';
import { DESK_PAGES } from './pages';

registerIslands(islandsBy(assets.island));

const USER = { id: '1', name: 'Clara', email: 'clara@prova.example', role: 'chief' };
const PERSON = { ...USER, id: '2', name: 'Ona Serra', email: 'ona@prova.example' };
const PASSWORDS = { password: 'cavall pila grapa', newPassword: 'un altre cavall, una altra grapa' };
const SESSION = '__Host-desk=nova; Path=/; HttpOnly';

type Refusal = { status: number; code: string };

const refusal = ({ status, code }: Refusal) =>
  Response.json({ httpCode: status, apiInfo: { code, message: '' } }, { status });
const answer = (response: unknown, headers: Record<string, string> = {}) =>
  Response.json(successEnvelope(response), { headers });

/** Requests a page of the desk over a stub back end. @param refused errors of the back end, by path */
async function visit(
  path: string,
  { form, refused = {} }: { form?: Record<string, string>; refused?: Record<string, Refusal> } = {},
) {
  const asked: string[] = [];
  const transport = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    const refusedHere = refused[pathname];
    if (refusedHere) return refusal(refusedHere);
    if (request.method === 'POST') return answer({ success: true }, { 'set-cookie': SESSION });
    if (pathname === DESK_CALLS.user) return answer(USER);
    if (pathname === DESK_CALLS.passkeys) return answer({ passkeys: [] });
    if (pathname === DESK_CALLS.passwordLink) return answer({ email: PERSON.email });
    const person = { ...PERSON, hasPassword: false, hasSecondFactor: false };
    return answer({ people: [person], invitations: [] });
  };
  const url = new URL(path, ORIGIN);
  const page = DESK_PAGES[url.pathname];
  const work = form ? page?.post : page?.get;
  if (!work) throw new Error(`${path} is no page of the desk`);
  const request = new Request(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
  const options = { site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  const got = await accountPage({ calls, pages, captcha: undefined }, request, work, options);
  const { status = 0, headers = new Headers() } = got ?? {};
  const [location, cookie] = [headers.get('location'), headers.get('set-cookie')];
  return { status, location, cookie, html: (await got?.text()) ?? '', asked };
}

describe('changing one’s own password', () => {
  const send = (form: Record<string, string>, refused: Record<string, Refusal> = {}) =>
    visit(ROUTES.deskAccount, { form: { do: 'password', ...form }, refused });

  it('succeeds, and renews the session’s cookie', async () => {
    const { status, location, cookie } = await send(PASSWORDS);
    expect([status, location, cookie]).toEqual([303, `${ROUTES.deskAccount}?fet=password`, SESSION]);
    const { html } = await visit(`${ROUTES.deskAccount}?fet=password`);
    expect(html).toContain('S’ha canviat la contrasenya');
  });

  it('shows a wrong current password beside its field', async () => {
    const wrong = { [DESK_CALLS.password]: { status: 401, code: 'INVALID_CREDENTIALS' } };
    const { status, html } = await send(PASSWORDS, wrong);
    expect(status).toBe(401);
    expect(html).toContain('La contrasenya actual no és correcta.');
    for (const password of Object.values(PASSWORDS)) expect(html).not.toContain(password);
  });

  it('leads to the login when the session has ended', async () => {
    const ended = { [DESK_CALLS.password]: { status: 401, code: 'NOT_LOGGED_IN' } };
    expect((await send(PASSWORDS, ended)).location).toContain(ROUTES.deskLogin);
  });

  it('says when there were too many attempts', async () => {
    const full = { [DESK_CALLS.password]: { status: 429, code: 'TOO_MANY_REQUESTS' } };
    const { status, html } = await send(PASSWORDS, full);
    expect(status).toBe(429);
    expect(html).toContain('massa intents');
  });

  it('stays in the portal while a field is invalid', async () => {
    const { status, html, asked } = await send({ ...PASSWORDS, newPassword: 'curta' });
    expect(status).toBe(400);
    expect(html).toContain('La contrasenya nova ha de contenir com a mínim 12 caràcters');
    expect(asked).not.toContain(`POST ${DESK_CALLS.password}`);
  });
});

describe('a reset', () => {
  it('explains itself to the chief and names the mailbox', async () => {
    const { html } = await visit(ROUTES.deskPeople);
    expect(html).toContain('Restableix l’accés d’Ona Serra');
    expect(html).toContain('claus d’accés d’Ona Serra deixaran de funcionar');
    expect(html).toContain(`Enviarem a ${PERSON.email} un enllaç`);
    expect(html).toContain('Contrasenya: pendent');
  });

  const RESET = `${DESK_CALLS.people}/${PERSON.id}/reset`;
  const send = (password: string, refused: Record<string, Refusal> = {}) =>
    visit(ROUTES.deskPeople, { form: { do: 'reset', id: PERSON.id, password }, refused });

  it('can be repeated, and confirms that the link was sent', async () => {
    const { location } = await send(PASSWORDS.password);
    const { html } = await visit(location ?? '');
    expect(html).toContain('L’enllaç per triar una contrasenya nova s’ha enviat.');
  });

  it('asks for the chief’s own password, in a form that comes back open with what was wrong', async () => {
    const { html: before } = await visit(ROUTES.deskPeople);
    expect(before).toContain('La teva contrasenya');
    expect(before).not.toMatch(/<details[^>]* open/);
    const wrong = { [RESET]: { status: 401, code: 'INVALID_CREDENTIALS' } };
    const { status, html } = await send(PASSWORDS.password, wrong);
    expect(status).toBe(401);
    expect(html).toMatch(/<details[^>]* open/);
    expect(html).toContain('La contrasenya actual no és correcta.');
    expect(html).not.toContain(PASSWORDS.password);
    const { status: missing, asked } = await send('');
    expect(missing).toBe(400);
    expect(asked).not.toContain(`POST ${RESET}`);
  });

  it('leads to the login when wrong passwords have ended the session', async () => {
    const ended = { [RESET]: { status: 401, code: 'NOT_LOGGED_IN' } };
    expect((await send(PASSWORDS.password, ended)).location).toContain(ROUTES.deskLogin);
  });

  it.each([
    [429, 'Si avui ja s’ha enviat un enllaç, l’últim encara val.'],
    [409, 'ho ha de fer qui tingui la direcció de totes'],
    [500, 'No s’ha pogut fer.'],
  ])('says in that form why it was refused with %s', async (refusedWith, words) => {
    const { status, html } = await send(PASSWORDS.password, { [RESET]: { status: refusedWith, code: '' } });
    expect(status).toBe(refusedWith);
    expect(html).toMatch(/<details[^>]* open/);
    expect(html).toContain(words);
  });

  it('has a link to a form for a new password, which leads on to the second factor', async () => {
    const { html } = await visit(`${ROUTES.deskPassword}?token=secret`);
    expect(html).toContain('Tria la contrasenya del compte ona@prova.example.');
    expect(html).toMatch(/<input type="hidden" name="token" value="secret"\/>/);
    const form = { token: 'secret', password: PASSWORDS.newPassword };
    const { status, location, cookie } = await visit(ROUTES.deskPassword, { form });
    expect([status, location, cookie]).toEqual([303, ROUTES.deskSecondFactor, SESSION]);
    const short = await visit(ROUTES.deskPassword, { form: { ...form, password: 'curta' } });
    expect(short.status).toBe(400);
    expect(short.html).toContain('name="token" value="secret"');
  });

  it('says that a link no longer works', async () => {
    const refused = { [DESK_CALLS.passwordLink]: { status: 400, code: 'INVALID_CREDENTIALS' } };
    const form = { token: 'secret', password: PASSWORDS.newPassword };
    for (const options of [{ refused }, { refused, form }]) {
      const { status, html } = await visit(`${ROUTES.deskPassword}?token=secret`, options);
      expect(status).toBe(410);
      expect(html).toContain('L’enllaç ja no val');
    }
  });
});
