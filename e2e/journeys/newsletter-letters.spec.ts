import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { awake, linkTo, textOf } from './account';
import { invitationPath, joinDesk, openAtDesk } from './desk';
import { HOST, lettersTo, startNewsletterNewsroom } from './newsletter-newsroom';
import type { OwnPortal } from './own-portal';
import { ask, test } from './pages-seen';

/** A newsletter from the first subscriber to the last letter. */
const NAME = 'El matí de la costa';
const STORIES = ['El port obre', 'La platja creix', 'El mercat canvia'];

let portal: OwnPortal | undefined;
test.beforeAll(async () => {
  portal = await startNewsletterNewsroom([{ id: 'mati', name: NAME, daysOn: [3] }], STORIES);
});
test.afterAll(async () => {
  await portal?.end();
});

const url = (address = '/') => `http://${HOST}:${portal?.port}${address}`;
const here = {
  url: (_: string, address?: string) => url(address),
  ask: (_: string, address: string) => ask(portal?.port ?? 0, HOST, address),
};

const lettersOf = (email: string) => lettersTo(portal, email, 'mati');

/** One header of a letter, unfolded. */
const headerOf = (letter: string, name: string) =>
  new RegExp(`^${name}: (.+)$`, 'im').exec(letter.replace(/\r\n[ \t]+/g, ' ').replaceAll('\r', ''))?.[1] ??
  '';

/** Posts like an email client: without a page or a cookie. */
const post = (address: string, body: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = {
      host: `${HOST}:${portal?.port}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    };
    const asked = request(
      { host: '127.0.0.1', port: portal?.port, path: address, method: 'POST', headers },
      (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    );
    asked.on('error', reject);
    asked.end(body);
  });

/** Subscribes an address under a story, and confirms it by the email. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(url());
  await page.getByRole('link', { name: STORIES[0] }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: STORIES[0] })).toBeVisible();
  await awake(page, 'newsletter');
  const part = page.locator('[data-part=newsletter-module]');
  await part.locator('[name=email]').fill(email);
  await part.getByRole('checkbox').check();
  await part.getByRole('button').click();
  await expect(part.getByRole('status')).toBeVisible();
  const { pathname, search } = new URL(await linkTo(here, email, 'newsletter'));
  await page.goto(url(pathname + search));
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/que=subscribed/);
}

/** A delivery status notification about a letter, as a mail server writes it. */
const bounceOf = (letter: string, email: string) => `From: MAILER-DAEMON@mx.example.org
To: mati@elfar.example
Date: ${new Date().toUTCString()}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="tall"

--tall
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; ${email}
Action: failed
Status: 5.1.1

--tall
Content-Type: text/rfc822-headers

X-Portal-Letter: ${headerOf(letter, 'X-Portal-Letter')}
--tall--
`;

test('visitors subscribe, get an edition, and leave by one click or by a bounce: they get no other', async ({
  page,
}) => {
  test.slow();
  const own = crypto.randomUUID().slice(0, 8);
  const [leaver, gone] = [`marxa.${own}@example.org`, `perduda.${own}@example.org`];
  await signUp(page, leaver);
  await signUp(page, gone);

  await joinDesk(
    page,
    url(await invitationPath(`clara.${own}@elfar.example`, 'editor', portal?.data)),
    'Clara Puig',
  );
  const openNewsletter = async () => {
    await openAtDesk(page, 'Butlletins');
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  };
  await openNewsletter();
  await expect(page.getByText('2 lectors', { exact: true }).first()).toBeVisible();
  await page.getByText('Envia-la ara', { exact: true }).click();
  await page.getByRole('button', { name: 'Envia-la a tothom', exact: true }).click();
  const sent = page.getByRole('table', { name: 'Edicions que han sortit' }).getByRole('row').nth(1);
  await expect(sent).toContainText(`${NAME}: El port obre`);

  for (const email of [leaver, gone])
    await expect.poll(async () => (await lettersOf(email)).length, { timeout: 60_000 }).toBe(1);
  const [[letter = ''], [lost = '']] = await Promise.all([lettersOf(leaver), lettersOf(gone)]);
  for (const title of STORIES) expect(textOf(letter)).toContain(title);

  // An email client's own unsubscribe button (RFC 8058), pressed twice.
  expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const out = new URL(/<(.+)>/.exec(headerOf(letter, 'List-Unsubscribe'))?.[1] ?? '');
  // On this machine, a letter links to the server that wrote it, not to the site's public address.
  expect(out.href).toContain(url('/boletines/baja/'));
  for (let times = 0; times < 2; times += 1)
    expect(await post(out.pathname + out.search, 'List-Unsubscribe=One-Click')).toBe(200);
  // The bounce of the other letter, processed twice.
  const mailbox = path.join(portal?.folder ?? '', 'rebots.eml');
  await writeFile(mailbox, bounceOf(lost, gone));
  expect(await portal?.command('bounces', '--file', mailbox)).toContain('1 bounced for good');
  expect(await portal?.command('bounces', '--file', mailbox)).toContain('Known before: 1');

  await openNewsletter();
  await expect(page.getByText('0 lectors', { exact: true }).first()).toBeVisible();
  // In progress, sent, refused, bounced, complaints, unsubscribed.
  await expect(sent.getByRole('cell')).toContainText(['El port obre', '0', '2', '0', '1', '0', '1']);

  // The edition stays public.
  await page.goto(url('/butlletins/mati/'));
  for (const title of STORIES) await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  // Its first story leads, and its description serves link previews.
  await expect(page.locator('main h2').first()).toHaveText('El port obre');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', STORIES.join(' · '));
  await expect(page.getByRole('main').getByRole('heading', { name: 'Rep-lo al teu correu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Altres edicions' })).toContainText('la primera');
});
