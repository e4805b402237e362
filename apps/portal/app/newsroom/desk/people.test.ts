import { ROUTES } from '@portal/model';
import { ENTRY_DESK_ENDPOINTS, PEOPLE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { describe, expect, it } from 'vitest';
import { INVITATION, PERSON, type Refusal, visit } from '../../../server/testing/desk';

const PASSWORD = 'cavall pila grapa';
const WRONG: Refusal = { status: 401, code: 'INVALID_CREDENTIALS' };
const REQUIRED: Refusal = {
  status: 400,
  code: 'REQUIRED_FIELD',
  issues: [{ field: 'password', code: 'required' }],
};
const ROLE = `${PEOPLE_DESK_ENDPOINTS.people.path}/${PERSON.id}/role`;
const INVITE = `${PEOPLE_DESK_ENDPOINTS.people.path}/invite`;

/** The form that contains a button. */
const formOf = (html: string, button: string) =>
  html.split('<form').find((form) => form.includes(`value="${button}"`)) ?? '';

describe('a change of role', () => {
  const send = (role: string, refused: Record<string, Refusal> = {}, password = PASSWORD) =>
    visit(ROUTES.deskPeople, { form: { do: 'role', id: PERSON.id, role, password }, refused });

  it('has a field for the chief’s own password, which says when it is needed', async () => {
    const form = formOf((await visit(ROUTES.deskPeople)).html, 'role');
    expect(form).toContain('La teva contrasenya');
    expect(form).toContain('Només cal per donar o treure el rol de direcció.');
    expect(/<input[^>]*name="password"[^>]*>/.exec(form)?.[0]).not.toContain('required');
  });

  it('sends the password, and confirms the change', async () => {
    const { location, sent } = await send('chief');
    expect(sent.map((body) => JSON.parse(body))).toEqual([{ role: 'chief', password: PASSWORD }]);
    const { html } = await visit(location ?? '');
    expect(html).toContain('Ona Serra ara té el rol de direcció.');
    const removed = await send('none', {}, '');
    expect(removed.sent.map((body) => JSON.parse(body))).toEqual([{ role: null, password: '' }]);
    expect((await visit(removed.location ?? '')).html).toContain('S’ha tret la persona de la redacció.');
  });

  it.each([
    [WRONG, 'La contrasenya actual no és correcta.'],
    [REQUIRED, 'La contrasenya és obligatòria'],
  ])('comes back open, with the choice and the error of the password: %o', async (refusal, words) => {
    const { status, html } = await send('moderator', { [ROLE]: refusal });
    expect(status).toBe(refusal.status);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
    const form = formOf(html, 'role');
    expect(form).toContain(words);
    expect(form).toMatch(/aria-invalid="true"/);
    expect(form).toMatch(/<option[^>]*value="moderator"[^>]* selected/);
    expect(html).not.toContain(PASSWORD);
  });

  it.each([
    [409, 'LAST_CHIEF', 'Abans, una altra persona ha de tenir el rol de direcció.'],
    [429, '', 'El rol de direcció ha canviat massa vegades en una hora.'],
    [500, '', 'No s’ha pogut fer.'],
  ])('says in that form why it was refused with %s %s', async (status, code, words) => {
    const { html, ...answer } = await send('editor', { [ROLE]: { status, code } });
    expect(answer.status).toBe(status);
    expect(formOf(html, 'role')).toContain(words);
  });

  it('a change to an unknown role removes nobody from the desk', async () => {
    const { status, asked } = await send('reader');
    expect(status).toBe(400);
    expect(asked).not.toContain(`POST ${ROLE}`);
  });

  it('leads to the login when wrong passwords have ended the session', async () => {
    const { location } = await send('chief', { [ROLE]: { status: 401, code: 'NOT_LOGGED_IN' } });
    expect(location).toContain(ROUTES.deskLogin);
  });
});

describe('an invitation', () => {
  const send = (refused: Record<string, Refusal> = {}) =>
    visit(ROUTES.deskPeople, {
      form: { do: 'invite', email: INVITATION.email, role: 'chief', password: PASSWORD },
      refused,
    });

  it('sends the password, and confirms the recipient', async () => {
    const { location, sent } = await send();
    expect(sent.map((body) => JSON.parse(body))).toEqual([
      { email: INVITATION.email, role: 'chief', password: PASSWORD },
    ]);
    const { html } = await visit(location ?? '');
    expect(html).toContain(`S’ha enviat la invitació a ${INVITATION.email}.`);
  });

  it.each([
    [WRONG, 'La contrasenya actual no és correcta.'],
    [REQUIRED, 'La contrasenya és obligatòria'],
    [{ status: 409, code: 'AT_THIS_DESK' }, 'Aquesta persona ja és en aquesta redacció'],
  ])('keeps what was typed, and shows the error next to its field: %o', async (refusal, words) => {
    const { status, html } = await send({ [INVITE]: refusal });
    expect(status).toBe(refusal.status);
    const form = formOf(html, 'invite');
    expect(form).toContain(words);
    expect(form).toContain(`value="${INVITATION.email}"`);
    expect(form).toMatch(/<option[^>]*value="chief"[^>]* selected/);
    expect(html).not.toContain(PASSWORD);
  });

  it.each([
    [409, 'TOO_MANY', 'Ja hi ha massa invitacions pendents.'],
    [
      429,
      '',
      'Has enviat massa invitacions en una hora, el rol de direcció ha canviat massa vegades, o aquest correu ja ha rebut massa invitacions avui.',
    ],
  ])('says why it was refused with %s %s', async (status, code, words) => {
    expect((await send({ [INVITE]: { status, code } })).html).toContain(words);
  });

  it('is confirmed when withdrawn', async () => {
    const { location } = await visit(ROUTES.deskPeople, { form: { do: 'withdraw', id: INVITATION.id } });
    expect((await visit(location ?? '')).html).toContain('S’ha retirat la invitació.');
  });
});

describe('the page of an invitation', () => {
  const OPEN = { email: INVITATION.email, role: 'editor', hasAccount: true };
  const open = (isHere: boolean) => ({ [ENTRY_DESK_ENDPOINTS.invitation.path]: { ...OPEN, isHere } });
  const path = `${ROUTES.deskInvitation}?token=secret`;

  it.each([
    [false, 'Ja ets a la redacció d’un altre web del grup'],
    [true, 'Ja ets en aquesta redacció'],
  ])('says where its recipient already has an account (here: %s)', async (isHere, words) => {
    expect((await visit(path, { answers: open(isHere) })).html).toContain(words);
  });

  it('says that the password is wrong', async () => {
    const { status, html } = await visit(ROUTES.deskInvitation, {
      form: { token: 'secret', password: PASSWORD },
      refused: { [`POST ${ENTRY_DESK_ENDPOINTS.invitation.path}`]: WRONG },
      answers: open(false),
    });
    expect(status).toBe(401);
    expect(html).toContain('La contrasenya no és correcta.');
    expect(html).not.toContain('El correu o la contrasenya');
    expect(html).toMatch(/aria-invalid="true"/);
  });
});
