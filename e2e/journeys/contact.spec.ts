import { ADDRESSES, awake, expect, expectNoFault, test } from './account';
import { invitationPath, joinDesk, openAtDesk } from './desk';

const WORDS = {
  far: {
    send: 'Envia',
    done: 'Hem rebut el teu missatge',
    footer: 'Contacte',
    subject: 'errada',
    summary: 'Hi ha 1 dada per revisar',
  },
  ribera: {
    send: 'Enviar',
    done: 'Hemos recibido tu mensaje',
    footer: 'Contacto',
    subject: 'error',
    summary: 'Hay 1 dato que revisar',
  },
} as const;

type Portal = Parameters<Parameters<typeof test>[2]>[0]['portal'];

const newEmail = () => `mercè.${crypto.randomUUID().slice(0, 8)}@example.org`.replace('è', 'e');

/** Sources of the emails to an address, from the portal's outbox. */
async function emailsTo(portal: Portal, address: string): Promise<string[]> {
  const list = String((await portal.ask('far', '/dev/mail')).body);
  const names = Array.from(list.matchAll(/href="(\/dev\/mail\/[^"]+\.eml)"/g), ([, name = '']) => name);
  const sources = await Promise.all(names.map(async (name) => String((await portal.ask('far', name)).body)));
  return sources.filter((source) => source.includes(`To: ${address}`) && !source.includes('Reply-To: '));
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a message is corrected, sent once, and confirmed with a copy', { tag: '@gate' }, async ({
      page,
      portal,
      site,
    }) => {
      const t = WORDS[site];
      await page.goto(portal.url(site, ADDRESSES[site].article));
      await page.getByRole('contentinfo').getByRole('link', { name: t.footer }).click();
      await expect(page).toHaveURL(/\/contacte\/$/);
      if (javaScriptEnabled) {
        await expectNoFault(page);
        await page.locator('[name=name]').click();
        await awake(page, 'contact');
      }
      const email = newEmail();
      const words = `La barca és verda, ${crypto.randomUUID().slice(0, 8)}.`;
      await page.locator('[name=name]').fill('Mercè Puig');
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=subject]').selectOption(t.subject);
      await page.locator('[name=place]').fill('Port Savina');
      await page.locator('[name=message]').fill(words);
      await page.locator('form:has([name=message])').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByRole('button', { name: t.send, exact: true }).click();
      await expect(page.locator('[name=terms]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name=message]')).toHaveValue(words);
      // Errors are summarized with the focus, and with a link to the field.
      const summary = page.getByRole('group', { name: t.summary });
      await expect(summary).toBeFocused();
      await summary.getByRole('link').click();
      await expect(page.locator('[name=terms]')).toBeFocused();
      if (javaScriptEnabled) await expectNoFault(page);
      await page.locator('[name=terms]').check();
      await page.getByRole('button', { name: t.send, exact: true }).click();
      await expect(page.getByText(t.done)).toBeVisible();
      await expect.poll(async () => (await emailsTo(portal, email)).length).toBe(1);
    });
  });

test('a message that looks like spam waits at the desk, and is forwarded from there', async ({
  page,
  portal,
}) => {
  const name = `Publi ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(portal.url('far', '/contacte/'));
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(newEmail());
  await page.locator('[name=subject]').selectOption('altres');
  await page.locator('[name=message]').fill('Compreu a https://spam.example/ara');
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: 'Envia', exact: true }).click();
  await expect(page.getByText('Hem rebut el teu missatge')).toBeVisible();

  const invitation = await invitationPath(
    `mar.${crypto.randomUUID().slice(0, 8)}@elfar.example`,
    'moderator',
  );
  await joinDesk(page, portal.url('far', invitation), 'Mar Vidal');
  await page.getByRole('link', { name: 'Missatges', exact: true }).first().click();
  const held = page.getByRole('article').filter({ hasText: name });
  await expect(held).toContainText('norma: té un enllaç');
  await expectNoFault(page);
  await held.getByRole('button', { name: /^Envia a la redacció/ }).click();
  await expect(page.getByText('S’ha enviat el missatge a la redacció.')).toBeVisible();
  await expect(held).toHaveCount(0);
  await openAtDesk(page, 'Registre');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'envia un missatge retingut' }).first(),
  ).toContainText('Mar Vidal');
});
