import type { Page } from 'playwright/test';
import { awake } from './account';
import { expectNoFault } from './axe';
import { invitationPath, joinDesk, logInAtDesk, logOutOfDesk } from './desk';
import { ELSEWHERE, KINDS, walkIslands } from './disturbed-islands';
import { expect, test } from './portal';

/** Virtual authenticator that verifies its user, like one with a fingerprint sensor. */
async function deviceOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Sets whether user verification succeeds. */
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is added, replaces the code at login, and is removed; codes keep working', async ({
  page,
  portal,
}) => {
  // A unique name: all journeys share the log.
  const name = `Neus ${crypto.randomUUID().slice(0, 8)}`;
  const email = `clau.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
  const device = await deviceOf(page);
  const codes = await joinDesk(page, portal.url('far', await invitationPath(email, 'editor')), name);
  await page.getByRole('link', { name: `${name}, edició` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El teu compte' })).toBeVisible();
  await expect(page.getByText('Encara no en tens cap.')).toBeVisible();
  await awake(page, 'new-passkey');
  const field = page.locator('[name=name]');
  await page.getByRole('button', { name: 'Afegeix-la' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectNoFault(page);

  // User verification fails first, then succeeds.
  await device.verify(false);
  await field.fill('Mòbil de la Neus');
  await page.keyboard.press('Enter');
  await expect(page.getByText('S’ha cancel·lat, o ha passat massa estona.')).toBeVisible();
  await device.verify(true);
  await page.getByRole('button', { name: 'Afegeix-la' }).click();
  await expect(page.getByText('S’ha afegit la clau d’accés.')).toBeVisible();
  const passkey = page.getByRole('article').filter({ hasText: 'Mòbil de la Neus' });
  await expect(passkey).toContainText('Encara no l’has fet servir.');
  await expectNoFault(page);
  await field.fill('El mateix');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aquest dispositiu ja té una clau d’accés')).toBeVisible();

  await logOutOfDesk(page);
  // The requested page opens after both factors.
  await page.goto(portal.url('far', '/redaccio/compte/'));
  await expect(page).toHaveURL(/\/redaccio\/entrada\/\?backUrl=/);
  await logInAtDesk(page, email);
  const enter = page.getByRole('button', { name: 'Inicia la sessió amb una clau d’accés' });
  await expect(enter).toBeVisible();
  await expectNoFault(page);
  await device.verify(false);
  await enter.click();
  await expect(page.getByText('o escriu un codi.')).toBeVisible();
  await expectNoFault(page);
  await device.verify(true);
  await enter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal.url('far', '/redaccio/compte/'));
  await expect(passkey).toContainText('Últim ús:');

  await page.getByRole('button', { name: 'Treu la clau d’accés «Mòbil de la Neus»' }).click();
  await expect(page.getByText('S’ha tret la clau d’accés.')).toBeVisible();
  await expect(passkey).toHaveCount(0);
  await page.goto(portal.url('far', '/redaccio/registre/'));
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(lines.nth(0)).toContainText('treu una clau d’accés');
  await expect(lines.nth(1)).toContainText('afegeix una clau d’accés');

  await logOutOfDesk(page);
  await logInAtDesk(page, email);
  await page.locator('[name=code]').fill(codes.code());
  await expect(enter).toHaveCount(0);
  await page.getByRole('button', { name: 'Inicia la sessió' }).click();
  await expect(page).toHaveURL(/\/redaccio\/$/);
});

test('without JavaScript the account page works, passkeys can be removed, and the login asks for a code', async ({
  page,
  portal,
  browser,
}) => {
  const email = `clau.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
  await deviceOf(page);
  const codes = await joinDesk(page, portal.url('far', await invitationPath(email, 'editor')), 'Biel Roca');
  await page.goto(portal.url('far', '/redaccio/compte/'));
  await page.locator('[name=name]').fill('Portàtil');
  await page.getByRole('button', { name: 'Afegeix-la' }).click();
  await expect(page.getByRole('article')).toContainText('Portàtil');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(portal.url('far', '/redaccio/entrada/'));
  await logInAtDesk(other, email);
  await expect(other.getByRole('button', { name: 'Inicia la sessió amb una clau d’accés' })).toHaveCount(0);
  await other.locator('[name=code]').fill(codes.code());
  await other.getByRole('button', { name: 'Inicia la sessió' }).click();
  await other.goto(portal.url('far', '/redaccio/compte/'));
  await expect(other.locator('noscript p')).toContainText('cal que el navegador tingui JavaScript');
  await other.getByRole('button', { name: 'Treu la clau d’accés «Portàtil»' }).click();
  await expect(other.getByText('S’ha tret la clau d’accés.')).toBeVisible();
  await expect(other.getByText('Encara no en tens cap.')).toBeVisible();
  await plain.close();
});

for (const { islands } of ELSEWHERE.passkey)
  for (const kinds of KINDS)
    test(`${islands.join(', ')} lose no input while they activate: ${kinds.join(', ') || 'a slow script'}`, async ({
      page,
      portal,
    }) => {
      const email = `clau.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
      await deviceOf(page);
      await joinDesk(page, portal.url('far', await invitationPath(email, 'editor')), 'Neus Prats');
      await page.goto(portal.url('far', '/redaccio/compte/'));
      await awake(page, 'new-passkey');
      await page.locator('[name=name]').fill('Mòbil');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article').filter({ hasText: 'Mòbil' })).toBeVisible();
      await logOutOfDesk(page);
      await walkIslands(page, { islands, kinds }, () => logInAtDesk(page, email));
      await expect(page.getByRole('button', { name: /Inicia la sessió amb una clau d’accés/ })).toBeVisible();
    });
