import type { Locator, Page } from 'playwright/test';
import {
  awake,
  expect,
  fillRegistration,
  linkTo,
  logIn,
  newReader,
  PASSWORD,
  test,
  WORDS,
  withAccount,
} from './account';
import { noticeOf, test as onAskingSite } from './asking-portal';
import { boxOf } from './boxes';

/** Counts filled fields and presses; a page for an action needs one address or one press in the footer. */
class Steps {
  count = 0;
  async fill(field: Locator, text: string) {
    this.count += 1;
    await field.fill(text);
  }
  async check(box: Locator, isChecked = true) {
    this.count += 1;
    await box.setChecked(isChecked);
  }
  async press(control: Locator) {
    this.count += 1;
    await control.click();
  }
}

const words = WORDS.far;

/**
 * Registers as a reader does.
 * @returns the number of steps
 */
async function registerByHand(page: Page, portal: Parameters<typeof linkTo>[0], isAwake: boolean) {
  const reader = newReader();
  const steps = new Steps();
  await page.goto(portal.url('far', '/registro'));
  if (isAwake) await awake(page, 'registration');
  await fillRegistration(page, 'far', reader);
  // Six fields and a checkbox.
  steps.count += 7;
  await steps.press(page.getByRole('button', { name: words.register }));
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  await page.goto(await linkTo(portal, reader.email, 'validation'));
  await steps.press(page.getByRole('button', { name: words.validate }));
  await page.goto(portal.url('far', '/acceso/'));
  await logIn(page, words, reader.email);
  await expect(page).toHaveURL(portal.url('far', '/perfil/mi-cuenta/'));
  return steps.count;
}

for (const javaScriptEnabled of [true, false])
  test.describe(`leaving is as easy as joining, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('cancelling a subscription takes no more steps than buying it', { tag: '@gate' }, async ({
      page,
      portal,
      browser,
    }) => {
      const other = await browser.newPage({ javaScriptEnabled: true });
      const { email } = await withAccount(other, portal, 'far');
      await other.close();
      await page.goto(portal.url('far', '/acceso/'));
      await logIn(page, words, email);
      await expect(page).toHaveURL(portal.url('far', '/perfil/mi-cuenta/'));

      const into = new Steps();
      await page.goto(portal.url('far', '/subscripcio/'));
      await into.press(
        page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Mensual»' }),
      );
      await into.press(page.getByRole('button', { name: 'Paga' }));
      await expect(page.locator('[data-subscription=current]')).toContainText('Mensual');

      const out = new Steps();
      await page.goto(portal.url('far', '/perfil/subscripcions/'));
      await out.press(page.getByRole('button', { name: 'Gestiona o cancel·la «Mensual»' }));
      await out.press(page.getByRole('button', { name: 'Cancel·la' }));
      await expect(page.locator('[data-subscription=current]')).toContainText(/Acaba el .+ i no es renova/);
      expect(out.count).toBeLessThanOrEqual(into.count);
    });

    test('deleting an account and leaving newsletters take no more steps than starting them', {
      tag: '@gate',
    }, async ({ page, portal }) => {
      const registered = await registerByHand(page, portal, javaScriptEnabled);

      const changes: number[] = [];
      for (const isWanted of [true, false]) {
        const steps = new Steps();
        await page.goto(portal.url('far', '/perfil/boletines/'));
        if (javaScriptEnabled) await awake(page, 'newsletters');
        await steps.check(page.getByRole('main').getByRole('checkbox').first(), isWanted);
        await steps.press(page.getByRole('main').getByRole('button', { name: words.saveNewsletters }));
        await expect(page.getByRole('main')).toContainText(words.newslettersSaved);
        changes.push(steps.count);
      }
      const [subscribed = 0, left = Number.POSITIVE_INFINITY] = changes;
      expect(left).toBeLessThanOrEqual(subscribed);

      const out = new Steps();
      await page.goto(portal.url('far', '/perfil/mi-cuenta/'));
      const remove = page.locator('[data-part=account-removal], portal-island[name=account-removal]').last();
      if (javaScriptEnabled) {
        await awake(page, 'account-removal');
        await out.press(remove.getByRole('button', { name: words.deleteAccount }));
      }
      const form = javaScriptEnabled ? page.getByRole('dialog') : page.locator('form[action*=eliminar]');
      await out.fill(form.getByLabel(words.currentPassword), PASSWORD);
      await out.press(form.getByRole('button', { name: words.deleteAccount }));
      await expect(page).toHaveURL(portal.url('far', '/acceso/?alert=account_deleted'));
      expect(out.count).toBeLessThanOrEqual(registered);
    });
  });

onAskingSite(
  'a consent is withdrawn where it is given, by one press beside that at the foot of any page',
  {
    tag: '@gate',
  },
  async ({ page, address, words: consentWords }) => {
    const into = new Steps();
    await page.goto(address);
    await into.press(noticeOf(page).getByRole('button', { name: consentWords.yes }));
    await expect(noticeOf(page)).toHaveCount(0);
    await page.reload();

    const out = new Steps();
    await out.press(page.getByRole('contentinfo').getByRole('button', { name: consentWords.open }));
    // Refusing is as large as accepting there, too.
    const refuse = page.getByRole('dialog').getByRole('button', { name: consentWords.no });
    const accept = page.getByRole('dialog').getByRole('button', { name: consentWords.yes });
    const [refused, accepted] = [await boxOf(refuse), await boxOf(accept)];
    expect([refused.width, refused.height]).toEqual([accepted.width, accepted.height]);
    await out.press(refuse);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The notice appears by itself: the extra press is the button in the footer (decision 0065).
    expect(out.count).toBeLessThanOrEqual(into.count + 1);
  },
);
