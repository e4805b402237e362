import type { ProviderTexts } from '../texts';
import { alertLine, button, element, field } from './elements';
import { REFUSALS, type Session } from './session';

const MIN_PASSWORD_LENGTH = 8;

/** Screens of a screen set, by the provider's names. */
export type Screen = 'gigya-login-screen' | 'gigya-register-screen' | 'gigya-forgot-password-screen';
export type Drawing = { words: ProviderTexts; session: Session; go: (screen: Screen) => void };

/** Login or registration screen; each links to the other. */
export function entrance({ words, session, go }: Drawing, registers: boolean): HTMLElement {
  const email = field('email', 'username', words.email);
  const password = field('password', registers ? 'new-password' : 'current-password', words.password);
  const said = alertLine();
  const way = button('way', 'button', registers ? words.toLogin : words.toRegister);
  way.addEventListener('click', () => go(registers ? 'gigya-login-screen' : 'gigya-register-screen'));
  const form = element(
    'form',
    { className: 'demo-provider', noValidate: true },
    email.row,
    password.row,
    said,
    button('main', 'submit', registers ? words.register : words.login),
    way,
    element('p', { className: 'note' }, words.demo),
  );
  /**
   * Shows the error of the typed values.
   * @returns whether there is one
   */
  const isFaulty = () => {
    const isShort = password.input.value.length < (registers ? MIN_PASSWORD_LENGTH : 1);
    email.say(email.input.validity.valid ? '' : words.invalidEmail);
    password.say(isShort ? words.invalidPassword : '');
    form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
    return isShort || !email.input.validity.valid;
  };
  const refused = (code: number) => {
    if (code === REFUSALS.wrong) said.textContent = words.wrong;
    else if (code === REFUSALS.taken) said.textContent = words.taken;
    else email.say(words.invalidEmail);
    email.input.focus();
  };
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    said.textContent = '';
    if (isFaulty()) return;
    isSending = true;
    try {
      const call = registers ? 'accounts.register' : 'accounts.login';
      const { errorCode } = await session.enter(call, email.input.value, password.input.value);
      if (errorCode !== 0) refused(errorCode);
    } catch {
      said.textContent = words.unreachable;
    } finally {
      isSending = false;
    }
  });
  return form;
}

/** Screen with the current account and a log-out button. */
export function profile({ words, session }: Drawing): HTMLElement {
  const who = element('strong', {});
  const said = alertLine();
  const unreachable = () => {
    said.textContent = words.unreachable;
  };
  const leave = button('main', 'button', words.logout);
  leave.addEventListener('click', () => void session.logout().catch(unreachable));
  session
    .account()
    .then(({ profile: known }) => who.append(known?.email ?? ''))
    .catch(unreachable);
  return element(
    'div',
    { className: 'demo-provider' },
    element('p', {}, `${words.loggedInAs} `, who),
    said,
    leave,
    element('p', { className: 'note' }, words.demo),
  );
}

/** This provider sends no email. */
export function recovery({ words, go }: Drawing): HTMLElement {
  const way = button('way', 'button', words.toRegister);
  way.addEventListener('click', () => go('gigya-register-screen'));
  return element('div', { className: 'demo-provider' }, element('p', {}, words.noRecovery), way);
}
