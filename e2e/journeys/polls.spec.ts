import type { Page } from 'playwright/test';
import { awake, expect, expectNoFault, loggedIn, logIn, test, WORDS } from './account';
import { told } from './data-layer';
import { invitationPath, joinDesk, openAtDesk } from './desk';

const POLLS = {
  far: { forReaders: '/territori/enquesta-moll-estiu/', finished: '/cultura/cinema-odeon-butaques/' },
  ribera: { forAll: '/actualidad/encuesta-puente-hierro/', finished: '/economia/helado-arroz-exporta/' },
  ones: { forAll: '/musica/enquesta-ultima-nit/' },
} as const;

const pollOf = (page: Page) => page.locator('[data-part=poll]');

/** Opens a page at its poll, and activates it. */
async function openPoll(page: Page, address: string) {
  await page.goto(address);
  await pollOf(page).scrollIntoViewIfNeeded();
  await awake(page, 'poll');
  return pollOf(page);
}

/** Public number of votes of a poll. */
async function votesOf(page: Page, address: string): Promise<number> {
  const poll = await openPoll(page, address);
  const text = (await poll.textContent()) ?? '';
  return Number(/([\d.]+) (?:vots?|votos?)/.exec(text)?.[1]?.replaceAll('.', '') ?? Number.NaN);
}

test('a visitor chooses, is sent to log in, finds the choice again and votes once', {
  tag: '@gate',
}, async ({ page, portal, browser }) => {
  const address = portal.url('far', POLLS.far.forReaders);
  const other = await browser.newPage();
  const { email } = await loggedIn(other, portal, 'far');
  await other.close();

  const poll = await openPoll(page, address);
  await expect(poll).toHaveAttribute('data-state', 'active');
  await expect(poll.locator('[data-part=results]')).toHaveCount(0);
  expect(await page.content()).not.toMatch(/votes&quot;:\d/);
  await poll.getByRole('radio', { name: 'No, només a peu' }).check();
  await poll.getByRole('button', { name: 'Vota' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Inicia la sessió' }).click();
  await logIn(page, WORDS.far, email);
  await expect(page).toHaveURL(/enquesta-moll-estiu\/#poll$/);
  await awake(page, 'poll');
  await expect(poll.getByRole('radio', { name: 'No, només a peu' })).toBeChecked();
  await poll.getByRole('button', { name: 'Vota' }).dblclick();
  await expect(poll.getByRole('status')).toHaveText(/hem comptat el teu vot/);
  await expect(poll.getByRole('status')).toBeFocused();
  await expect.poll(() => told(page, 'vote')).toEqual([{ event: 'vote', content_id: expect.any(String) }]);
  await expect(poll.locator('[data-part=results] [data-yours]')).toContainText('No, només a peu');
  await expectNoFault(page, '#poll');

  await page.reload();
  await poll.scrollIntoViewIfNeeded();
  await expect(poll.locator('[data-yours]')).toContainText('No, només a peu');
  await poll.getByRole('button', { name: 'Canvia el vot' }).click();
  await poll.getByRole('radio', { name: 'Que ho decideixin els pescadors' }).check();
  await poll.getByRole('button', { name: 'Vota' }).click();
  await expect(poll.locator('[data-yours]')).toContainText('pescadors');
});

test('ten browsers vote at the same moment, by keyboard and by mouse, and ten votes are added', async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  const address = portal.url('ribera', POLLS.ribera.forAll);
  const before = await votesOf(page, address);
  const readers = await Promise.all(Array.from({ length: 10 }, () => browser.newContext()));
  const pages = await Promise.all(readers.map((context) => context.newPage()));
  for (const one of pages) {
    const poll = await openPoll(one, address);
    await poll.getByRole('radio').nth(1).check();
  }
  await Promise.all(
    pages.map(async (one, at) => {
      const button = pollOf(one).getByRole('button', { name: 'Votar' });
      if (at % 2) return button.dblclick();
      await button.focus();
      await one.keyboard.press('Enter');
    }),
  );
  for (const one of pages) await expect(pollOf(one).locator('[data-yours]')).toBeVisible();
  const after = await browser.newPage();
  await expect.poll(() => votesOf(after, address)).toBe(before + 10);
  // A document without JavaScript shows them too, a few seconds later.
  await expect
    .poll(async () => String((await portal.ask('ribera', POLLS.ribera.forAll)).body))
    .toContain(`${before + 10} votos`);
  await Promise.all(readers.map((context) => context.close()));
});

test('a first vote counts although the browser’s id is still being set', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  let asked = 0;
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/poll[^?]*\/reader$/, async (route) => {
    asked += 1;
    if (asked === 1) await gone;
    await route.continue();
  });
  const poll = await openPoll(page, portal.url('ribera', POLLS.ribera.forAll));
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button', { name: 'Votar' }).click();
  await expect(poll.locator('[data-yours]')).toBeVisible();
  expect(asked).toBe(2);
  letGo();
});

test('a finished poll shows its result, and the winner as text', async ({ page, portal, site }) => {
  await page.goto(portal.url(site, POLLS[site].finished));
  const poll = pollOf(page);
  await expect(poll).toHaveAttribute('data-state', 'finished');
  const winner = poll.locator('[data-winner]');
  await expect(winner).toHaveCount(1);
  await expect(winner).toContainText({ far: 'La més votada', ribera: 'La más votada' }[site]);
  await expect(poll.getByRole('radio')).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  const bars = await poll
    .locator('[data-part=results] [style*=inline-size]')
    .evaluateAll((all) =>
      all.map((bar) => [
        getComputedStyle(bar).borderTopColor,
        getComputedStyle(document.body).backgroundColor,
      ]),
    );
  expect(bars.length).toBeGreaterThan(1);
  for (const [bar, ground] of bars) expect(bar).not.toBe(ground);
  await page.emulateMedia({ forcedColors: null });
  await expectNoFault(page, '[data-part=poll]');
});

test('the voting page without JavaScript has no accessibility violation, before and after', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ones', POLLS.ones.forAll));
  const action = await pollOf(page).locator('form').getAttribute('action');
  await page.goto(portal.url('ones', action ?? ''));
  await expectNoFault(page);
  await pollOf(page).getByRole('radio').nth(1).check();
  await pollOf(page).getByRole('button', { name: 'Vota' }).click();
  await expect(pollOf(page).locator('[data-yours]')).toBeVisible();
  await expectNoFault(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor votes in a public poll, on a site without accounts, and sees the result', {
    tag: '@gate',
  }, async ({ page, portal }) => {
    await page.goto(portal.url('ones', POLLS.ones.forAll));
    const poll = pollOf(page);
    await expect(poll.locator('[data-part=results]')).toHaveCount(0);
    await poll.getByRole('radio').nth(0).check();
    await poll.getByRole('button', { name: 'Vota' }).click();
    await expect(page.getByText('Encara no hem comptat el teu vot')).toBeVisible();
    await expect(poll.getByRole('radio').nth(0)).toBeChecked();
    await poll.getByRole('button', { name: 'Vota' }).click();
    await expect(page.getByText('hem comptat el teu vot')).toBeVisible();
    await expect(poll.locator('[data-yours]')).toContainText('Al moll, entre les barques');
    await page.getByRole('link', { name: 'Canvia el vot' }).click();
    await poll.getByRole('radio').nth(2).check();
    await poll.getByRole('button', { name: 'Vota' }).click();
    await expect(poll.locator('[data-yours]')).toContainText('A la vora del riu');
    await page.getByRole('link', { name: /^Torna a/ }).click();
    await expect(page).toHaveURL(/enquesta-ultima-nit\/#poll$/);
  });

  test('a vote for readers leads to the login and back with the choice', async ({ page, portal }) => {
    await page.goto(portal.url('far', POLLS.far.forReaders));
    const poll = pollOf(page);
    await poll.getByRole('button', { name: 'Vota' }).click();
    await expect(page.getByText('Tria una resposta')).toBeVisible();
    await page.goBack();
    await poll.getByRole('radio').nth(1).check();
    await poll.getByRole('button', { name: 'Vota' }).click();
    await expect(page).toHaveURL(/\/acceso\/\?backUrl=/);
    expect(decodeURIComponent(page.url())).toMatch(/\/votacions\/\?id=\d+&option=\d+/);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the desk with JavaScript' : 'the desk without JavaScript', () => {
    test.use({ javaScriptEnabled });
    // axe needs JavaScript.
    const noFault = async (page: Page) => {
      if (javaScriptEnabled) await expectNoFault(page);
    };

    test('an editor creates a poll, corrects it, and closes it; each action is in the log', async ({
      page,
      portal,
    }) => {
      const email = `pol.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
      await joinDesk(page, portal.url('far', await invitationPath(email, 'editor')), 'Pol Vidal');
      await page.getByRole('link', { name: 'Enquestes', exact: true }).first().click();
      await noFault(page);
      await page.getByRole('link', { name: 'Crea una enquesta' }).click();
      const question = `Quin banc del passeig? ${crypto.randomUUID().slice(0, 6)}`;
      await page.locator('[name=question]').fill(question);
      await page.locator('[name=options]').fill('El tercer');
      await page.locator('[name=section]').selectOption('societat');
      await page.getByRole('button', { name: 'Crea l’enquesta' }).click();
      await expect(page.getByText('Calen de 2 a 20 respostes')).toBeVisible();
      await expect(page.locator('[name=question]')).toHaveValue(question);
      await noFault(page);
      await page.locator('[name=options]').fill('El tercer\nEl de sota el fanal');
      await page.getByRole('button', { name: 'Crea l’enquesta' }).click();
      await expect(page.getByText('S’ha creat l’enquesta.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
      await page.locator('[name=options]').fill('El tercer\nEl de sota el fanal\nCap');
      await page.getByRole('button', { name: 'Desa els canvis' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Cap' })).toBeVisible();
      await noFault(page);
      await page.getByRole('link', { name: `A «${question}»` }).click();
      await expect(pollOf(page)).toContainText('El de sota el fanal');
      await page.goBack();
      await page.getByRole('button', { name: 'Tanca-la ara' }).click();
      await expect(page.getByText('Tancada', { exact: false }).first()).toBeVisible();
      await openAtDesk(page, 'Registre');
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: 'tanca una enquesta' }).first(),
      ).toContainText('Pol Vidal');
    });
  });
