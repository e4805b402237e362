import type { Page } from 'playwright/test';
import { expect, linkTo, loggedIn, test } from './account';
import { one, publish, TEXTS, words } from './comments';
import { invitationPath, joinDesk } from './desk';
import { COMMENTED } from './portal';

/** Longer than the minute in which a decision of the desk can be undone: emails follow after it. */
const LETTERS_LATEST_MS = 120_000;
const t = TEXTS.far;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reporter of a comment objects to keeping it, and its author to its removal: a person answers both', async ({
    page,
    portal,
    browser,
  }) => {
    test.setTimeout(LETTERS_LATEST_MS + 120_000);
    const story = portal.url('far', COMMENTED.far);
    /** Opens a logged-in page without JavaScript. */
    const readerOn = async (shown: Page) => {
      const scripted = await browser.newContext();
      const reader = await loggedIn(await scripted.newPage(), portal, 'far');
      await shown.context().addCookies(await scripted.cookies());
      await scripted.close();
      return reader;
    };
    const writer = await readerOn(page);
    await page.goto(story);
    const text = words();
    await publish(page, 'far', text);
    await expect(one(page, text)).toBeVisible();
    const thread = page.url().replace(/#.*/, '');

    const reporting = await browser.newContext({ javaScriptEnabled: false });
    const other = await reporting.newPage();
    const reporter = await readerOn(other);
    await other.goto(thread);
    await other.locator('select[name=reason]').selectOption({ label: t.spam });
    await other.getByRole('button', { name: t.reportIt, exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: t.thanks })).toBeVisible();

    const working = await browser.newContext({ javaScriptEnabled: false });
    const desk = await working.newPage();
    const email = `recursos.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
    await joinDesk(desk, portal.url('far', await invitationPath(email, 'chief')), 'Neus Pla');
    const asked = new URLSearchParams({ view: 'reported', paraula: text.slice(-30) });
    await desk.goto(portal.url('far', `/redaccio/comentaris/?${asked}`));
    await desk.getByRole('article').filter({ hasText: text }).getByRole('checkbox').check();
    await desk.getByRole('button', { name: 'Publica els triats' }).click();
    await expect(desk.getByText(/^S’ha publicat 1 comentari/)).toBeVisible();

    let link = '';
    await expect(async () => {
      link = await linkTo(portal, reporter.email, 'appeal');
    }).toPass({ timeout: LETTERS_LATEST_MS });
    await other.goto(link);
    await other.getByRole('textbox').fill('És publicitat d’una botiga.');
    await other.getByRole('button', { name: 'Envia el recurs' }).click();
    await expect(other.getByRole('heading', { level: 1, name: t.appealed })).toBeVisible();
    // One objection only: the same link adds none.
    await other.goto(link);
    await other.getByRole('textbox').fill('I una altra cosa.');
    await other.getByRole('button', { name: 'Envia el recurs' }).click();
    await expect(other.getByRole('heading', { level: 1, name: t.appealed })).toHaveCount(0);

    const objection = desk.getByRole('article').filter({ hasText: 'És publicitat d’una botiga.' });
    await desk.goto(portal.url('far', '/redaccio/recursos/'));
    await objection.locator('[value=upheld]').click();
    await expect(desk.getByText('Cal explicar el perquè de la resposta.')).toBeVisible();
    await objection.getByRole('textbox').fill('Anuncia una botiga');
    await objection.locator('[value=upheld]').click();
    await expect(desk.getByText(/^S’ha donat la raó/)).toBeVisible();
    await expect(objection).toHaveCount(0);
    await other.goto(thread);
    await expect(other.getByText(text)).toHaveCount(0);

    await page.goto(await linkTo(portal, writer.email, 'appeal'));
    await page.getByRole('textbox').fill(t.plea);
    await page.getByRole('button', { name: 'Envia el recurs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.appealed })).toBeVisible();
    await desk.goto(portal.url('far', '/redaccio/recursos/'));
    const appeal = desk.getByRole('article').filter({ hasText: text });
    await expect(appeal).toContainText('Norma: 5. Sense publicitat · arran d’una denúncia');
    await appeal.locator('[value=upheld]').click();
    await expect(desk.getByText(/^S’ha donat la raó/)).toBeVisible();
    // Public pages refresh a discussion once a minute: the desk sees at once that the comment is back.
    const published = new URLSearchParams({ view: 'published', paraula: text.slice(-30) });
    await desk.goto(portal.url('far', `/redaccio/comentaris/?${published}`));
    await expect(desk.getByRole('article').filter({ hasText: text })).toBeVisible();

    await desk.goto(portal.url('far', '/redaccio/transparencia/'));
    await expect(desk.getByRole('table', { name: 'Recursos de qui denuncia' })).toContainText(
      'es dona la raó',
    );
    for (const context of [reporting, working]) await context.close();
  });
});
