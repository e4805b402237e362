type Handlers = { onLogin?: (event: object) => void; onLogout?: () => void };
type Answer = { errorCode: number; token?: string };
type ScreenOptions = {
  screenSet: string;
  containerID?: string;
  startScreen?: string;
  lang?: string;
  onAfterScreenLoad?: () => void;
};

/**
 * What the provider's script is in a page, as far as sites use it. It is sent to browsers as its own text, so it uses
 * nothing from outside of itself.
 */
export function identityProviderSdk(origin: string): void {
  const TOKEN = 'glt_3_journeys';
  const handlers: Handlers[] = [];
  const call = async (name: string, params: Record<string, string>): Promise<Answer> => {
    const response = await fetch(`${origin}/${name}`, { method: 'POST', body: new URLSearchParams(params) });
    return response.json();
  };
  const token = () => localStorage.getItem(TOKEN) ?? '';
  const texts = (language = '') =>
    language === 'ca'
      ? {
          email: 'El teu correu',
          password: 'La teva clau',
          login: 'Entra amb el compte',
          register: 'Fes-te un compte',
          wrong: 'Aquest compte no hi és.',
          name: 'Com et dius',
          logout: 'Surt de tot arreu',
        }
      : {
          email: 'Tu correo',
          password: 'Tu clave',
          login: 'Entrar con la cuenta',
          register: 'Hacerse una cuenta',
          wrong: 'Esta cuenta no existe.',
          name: 'Cómo te llamas',
          logout: 'Salir de todas partes',
        };
  const field = (name: string, type: string, label: string) => {
    const wrapper = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { name, type });
    Object.assign(wrapper.style, { display: 'grid', gap: '4px', maxWidth: '320px', marginBottom: '16px' });
    wrapper.append(label, input);
    return wrapper;
  };
  const button = (text: string, type: 'submit' | 'button') =>
    Object.assign(document.createElement('button'), { type, textContent: text });

  const logout = async () => {
    const answer = await call('accounts.logout', { token: token() });
    localStorage.removeItem(TOKEN);
    if (answer.errorCode === 0) for (const { onLogout } of handlers) onLogout?.();
    return answer;
  };
  const entrance = (language: string | undefined, registers: boolean) => {
    const words = texts(language);
    const form = document.createElement('form');
    const said = Object.assign(document.createElement('p'), { role: 'alert' });
    form.append(
      field('email', 'email', words.email),
      field('password', 'password', words.password),
      said,
      button(registers ? words.register : words.login, 'submit'),
    );
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const given = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const answer = await call(registers ? 'accounts.register' : 'accounts.login', given);
      if (answer.errorCode !== 0) {
        said.textContent = words.wrong;
        return;
      }
      localStorage.setItem(TOKEN, answer.token ?? '');
      for (const { onLogin } of handlers) onLogin?.(answer);
    });
    return form;
  };
  const profile = (language: string | undefined) => {
    const words = texts(language);
    const form = document.createElement('form');
    const leave = Object.assign(button(words.logout, 'button'), { onclick: () => void logout() });
    form.append(field('name', 'text', words.name), leave);
    return form;
  };
  const accounts = {
    addEventHandlers: (given: Handlers) => void handlers.push(given),
    getAccountInfo: ({ callback }: { callback: (answer: object) => void }) =>
      void call('accounts.getAccountInfo', { token: token() }).then(callback),
    logout: ({ callback }: { callback: (answer: object) => void }) => void logout().then(callback),
    showScreenSet: ({ screenSet, containerID, startScreen, lang, onAfterScreenLoad }: ScreenOptions) => {
      const place = document.getElementById(containerID ?? '') ?? document.body;
      place.replaceChildren(
        screenSet === 'Default-ProfileUpdate'
          ? profile(lang)
          : entrance(lang, startScreen === 'gigya-register-screen'),
      );
      onAfterScreenLoad?.();
    },
  };
  Object.assign(window, { gigya: { accounts } });
  Reflect.get(window, 'onGigyaServiceReady')?.();
}
