import { expect, type Page } from 'playwright/test';
import type { SiteAlias, test } from './portal';

type Portal = Parameters<Parameters<typeof test>[2]>[0]['portal'];

export const PASSWORD = 'Llevantada1908';

let made = 0;
/** A reader whom nobody else is. */
export function newReader() {
  made += 1;
  const name = `r${process.pid}x${Date.now().toString(36)}${made}`;
  return { nick: name, email: `${name}@example.org` };
}
export type NewReader = ReturnType<typeof newReader>;

/** Words of the pages of accounts in the language of each site. */
export const WORDS = {
  far: {
    email: /^Correu electrònic/,
    password: /^Contrasenya/,
    login: 'Entra',
    wrong: 'Correu electrònic o contrasenya incorrectes.',
    notValidated: /Encara no has validat/,
    resend: 'Torna a enviar el missatge de validació',
    resent: /T’hem enviat el missatge de validació/,
    forgotten: 'Has oblidat la contrasenya?',
    register: 'Crea el compte',
    almost: 'Ja gairebé hi ets',
    validate: 'Valida el meu correu',
    validated: 'Correu validat',
    changePassword: 'Canvia la contrasenya',
    repeat: /^Repeteix/,
    newPassword: /^Contrasenya nova/,
    terms: /condicions legals/,
    profile: 'El meu compte',
  },
  ribera: {
    email: /^Correo electrónico/,
    password: /^Contraseña/,
    login: 'Entrar',
    wrong: 'Correo electrónico o contraseña incorrectos.',
    notValidated: /Todavía no has validado/,
    resend: 'Volver a enviar el mensaje de validación',
    resent: /Te hemos enviado/,
    forgotten: '¿Has olvidado la contraseña?',
    register: 'Crear la cuenta',
    almost: 'Ya casi está',
    validate: 'Validar mi correo',
    validated: 'Correo validado',
    changePassword: 'Cambiar la contraseña',
    repeat: /^Repite/,
    newPassword: /^Contraseña nueva/,
    terms: /condiciones legales/,
    profile: 'Mi cuenta',
  },
} as const;
export type AccountSite = keyof typeof WORDS & SiteAlias;

/** Where the links of letters lead. */
export const LANDINGS = {
  validation: '/registro/validar/',
  password: '/acceso/contrasena/',
  newsletter: '/boletines/confirmar/',
} as const;

/** Text of a letter as it was written: quoted-printable, or base64 where it has many accents. */
function textOf(source: string): string {
  const [, body = ''] = source.split(/\r?\n\r?\n(.*)/s);
  if (/^Content-Transfer-Encoding: base64/im.test(source)) return Buffer.from(body, 'base64').toString();
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Address of the link in the newest letter to somebody, out of the portal's outbox; letters go out a moment after what
 * they tell of.
 *
 * @param before the link of an older letter of the same kind, where there is one
 */
export async function linkTo(
  portal: Portal,
  address: string,
  landing: keyof typeof LANDINGS,
  before = '',
): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = (await portal.ask('far', '/dev/mail')).body.toString();
      for (const [, name = ''] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
        const source = (await portal.ask('far', name)).body.toString();
        if (!source.includes(`To: ${address}`)) continue;
        const [link = ''] = /https?:\/\/\S+\?token=\S+/.exec(textOf(source)) ?? [];
        if (!link.includes(LANDINGS[landing]) || link === before) continue;
        found = link;
        break;
      }
      return found;
    })
    .toContain(LANDINGS[landing]);
  return found;
}

/** Waits until a part of the page listens. */
export async function awake(page: Page, island: string): Promise<void> {
  const part = page.locator(`portal-island[name=${island}]`);
  await part.dispatchEvent('pointerenter');
  await expect(part).toHaveAttribute('data-island-status', 'awake');
}

export async function fillRegistration(page: Page, site: AccountSite, reader: NewReader): Promise<void> {
  await page.locator('[name=nick]').fill(reader.nick);
  await page.locator('[name=email]').fill(reader.email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=name]').fill('Mercè');
  await page.locator('[name=surname]').fill('Vilaregut');
  await page.locator('[name=birthdate]').fill('01/02/1990');
  await page.getByRole('checkbox', { name: WORDS[site].terms }).check();
}

/** A call of the page's own, as its scripts make it. */
async function call(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, data]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(data) })).status;
    },
    [path, body] as const,
  );
}

/** Registers by the API and validates by the letter: for journeys that begin with an account. */
export async function withAccount(page: Page, portal: Portal, site: AccountSite): Promise<NewReader> {
  const reader = newReader();
  await page.goto(portal.url(site, '/acceso/'));
  const registered = await call(page, '/api/front/user/register', {
    ...reader,
    password: PASSWORD,
    name: 'Mercè',
    surname: 'Vilaregut',
    birthdate: '1990-02-01',
    country: 'ES',
    terms: true,
  });
  expect(registered).toBe(200);
  const token = new URL(await linkTo(portal, reader.email, 'validation')).searchParams.get('token');
  expect(await call(page, '/api/front/user/validate-mail', { token })).toBe(200);
  return reader;
}

/** The same, logged in. */
export async function loggedIn(page: Page, portal: Portal, site: AccountSite): Promise<NewReader> {
  const reader = await withAccount(page, portal, site);
  expect(await call(page, '/api/front/user/login', { email: reader.email, password: PASSWORD })).toBe(200);
  return reader;
}
