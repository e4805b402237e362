import { expect, type Page } from 'playwright/test';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { gotAt, invitationPath, joinDesk } from './desk';
import { type OwnPortal, startOwnPortal } from './own-portal';
import { test } from './pages-seen';

/**
 * The front, alerts and stories at the desk, over a separate newsroom, because all its readers see the
 * changes.
 */
const HOST = 'far.localhost';

const SITE = `alias: far
id: "900"
mediaId: "90"
name: El Far
scheme: https
url: https://www.elfar.example
staticUrl: /assets
language: ca
theme: far
sign: lighthouse
tagline: Notícies de la costa
description: Notícies de la costa.
timeZone: Europe/Madrid
hosts: [${HOST}]
isDefault: true
features: { users: true, identityProvider: false }
newsletters: []
contactEmail: bustia@elfar.example
termsUrl: /condicions/
navigation: []
sections: []
hotTopics: []
footer: []
social: []
adMaps: {}
editions: { storm: { name: Llevantada, tag: temporal }, sunday: {} }
boards:
  - layout: "100"
    columns:
      - - { type: card, shape: lead, size: xl, select: {} }
  - layout: "100"
    title: Més notícies
    columns:
      - - { type: cards, shape: standard, size: md, across: 3, select: { count: 3 } }
`;

/** Newest first. */
const STORIES = [
  'El port obre',
  'La platja creix',
  'El mercat canvia',
  'La banda assaja',
  'La llotja tanca',
  'La barca torna',
];
/** Story with the tag of a special edition; too old for the front. */
const TAGGED = 'La barca torna';
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Notícies</title><link>https://elfar.example/</link>
<description>Notícies</description>${STORIES.map(
  (title, at) => `<item><title>${title}</title><link>https://elfar.example/noticia-${at}/</link>
<guid>https://elfar.example/noticia-${at}/</guid><pubDate>Wed, ${20 - at} Mar 2026 17:10:00 +0100</pubDate>
<description>${title}, expliquen els veïns.</description>${title === TAGGED ? '<category>Mar</category><category>Temporal</category>' : ''}</item>`,
).join('')}</channel></rss>`;

/** Unfinished story: an export from its own WordPress. */
const DRAFT = 'El far que encara no s’encén';
const DRAFTS = `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://elfar.example</wp:base_site_url>
<item><title>${DRAFT}</title><link>https://elfar.example/?p=77</link><content:encoded><![CDATA[<p>El faroner encara hi treballa.</p>]]></content:encoded>
<wp:post_id>77</wp:post_id><wp:post_date>2026-03-21 09:00:00</wp:post_date><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

let portal: OwnPortal | undefined;

test.beforeAll(async () => {
  portal = await startOwnPortal({
    siteFiles: { 'far.yaml': SITE },
    imports: { site: 'far', files: { 'feed.xml': FEED, 'drafts.xml': DRAFTS } },
  });
});
test.afterAll(async () => {
  await portal?.end();
});

const url = (address = '/') => `http://${HOST}:${portal?.port}${address}`;

async function atDesk(page: Page, role: 'chief' | 'editor' | 'moderator' = 'editor'): Promise<void> {
  const email = `${role}.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
  await joinDesk(page, url(await invitationPath(email, role, portal?.data)), 'Pau Roig');
}

/** Opens a story's page at the desk. */
async function story(page: Page, title: string): Promise<void> {
  await page.goto(url('/redaccio/continguts/'));
  await page.locator('[name=text]').fill(title);
  await page.getByRole('button', { name: 'Mostra' }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const told = (address = '/') => expect.poll(() => gotAt(portal?.port ?? 0, HOST, address));
const done = (page: Page, what: string) => expect(page.getByText(what)).toBeVisible();
const headlines = async (page: Page) => {
  await page.goto(url());
  return page.locator('main [data-part=card] :is(h2, h3)').allTextContents();
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    // axe is a script itself.
    const faultless = async (page: Page) => (javaScriptEnabled ? expectNoFault(page) : undefined);

    test('a story is pinned to the front, moved and unpinned, and readers see it', {
      tag: javaScriptEnabled ? '@gate' : [],
    }, async ({ page }) => {
      await atDesk(page);
      await expect.poll(() => headlines(page)).toEqual(STORIES.slice(0, 4));
      await story(page, 'La barca torna');
      await faultless(page);
      await page.locator('[name=hours]').selectOption('4');
      await page.getByRole('button', { name: 'Fixa’l a la portada' }).click();
      await done(page, 'S’ha fixat a la portada. Els lectors ja ho poden veure.');
      await expect.poll(() => headlines(page)).toEqual(['La barca torna', ...STORIES.slice(0, 3)]);

      await page.goto(url('/redaccio/portada/'));
      await faultless(page);
      await page.getByRole('button', { name: 'Fixa «El mercat canvia» aquí' }).click();
      await page.getByRole('button', { name: 'Fixa «La platja creix» aquí' }).click();
      await page.getByRole('button', { name: 'Puja «El mercat canvia»' }).click();
      await done(page, 'La notícia ha pujat un lloc. Els lectors ja la veuen més amunt.');
      const moved = async () => (await headlines(page)).slice(1);
      await expect.poll(moved).toEqual(STORIES.slice(0, 3).toReversed());
      await page.goto(url('/redaccio/portada/'));
      for (const title of ['El mercat canvia', 'La platja creix', 'La barca torna'])
        await page.getByRole('button', { name: `Deixa de fixar «${title}»` }).click();
      await expect.poll(() => headlines(page)).toEqual(STORIES.slice(0, 4));
    });

    test('a chief puts a special edition on the front, and readers see it until it ends', async ({
      page,
    }) => {
      await atDesk(page);
      await page.goto(url('/redaccio/portada/'));
      // An editor arranges stories, and does not switch.
      await expect(page.getByRole('button', { name: 'Posa-la a la portada' })).toHaveCount(0);
      await page.context().clearCookies();
      await atDesk(page, 'chief');
      await page.goto(url('/redaccio/portada/'));
      await faultless(page);
      await page.getByRole('button', { name: 'Posa-la a la portada' }).click();
      await expect(page.getByText('Trieu el dia i l’hora en què s’acaba.')).toBeVisible();
      await page.locator('[name=kind]').selectOption('storm');
      await page.locator('[name=until]').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
      await page.getByRole('button', { name: 'Posa-la a la portada' }).click();
      await done(page, 'L’edició especial ja és a la portada. S’acabarà tota sola.');
      await faultless(page);

      const edition = page.getByRole('region', { name: 'Llevantada' });
      await expect.poll(async () => (await headlines(page))[0]).toBe(TAGGED);
      await expect(edition).toContainText(TAGGED);
      await faultless(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const header = await boxOf(page.locator('[data-part=header], header').first());
        expect(Math.abs((await boxOf(edition)).y - header.bottom)).toBeLessThanOrEqual(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      // The rows of every day stay below, without that story.
      expect((await headlines(page)).slice(1)).toEqual(STORIES.slice(0, 4));
      await page.goto(url('/?edition=light'));
      await expect(edition).toContainText(TAGGED);
      await expect(edition.locator('img')).toHaveCount(0);
      await page.goto(url('/?edition=full'));

      await page.goto(url('/redaccio/portada/'));
      await page.getByRole('button', { name: 'Torna a la portada de cada dia' }).click();
      await done(page, 'Els lectors tornen a veure la portada de cada dia.');
      await expect.poll(() => headlines(page)).toEqual(STORIES.slice(0, 4));
      await page.goto(url('/redaccio/registre/'));
      await expect(page.getByText('posa una edició especial a la portada').first()).toBeVisible();
    });

    test('a draft is visible to anyone with the link until that is revoked, and to nobody else', async ({
      page,
      browser,
    }) => {
      await atDesk(page);
      await expect.poll(() => headlines(page)).toEqual(STORIES.slice(0, 4));
      await story(page, DRAFT);
      await expect(page.getByText('Esborrany · ')).toBeVisible();
      await faultless(page);
      await page.locator('[name=days]').selectOption('3');
      await page.getByRole('button', { name: 'Crea un enllaç' }).click();
      await expect(page.getByText('S’ha creat l’enllaç de previsualització.')).toBeVisible();
      await faultless(page);
      const link = await page.locator('[data-preview] a').first().getAttribute('href');

      const context = await browser.newContext({ javaScriptEnabled });
      const visitor = await context.newPage();
      const answer = await visitor.goto(url(link ?? ''));
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      await expect(visitor.getByRole('heading', { level: 1, name: DRAFT })).toBeVisible();
      await expect(visitor.getByText('El faroner encara hi treballa.')).toBeVisible();
      await expect(visitor.getByText('És un esborrany')).toBeVisible();
      await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await faultless(visitor);

      await page
        .getByRole('button', { name: /^Desactiva l’enllaç/ })
        .first()
        .click();
      await expect(page.locator('[data-preview]')).toHaveCount(0);
      expect((await visitor.reload())?.status()).toBe(404);
      await expect(
        visitor.getByRole('heading', { level: 1, name: 'Aquest enllaç ja no obre res' }),
      ).toBeVisible();
      await faultless(visitor);
      await context.close();
    });

    test('a story is corrected, withdrawn, restored and scheduled', async ({ page }) => {
      await atDesk(page);
      await story(page, 'La llotja tanca');
      const note = `Dèiem dilluns; era dimarts. ${crypto.randomUUID().slice(0, 8)}`;
      await page.locator('[name=text]').fill(note);
      await page.getByRole('button', { name: 'Publica la correcció' }).click();
      await done(page, 'S’ha publicat la correcció. Els lectors ja la veuen.');
      await told('/noticia-4/').toContain(note);
      await page.goto(url('/noticia-4/'));
      await expect(page.locator('[data-part=corrections]')).toContainText(note);
      await expect(page.locator('[data-part=corrections]')).toContainText(/Correcció (?:del |de l’)\d/);
      expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
        expect.stringContaining('CorrectionComment'),
      );
      await faultless(page);

      await story(page, 'La llotja tanca');
      await page.getByRole('button', { name: 'Retira aquesta correcció' }).click();
      await page.getByRole('button', { name: 'Retira’l', exact: true }).click();
      await done(page, 'S’ha retirat el contingut. Els lectors ja no el veuen.');
      await told('/noticia-4/').toMatch(/^410/);
      await story(page, 'La llotja tanca');
      await page.getByRole('button', { name: 'Torna’l a publicar' }).click();
      await expect(page.getByRole('button', { name: 'Retira’l', exact: true })).toBeVisible();
      await page.locator('[name=at]').fill('2099-01-02T09:30');
      await page.getByRole('button', { name: 'Canvia la data' }).click();
      await expect(page.getByText('Programat · 02 gen. 2099, 09:30')).toBeVisible();
      await told('/noticia-4/').toMatch(/^404/);
      await page.goto(url('/redaccio/continguts/?estat=scheduled'));
      await page.getByRole('link', { name: 'La llotja tanca' }).click();
      await page.locator('[name=at]').fill('2026-03-16T17:10');
      await page.getByRole('button', { name: 'Canvia la data' }).click();
      await expect(page.getByText('S’ha canviat la data.')).toBeVisible();
      await told('/noticia-4/').toMatch(/^200/);
      await page.goto(url('/noticia-4/'));
      await expect(page.locator('[data-part=corrections]')).toHaveCount(0);
    });

    test('breaking news is shown above the front until it is withdrawn', async ({ page }) => {
      await atDesk(page);
      await page.goto(url('/redaccio/avisos/'));
      const title = `Tanca el port ${crypto.randomUUID().slice(0, 8)}`;
      await page.locator('[name=title]').fill(title);
      await page.locator('[name=href]').fill('noticia-0');
      await page.getByLabel('Posa’l també a dalt de la portada').check();
      await page.getByRole('button', { name: 'Publica l’avís' }).click();
      await expect(page.getByText('L’adreça ha de començar per')).toBeVisible();
      await expect(page.locator('[name=title]')).toHaveValue(title);
      await page.locator('[name=href]').fill('/noticia-0/');
      await page.getByRole('button', { name: 'Publica l’avís' }).click();
      await done(page, 'S’ha publicat l’avís. Els lectors ja el veuen.');
      await faultless(page);
      await told().toContain(title);
      await page.goto(url());
      const breaking = page.getByRole('region', { name: 'Última hora' }).first();
      await expect(breaking.getByRole('link', { name: title })).toHaveAttribute('href', '/noticia-0/');
      // The alert needs JavaScript, and stays while the pointer is over it: it is checked at rest, not during
      // its animation.
      if (javaScriptEnabled) await page.locator('[data-part=toast]').hover();
      await faultless(page);
      await page.goto(url('/redaccio/avisos/'));
      await page.getByRole('button', { name: `Retira l’avís «${title}»` }).click();
      await done(page, 'S’ha retirat l’avís. Els lectors ja no el veuen.');
      await told().not.toContain(title);
      await page.goto(url());
      await expect(page.getByText(title)).toHaveCount(0);
    });
  });

test('an alert is shown once a session on any page, closes by itself, and waits while the pointer is over it', async ({
  page,
  browser,
}) => {
  const desk = await browser.newPage();
  await atDesk(desk);
  await desk.goto(url('/redaccio/avisos/'));
  await desk.locator('[name=title]').fill('Es demana no sortir a la mar');
  await desk.locator('[name=href]').fill('/noticia-1/');
  await desk.getByRole('button', { name: 'Publica l’avís' }).click();
  await done(desk, 'S’ha publicat l’avís.');

  await page.goto(url('/noticia-2/'));
  const toast = page.locator('[data-part=toast]');
  await expect(toast.getByRole('link', { name: 'Es demana no sortir a la mar' })).toHaveAttribute(
    'href',
    '/noticia-1/',
  );
  // It waits while the pointer is over it, and then closes by itself.
  await toast.hover();
  await expectNoFault(page);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0);
  // After the next refresh, a minute later, it is not shown again.
  await page.evaluate(() => fetch('/api/front/alerts', { cache: 'reload' }));
  const asked = page.waitForResponse(/\/api\/front\/alerts/);
  await page.goto(url('/noticia-1/'));
  await (await asked).finished();
  await expect(page.locator('portal-island[name=alerts]')).toHaveAttribute('data-island-status', 'asleep');
  // The next page within the same minute uses the browser's cached response.
  await atRest(page, () => page.goto(url('/noticia-2/')));
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.includes('/api/front/alerts')
          ? [entry.transferSize]
          : [],
      ),
  );
  expect(transferred).toEqual([0]);

  await desk.goto(url('/redaccio/avisos/'));
  await desk.getByRole('button', { name: 'Retira l’avís «Es demana no sortir a la mar»' }).click();
  await done(desk, 'S’ha retirat l’avís.');
  await desk.close();
});

test('a moderator sees stories and the front, but cannot change them', async ({ page }) => {
  await atDesk(page, 'moderator');
  await page.goto(url('/redaccio/portada/'));
  await expect(page.getByRole('heading', { name: /^1\. [A-ZÚ]/ })).toBeVisible();
  await expect(page.locator('main button')).toHaveCount(0);
  await story(page, 'El port obre');
  await expect(page.locator('main button')).toHaveCount(0);
  await page.goto(url('/redaccio/avisos/'));
  await expect(page.locator('main button')).toHaveCount(0);
});
