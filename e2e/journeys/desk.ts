import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { ask } from './pages-seen';

const COMMAND = path.join(import.meta.dirname, '../../apps/api/dist/desk-command.js');
const STEP_MS = 30_000;

/** Runs the desk command next to the portal of a data folder. Returns its output. */
async function commandIn(folder: string | undefined, words: readonly string[]): Promise<string> {
  if (!folder) throw new Error('these journeys need the data folder of a portal of their own');
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env.PATH, PORTAL_DATA_DIR: folder },
  });
  return stdout;
}

/** Runs the desk command next to the portal of the journeys. Returns its output. */
export const deskCommand = (...words: string[]): Promise<string> =>
  commandIn(process.env.PORTAL_JOURNEYS_DATA, words);

/**
 * Path of an invitation that the command has created.
 * @param folder data folder, by default that of the journeys' portal
 */
export async function invitationPath(
  email: string,
  role = 'chief',
  folder = process.env.PORTAL_JOURNEYS_DATA,
  site = 'far',
): Promise<string> {
  const said = await commandIn(folder, ['invite', email, '--site', site, '--role', role]);
  const link = /https?:\S+/.exec(said)?.[0];
  if (!link) throw new Error(`no link in “${said}”`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/**
 * Authenticator of a desk user. A code is accepted once, so each uses a later time step than the previous
 * one.
 */
export class Authenticator {
  private step = 0;
  constructor(private readonly secret: string) {}

  code(): string {
    const now = Math.floor(Date.now() / STEP_MS);
    // The server also accepts the adjacent time steps: the current one may end before the code arrives.
    this.step = Math.max(now, this.step + 1);
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp: this.step * STEP_MS });
  }
}

export const DESK_PASSWORD = 'cavall pila grapa correcta';

/**
 * Response to a reader at an address, starting with its status. Poll it until it shows the desk's change:
 * pages receive a change a moment later if another one has just preceded it.
 */
export async function gotAt(port: number, host: string, address: string): Promise<string> {
  const { status, body } = await ask(port, host, address);
  return `${status} ${body}`;
}

/** Opens a page of the desk from its home page, which also links to all of them on a phone. */
export async function openAtDesk(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Redacció', exact: true }).first().click();
  await page.getByRole('link', { name, exact: true }).first().click();
}

export async function logOutOfDesk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tanca la sessió' }).click();
  await expect(page).toHaveURL(/\/redaccio\/entrada\/$/);
}

/** Submits the login form of the current page. */
export async function sendDeskLogin(page: Page, email: string, password = DESK_PASSWORD): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Continua' }).click();
}

/** Submits the login form, and waits for the second factor. */
export async function logInAtDesk(page: Page, email: string, password = DESK_PASSWORD): Promise<void> {
  await sendDeskLogin(page, email, password);
  await expect(page).toHaveURL(/\/redaccio\/segon-factor\//);
}

/** Sets up codes with the displayed key, and logs in. */
export async function setUpCodes(page: Page): Promise<Authenticator> {
  await expect(page).toHaveURL(/\/redaccio\/segon-factor\/$/);
  const key = (await page.locator('code').textContent()) ?? '';
  const authenticator = new Authenticator(key.replaceAll(' ', ''));
  await page.locator('[name=code]').fill(authenticator.code());
  await page.getByRole('button', { name: 'Inicia la sessió' }).click();
  await expect(page).toHaveURL(/\/redaccio\/$/);
  return authenticator;
}

/** Accepts an invitation, and sets up the second factor. */
export async function joinDesk(page: Page, invitation: string, name: string): Promise<Authenticator> {
  await page.goto(invitation);
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=password]').fill(DESK_PASSWORD);
  await page.getByRole('button', { name: 'Continua' }).click();
  return setUpCodes(page);
}
