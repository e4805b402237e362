import type { Page } from 'playwright/test';
import { awake, expectNoFault } from './account';
import { boxOf } from './boxes';
import { enter } from './gate';
import { expect, test } from './portal';

const RECIPE = '/cuina/suquet-de-cal-xerric/';
const TIMED = '/cuina/arros-de-la-barca/';
const TASKS = { far: '/a-casa/prestatge-caixa-peix/', ribera: '/en-casa/grifo-deja-gotear/' } as const;

const steps = (page: Page) => page.locator('[data-part=step]:visible');

/** Structured data objects of a page. */
async function thingsOf(page: Page): Promise<{ '@type': string }[]> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': graph } = JSON.parse(text ?? '{}');
  return graph;
}

for (const site of ['far', 'ribera'] as const)
  test(`a DIY task of ${site} lists materials and steps, and is found in its section`, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url(site, TASKS[site]));
    const made = page.locator('[data-part=recipe]');
    await expect(made.getByRole('heading')).toHaveText(
      site === 'far' ? ['Material', 'Eines', 'Passos'] : ['Material', 'Herramientas', 'Pasos'],
    );
    await expect(made.getByRole('listitem').first()).toBeVisible();
    await expect(
      page.locator('[data-part=rating-form], form[action^="/valoracions/"]').first(),
    ).toBeVisible();
    const things = await thingsOf(page);
    expect(things.map((thing) => thing['@type'])).toContain('HowTo');
    await expectNoFault(page);
    const [, section = ''] = TASKS[site].split('/');
    await page.goto(portal.url(site, `/${section}/?cost=low&difficulty=easy`));
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  });

test('a recipe is followed step by step: by buttons and arrow keys, with a countdown, and closed by Escape', {
  tag: '@gate',
}, async ({ page, portal }) => {
  await page.clock.install();
  await page.goto(portal.url('far', TIMED));
  await page.getByRole('link', { name: 'Pas a pas' }).click();
  await expect(page).toHaveURL(/\/pas-a-pas\/\d+\/$/);
  await page.clock.runFor(2_000);
  await awake(page, 'step-by-step');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${TIMED}$`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectNoFault(page);
  const all = await steps(page).count();
  await page.getByRole('checkbox', { name: '8 gambes' }).check();
  await page.getByRole('button', { name: 'Comença' }).click();
  await expect(steps(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Següent' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(steps(page)).toContainText(`Pas 2 de ${all}`);
  await page.getByRole('button', { name: /Compta el temps/ }).click();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('timer')).toHaveText(/^23:5\d$/);
  await page.getByRole('button', { name: 'Següent' }).click();
  await expect(page.getByRole('button', { name: /^Pas 2 · 23:/ })).toBeVisible();
  await page.clock.runFor(25 * 60_000);
  await expect(page.getByRole('alert')).toHaveText('S’ha acabat el temps del pas 2.');
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(steps(page)).toHaveCount(all);
  await expect(page.getByRole('checkbox', { name: '8 gambes' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${TIMED}$`));
});

test('the screen stays on while a recipe is followed, and no longer', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const held = { count: 0 };
    Object.assign(window, { held });
    Object.defineProperty(navigator, 'wakeLock', {
      configurable: true,
      value: {
        request: async () => {
          held.count += 1;
          return {
            released: false,
            release: async () => {
              held.count -= 1;
            },
          };
        },
      },
    });
  });
  const held = () => page.evaluate(() => Object(window).held.count);
  await page.goto(portal.url('ribera', TASKS.ribera));
  await page.getByRole('link', { name: 'Paso a paso' }).click();
  await awake(page, 'step-by-step');
  expect(await held()).toBe(0);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect.poll(held).toBe(1);
  await page.getByRole('checkbox', { name: 'Mantener la pantalla encendida' }).uncheck();
  await expect.poll(held).toBe(0);
  await page.getByRole('checkbox', { name: 'Mantener la pantalla encendida' }).check();
  await expect.poll(held).toBe(1);
  await page.getByRole('button', { name: 'Ver todos los pasos' }).click();
  await expect.poll(held).toBe(0);
});

test('a reload continues the recipe: at its step, with what was ticked, for as many people', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', TIMED));
  const needed = page.locator('[data-part=needed]');
  await expect(needed.getByRole('listitem').filter({ hasText: 'arròs' })).toHaveText(/^360 g/);
  await needed.getByRole('button', { name: 'Per a més persones' }).click();
  await expect(needed.getByRole('status')).toHaveText('5 persones');
  await needed.getByRole('button', { name: 'Per a més persones' }).click();
  await expect(needed.getByRole('listitem').filter({ hasText: 'arròs' })).toHaveText(/^540 g/);
  await expect(needed.getByRole('listitem').filter({ hasText: 'safrà' })).toHaveText('Un polsim de safrà');
  await page.getByRole('link', { name: 'Pas a pas' }).click();
  await awake(page, 'step-by-step');
  await page.getByRole('checkbox', { name: '12 gambes' }).check();
  await page.getByRole('button', { name: 'Comença' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(steps(page)).toContainText('Pas 2 de');
  await page.reload();
  // All steps stand until the page knows where its reader was.
  await expect(steps(page)).toHaveCount(1);
  await expect(steps(page)).toContainText('Pas 2 de');
  await expect(page.getByRole('checkbox', { name: '12 gambes' })).toBeChecked();
});

const PRINTED = [
  ['far', TIMED],
  ['far', RECIPE],
  ['far', TASKS.far],
  ['ribera', TASKS.ribera],
  ['ribera', '/cocina/arroz-al-horno-azud/'],
] as const;

for (const [site, path] of PRINTED)
  test(`${path} of ${site} is printed on one page of A4, with what is needed and its steps`, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url(site, path));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-part=needed] li').first()).toBeVisible();
    await expect(page.locator('[data-part=making] li').last()).toBeVisible();
    const margin = '1cm';
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

test('the ingredients stay in view next to the steps from 1024 px, and are above them on phones', async ({
  page,
  portal,
}) => {
  const needed = page.locator('[data-part=needed]');
  const making = page.locator('[data-part=making]');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(portal.url('far', TIMED));
    const [list, all] = [await boxOf(needed), await boxOf(making)];
    expect(list.y, `at ${width}`).toBe(all.y);
    expect(list.right, `at ${width}`).toBeLessThan(all.x);
    await making.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await making
      .getByRole('listitem')
      .last()
      .evaluate((step) => step.scrollIntoView({ block: 'end' }));
    await expect(needed.getByRole('heading')).toBeInViewport();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(needed)).bottom).toBeLessThan((await boxOf(making)).y);
  // Facts are known before the picture.
  expect((await boxOf(page.locator('[data-part=recipe-strip]'))).bottom).toBeLessThan(
    (await boxOf(page.locator('[data-part=article-lead]'))).y,
  );
});

test('a recipe is printed by a button', async ({ page, portal }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(portal.url('far', RECIPE));
  await page.getByRole('button', { name: 'Imprimeix' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

const CLOSED = '/cocina/coca-de-llanda-estruch/';
/** Words of one of its steps. */
const LOCKED = 'Harina tamizada';

test.describe('a recipe for registered readers', () => {
  test('is followed on a private page, and none of it is public', { tag: '@gate' }, async ({
    page,
    portal,
    browser,
  }) => {
    await page.goto(portal.url('ribera', CLOSED));
    await enter(page);
    await page.reload();
    await page.locator('[data-part=rest]').getByRole('link', { name: 'Paso a paso' }).click();
    await expect(page).toHaveURL(/\/perfil\/lectura\/\?.*part=steps/);
    await expect(steps(page)).toHaveCount(6);
    await expect(page.getByRole('main')).toContainText(LOCKED);
    await expectNoFault(page);
    const [answer] = await Promise.all([page.waitForResponse(/part=steps/), page.reload()]);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    const address = page.url();
    // Back to the whole text, and from there to the steps, without JavaScript too.
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(address);
    await plain.getByRole('link', { name: 'Volver a la receta' }).click();
    await plain.getByRole('link', { name: 'Paso a paso' }).click();
    await expect(steps(plain)).toHaveCount(6);
    await context.close();

    const id = await page.evaluate(async (path) => {
      const text = await (await fetch(path)).text();
      return /data-content-id="(\d+)"|"contentId":"(\d+)"/.exec(text)?.slice(1).find(Boolean) ?? '';
    }, CLOSED);
    for (const path of [CLOSED, `/pas-a-pas/${id}/`, new URL(address).pathname + new URL(address).search]) {
      const { status, body, headers } = await portal.ask('ribera', path);
      expect(String(body), path).not.toContain(LOCKED);
      if (path === CLOSED) continue;
      expect([302, 303, 307], path).toContain(status);
      expect(headers.location, path).toMatch(path.startsWith('/pas') ? CLOSED : /\/acceso\//);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps are there, each links to the next, and nothing is shown that needs JavaScript', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url('ribera', TASKS.ribera));
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await page.goto(portal.url('ribera', '/cocina/arroz-al-horno-azud/'));
    await expect(page.locator('[data-part=servings]')).toHaveText('6 personas');
    await expect(page.locator('[data-part=servings] button').first()).toBeHidden();
    await page.goto(portal.url('ribera', TASKS.ribera));
    await page.getByRole('link', { name: 'Paso a paso' }).click();
    await expect(steps(page)).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Empezar' })).toBeHidden();
    await expect(page.getByRole('button', { name: /Contar el tiempo/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Siguiente' }).first().click();
    await expect(page).toHaveURL(/#pas-2$/);
    await page.getByRole('link', { name: 'Volver al bricolaje' }).click();
    await expect(page).toHaveURL(new RegExp(`${TASKS.ribera}$`));
  });
});
