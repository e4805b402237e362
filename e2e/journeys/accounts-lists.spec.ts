import {
  ADDRESSES,
  awake,
  CALLS,
  expect,
  expectNoFault,
  failing,
  heldBack,
  linkTo,
  loggedIn,
  mended,
  newReader,
  open,
  test,
} from './account';
import { SAID } from './interview-texts';

test('a saved story or followed author leaves its list once the server confirms', {
  tag: '@gate',
}, async ({ page, portal, site, words }) => {
  await loggedIn(page, portal, site);
  const { article, author } = ADDRESSES[site];
  for (const [address, island, path, list] of [
    [article, 'save', '/perfil/contenidos-guardados/', 'saved'],
    [author, 'follow', '/perfil/autores/', 'followed-authors'],
  ] as const) {
    await open(page, portal.url(site, address), island);
    const toggle = page.locator(`portal-island[name=${island}]`);
    const button = toggle.getByRole('button').first();
    await failing(page, CALLS.bookmark, 500, 'UNKNOWN_ERROR');
    await button.click();
    await expect(toggle.getByRole('status').filter({ hasText: words.notSaved })).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await mended(page, CALLS.bookmark);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');

    await open(page, portal.url(site, path), list);
    const item = page.locator(`portal-island[name=${list}] li`);
    await expect(item).toHaveCount(1);
    const remove = item.getByRole('button').last();
    await failing(page, CALLS.bookmark, 500, 'UNKNOWN_ERROR');
    await remove.click();
    await expect(page.getByText(words.notSaved)).toBeVisible();
    await expectNoFault(page);
    await mended(page, CALLS.bookmark);
    await remove.click();
    await expect(item).toHaveCount(0);
    await expect(page.locator('[data-part=empty-state]').getByRole('link')).toHaveAttribute('href', '/');
    await expectNoFault(page);
  }
});

test('a logged-in reader who presses before the profile has loaded is not asked to log in', {
  tag: '@gate',
}, async ({ page, portal }) => {
  await loggedIn(page, portal, 'far');
  // Otherwise the next page takes the profile from localStorage.
  await page.addInitScript(() => localStorage.clear());
  const openHeldBack = async (address: string, island: string) => {
    await mended(page, CALLS.profile);
    const { letGo, sent } = await heldBack(page, CALLS.profile);
    await open(page, portal.url('far', address), island);
    await expect.poll(sent).toBe(1);
    return async () => {
      const arrived = page.waitForResponse(`**${CALLS.profile}`);
      letGo();
      await arrived;
    };
  };
  const toggle = (island: string) =>
    page.locator(`portal-island[name=${island}]`).getByRole('button').first();
  const expectNoDialog = () => expect(page.getByRole('dialog')).toHaveCount(0);

  const letGoOfPoll = await openHeldBack('/territori/enquesta-moll-estiu/', 'save');
  await toggle('save').click();
  await expect(toggle('save')).toHaveAttribute('aria-busy', 'true');
  await toggle('like').click();
  await expect(toggle('like')).toHaveAttribute('aria-pressed', 'true');
  const poll = page.locator('[data-part=poll]');
  await poll.scrollIntoViewIfNeeded();
  await awake(page, 'poll');
  await poll.getByRole('radio').first().check();
  await poll.getByRole('button', { name: 'Vota' }).click();
  await expect(poll.getByRole('status')).toHaveText(/hem comptat el teu vot/);
  await expectNoDialog();
  await letGoOfPoll();
  await expect(toggle('save')).toHaveAttribute('aria-pressed', 'true');

  const letGoOfAuthor = await openHeldBack(ADDRESSES.far.author, 'follow');
  await toggle('follow').click();
  await expect(toggle('follow')).toHaveAttribute('aria-busy', 'true');
  await expectNoDialog();
  await letGoOfAuthor();
  await expect(toggle('follow')).toHaveAttribute('aria-pressed', 'true');

  const letGoOfInterview = await openHeldBack('/territori/neus-aragall-respon/', 'ask-question');
  const question = page.locator('[data-part=question-form]');
  await question.locator('[name=name]').fill('Mercè');
  await question.locator('[name=question]').fill('A quina hora tanca el moll?');
  await question.getByRole('button', { name: SAID.far.send }).click();
  await expect(question).toContainText(SAID.far.sent);
  await expectNoDialog();
  await letGoOfInterview();

  const letGoOfCall = await openHeldBack('/territori/fotos-lectors-costa/', 'send-file');
  await expect(page.locator('#send a[href*="/acceso/"]')).toBeHidden();
  await letGoOfCall();
});

test('the bookmark on a card saves its story', { tag: '@gate' }, async ({ page, portal, site }) => {
  await loggedIn(page, portal, site);
  await page.goto(portal.url(site));
  const save = page.locator('[data-part=card-save]').first();
  await save.getByRole('button').click();
  await expect(save).toHaveAttribute('data-on', 'true');
  await page.goto(portal.url(site, '/perfil/contenidos-guardados/'));
  await expect(page.locator('portal-island[name=saved] li')).toHaveCount(1);
});

test('a reader without a session is asked to log in, stays on the page, or returns to it', async ({
  page,
  portal,
  site,
  words,
}) => {
  const { article, author } = ADDRESSES[site];
  for (const [address, island] of [
    [article, 'save'],
    [author, 'follow'],
  ] as const) {
    await page.goto(portal.url(site, address));
    const button = page.locator(`portal-island[name=${island}]`).getByRole('button').first();
    await button.click();
    const dialog = page.getByRole('dialog', { name: words.loginRequired });
    await expect(dialog.getByRole('link', { name: words.loginLink })).toHaveAttribute(
      'href',
      `/acceso/?backUrl=${encodeURIComponent(address)}`,
    );
    await expect(dialog.getByRole('link', { name: words.registerLink })).toHaveAttribute(
      'href',
      `/registro?backUrl=${encodeURIComponent(address)}`,
    );
    await expectNoFault(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }
});

test('newsletters are saved together, once, and a failure is shown', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
  await loggedIn(page, portal, site);
  await open(page, portal.url(site, '/perfil/boletines/'), 'newsletters');
  await expectNoFault(page);
  const box = page.getByRole('main').getByRole('checkbox').first();
  // The description has source, frequency and a sample.
  await expect(box).toHaveAccessibleDescription(
    site === 'far'
      ? /^La tria de la portada, cada dia a les 6\.30\sh\./
      : /^La selección de la portada, cada día a las \d\d?:\d\d\./,
  );
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Mira (com és|cómo es) / })
      .first(),
  ).toHaveAttribute('href', /^\/butlletins\/[a-z-]+\/$/);
  const save = page.getByRole('button', { name: words.saveNewsletters, exact: true });
  await box.check();
  await failing(page, CALLS.profile, 500, 'UNKNOWN_ERROR');
  await save.click();
  await expect(page.getByText(words.notSaved)).toBeVisible();
  await expect(box).toBeChecked();
  await expectNoFault(page);
  await mended(page, CALLS.profile);
  const { letGo, sent } = await heldBack(page, CALLS.profile);
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  letGo();
  await expect(page.getByText(words.newslettersSaved)).toContainText(
    site === 'far' ? '«Primera hora»' : '«La mañana en la Ribera»',
  );
  expect(sent()).toBe(1);
  await page.reload();
  await expect(box).toBeChecked();
});

test('an address is subscribed to the newsletter by email, once the server is reachable', async ({
  page,
  portal,
  site,
  words,
}) => {
  const { email } = newReader();
  await page.goto(portal.url(site, ADDRESSES[site].article));
  await awake(page, 'newsletter');
  const module = page.locator('portal-island[name=newsletter]');
  const send = module.getByRole('button', { name: words.subscribe });
  const alert = module.locator('[data-part=form-alert]');
  await send.click();
  // Missing fields are announced once: the summary has the focus, and links to each of them.
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link')).toHaveCount(2);
  await expect(module.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await alert.getByRole('link').first().click();
  await expect(module.locator('[name=email]')).toBeFocused();
  await module.locator('[name=email]').fill(email);
  await module.locator('[name=terms]').check();
  for (const status of [503, 'offline'] as const) {
    await failing(page, CALLS.newsletter, status);
    const asked = page.waitForRequest(/\/newsletter\//);
    await send.click();
    await asked;
    await expect(alert).toContainText(words.newsletterFailed);
    await expect(alert).toBeFocused();
  }
  await expectNoFault(page);
  await expect(module.locator('[name=email]')).toHaveValue(email);

  await mended(page, CALLS.newsletter);
  const { letGo, sent } = await heldBack(page, CALLS.newsletter);
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await send.click({ force: true });
  letGo();
  await expect(alert).toContainText(words.subscribed);
  await expect(alert).toBeFocused();
  expect(sent()).toBe(1);
  await expectNoFault(page);
  await page.goto(await linkTo(portal, email, 'newsletter'));
  await expectNoFault(page);
  const name = site === 'far' ? '«Primera hora»' : '«La mañana en la Ribera»';
  await expect(page.getByRole('main')).toContainText(name);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: words.subscriptionConfirmed })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
});
