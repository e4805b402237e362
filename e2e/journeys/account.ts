import { expect, type Page } from 'playwright/test';
import { textOf } from '../letters';
import { type AccountSite, WORDS, type Words } from './account-words';
import { expectNoFault as expectNoFaultIn } from './axe';
import { test as base } from './portal';

export { expect } from 'playwright/test';
export { textOf } from '../letters';
export { WORDS } from './account-words';
export { ADDRESSES } from './portal';

type Portal = Parameters<Parameters<typeof base>[2]>[0]['portal'];

/** Catalan on phones, Spanish on desktops: each journey of accounts runs once in each. */
export const test = base.extend<{ site: AccountSite; words: Words }>({
  site: ({ isMobile }, use) => use(isMobile ? 'far' : 'ribera'),
  words: ({ site }, use) => use(WORDS[site]),
});

export const PASSWORD = 'Llevantada1908';

let made = 0;
/** Generates a unique reader. */
export function newReader() {
  made += 1;
  const name = `r${process.pid}x${Date.now().toString(36)}${made}`;
  return { nick: name, email: `${name}@example.org` };
}
export type NewReader = ReturnType<typeof newReader>;

/** Landing pages of the links in emails. */
export const LANDINGS = {
  validation: '/registro/validar/',
  password: '/acceso/contrasena/',
  newsletter: '/boletines/confirmar/',
  appeal: '/comentaris/recurs/',
  child: '/acceso/invitacio/',
  desk: '/redaccio/contrasenya/',
} as const;

/** Sources of emails read before, by address: an email does not change. */
const lettersRead = new Map<string, string>();

async function letterAt(portal: Portal, address: string): Promise<string> {
  const source = lettersRead.get(address) ?? (await portal.ask('far', address)).body.toString();
  lettersRead.set(address, source);
  return source;
}

/**
 * Address of the link in the newest email to a reader, from the portal's outbox; emails are sent shortly
 * after the event.
 *
 * @param before link of an older email of the same kind, if there is one
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
      for (const [, name = ''] of list.matchAll(/href="(\/dev\/mail\/[^"]+\.eml)"/g)) {
        const source = await letterAt(portal, name);
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

/** Waits until an island is interactive; before the page's first script has run, no event activates it. */
export async function awake(page: Page, island: string): Promise<void> {
  const part = page.locator(`portal-island[name=${island}]:defined`);
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

/** Opens a page of accounts and waits until its form is interactive. */
export async function open(page: Page, address: string, island: string): Promise<void> {
  await page.goto(address);
  await awake(page, island);
}

export async function logIn(page: Page, words: Words, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: words.login, exact: true }).click();
}

/** Sends a request from the page, as its scripts do. */
export async function call(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, data]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(data) })).status;
    },
    [path, body] as const,
  );
}

/** Registers by the API and confirms by the email: for journeys that start with an account. */
export async function withAccount(page: Page, portal: Portal, site: AccountSite): Promise<NewReader> {
  const reader = await registered(page, portal, site);
  const token = new URL(await linkTo(portal, reader.email, 'validation')).searchParams.get('token');
  expect(await call(page, CALLS.validate, { token })).toBe(200);
  return reader;
}

/** As `withAccount`, with an unconfirmed address. */
export async function registered(page: Page, portal: Portal, site: AccountSite): Promise<NewReader> {
  const reader = newReader();
  await page.goto(portal.url(site, '/acceso/'));
  const status = await call(page, CALLS.register, {
    ...reader,
    password: PASSWORD,
    name: 'Mercè',
    surname: 'Vilaregut',
    birthdate: '1990-02-01',
    country: 'ES',
    terms: true,
  });
  expect(status).toBe(200);
  return reader;
}

/** As `withAccount`, logged in. */
export async function loggedIn(page: Page, portal: Portal, site: AccountSite): Promise<NewReader> {
  const reader = await withAccount(page, portal, site);
  expect(await call(page, CALLS.login, { email: reader.email, password: PASSWORD })).toBe(200);
  return reader;
}

/** Endpoints of accounts that journeys intercept (spec §7). */
export const CALLS = {
  login: '/api/front/user/login',
  logout: '/api/front/user/logout',
  register: '/api/front/user/register',
  nick: '/api/front/user/nick',
  validate: '/api/front/user/validate-mail',
  resend: '/api/front/user/resend-validation-mail',
  consents: '/api/front/user/consents',
  recover: '/api/front/user/recover-password',
  changePassword: '/api/front/user/change-password',
  profile: '/api/front/user/profile',
  delete: '/api/front/user/delete',
  newsletter: '/api/front/newsletter/*',
  bookmark: '/api/bookmark/**',
} as const;
type Call = (typeof CALLS)[keyof typeof CALLS];
const everywhere = (path: Call) => `**${path}`;

/** From now on the server itself answers a call again. */
export const mended = (page: Page, path: Call) => page.unroute(everywhere(path));

/** From now on a call fails, with an error in the server's own format or without a response. */
export async function failing(
  page: Page,
  path: Call,
  status: number | 'offline',
  code?: string,
): Promise<void> {
  await mended(page, path);
  await page.route(everywhere(path), (route) =>
    status === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status, json: { httpCode: status, apiInfo: { code, type: 'error' } } }),
  );
}

/** From now on the server is slow: a call is forwarded only once it is released. */
export async function heldBack(
  page: Page,
  path: Call | RegExp,
): Promise<{ letGo: () => void; sent: () => number }> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let sent = 0;
  await page.route(path instanceof RegExp ? path : everywhere(path), async (route) => {
    sent += 1;
    await gone;
    await route.continue();
  });
  return { letGo, sent: () => sent };
}

/** The outcome of a form is shown above it and focused, so that a screen reader reads it next. */
export async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  const alert = page.locator('[data-part=form-alert]');
  // The text follows the kind of the message, which only a screen reader reads.
  await expect(alert).toContainText(text);
  await expect(alert).toBeFocused();
}

/** axe finds no violation in the main part of the page in its current state, or in a dialog over it. */
export const expectNoFault = (page: Page, part = 'main') => expectNoFaultIn(page, part);
