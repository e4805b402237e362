import { ROUTES } from '@portal/model';
import { ENTRY_DESK_ENDPOINTS, PEOPLE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { describe, expect, it } from 'vitest';
import { PERSON, type Refusal, SESSION, visit } from '../../../server/testing/desk';

const PASSWORDS = { password: 'cavall pila grapa', newPassword: 'un altre cavall, una altra grapa' };

describe('changing one’s own password', () => {
  const send = (form: Record<string, string>, refused: Record<string, Refusal> = {}) =>
    visit(ROUTES.deskAccount, { form: { do: 'password', ...form }, refused });

  it('succeeds, and renews the session’s cookie', async () => {
    const { status, location, cookie } = await send(PASSWORDS);
    expect([status, location, cookie]).toEqual([303, `${ROUTES.deskAccount}?done=password`, SESSION]);
    const { html } = await visit(`${ROUTES.deskAccount}?done=password`);
    expect(html).toContain('S’ha canviat la contrasenya');
  });

  it('shows a wrong current password next to its field', async () => {
    const wrong = {
      [ENTRY_DESK_ENDPOINTS.changePassword.path]: { status: 401, code: 'INVALID_CREDENTIALS' },
    };
    const { status, html } = await send(PASSWORDS, wrong);
    expect(status).toBe(401);
    expect(html).toContain('La contrasenya actual no és correcta.');
    for (const password of Object.values(PASSWORDS)) expect(html).not.toContain(password);
  });

  it('leads to the login when the session has ended', async () => {
    const ended = { [ENTRY_DESK_ENDPOINTS.changePassword.path]: { status: 401, code: 'NOT_LOGGED_IN' } };
    expect((await send(PASSWORDS, ended)).location).toContain(ROUTES.deskLogin);
  });

  it('says when there were too many attempts', async () => {
    const full = { [ENTRY_DESK_ENDPOINTS.changePassword.path]: { status: 429, code: 'TOO_MANY_REQUESTS' } };
    const { status, html } = await send(PASSWORDS, full);
    expect(status).toBe(429);
    expect(html).toContain('massa intents');
  });

  it('stays in the portal while a field is invalid', async () => {
    const { status, html, asked } = await send({ ...PASSWORDS, newPassword: 'curta' });
    expect(status).toBe(400);
    expect(html).toContain('La contrasenya nova ha de contenir com a mínim 12 caràcters');
    expect(asked).not.toContain(`POST ${ENTRY_DESK_ENDPOINTS.changePassword.path}`);
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

  const RESET = `${PEOPLE_DESK_ENDPOINTS.people.path}/${PERSON.id}/reset`;
  const send = (password: string, refused: Record<string, Refusal> = {}) =>
    visit(ROUTES.deskPeople, { form: { do: 'reset', id: PERSON.id, password }, refused });

  it('can be repeated, and confirms that the link was sent', async () => {
    const { location } = await send(PASSWORDS.password);
    const { html } = await visit(location ?? '');
    expect(html).toContain('S’ha restablert l’accés d’Ona Serra.');
    expect(html).toContain('L’enllaç per triar una contrasenya nova s’ha enviat a ona@prova.example.');
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
    [429, 'Si avui ja s’ha enviat un enllaç, l’últim encara serveix.'],
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
    const refused = {
      [ENTRY_DESK_ENDPOINTS.passwordLink.path]: { status: 400, code: 'INVALID_CREDENTIALS' },
    };
    const form = { token: 'secret', password: PASSWORDS.newPassword };
    for (const options of [{ refused }, { refused, form }]) {
      const { status, html } = await visit(`${ROUTES.deskPassword}?token=secret`, options);
      expect(status).toBe(410);
      expect(html).toContain('L’enllaç ja no serveix');
    }
  });
});
