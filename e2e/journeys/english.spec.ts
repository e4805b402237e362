import { ROUTES } from '@portal/model';
import { loadLanguage } from '@portal/ui/locale';
import { expect, type Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { type OwnPortal, startOwnPortal } from './own-portal';
import { test } from './pages-seen';

/** A site in English with its own newsroom: every text of the portal on its pages is English. */

const SECTIONS = [
  ['harbour', 'Harbour'],
  ['sport', 'Sport'],
] as const;

const SITE = `alias: far
id: "900"
mediaId: "90"
name: The Lighthouse
scheme: https
url: https://www.lighthouse.example
staticUrl: /assets
language: en
theme: far
sign: lighthouse
tagline: News of the coast
description: News of the coast, as it comes in.
timeZone: Europe/Madrid
hosts: [lighthouse.localhost]
isDefault: true
features: { users: true, identityProvider: false }
newsletters:
  - { id: first-light, name: First light }
contactEmail: readers@lighthouse.example
termsUrl: /terms/
navigation:
${SECTIONS.map(([slug, name]) => `  - { id: ${slug}, text: ${name}, href: /${slug}/ }`).join('\n')}
sections:
${SECTIONS.map(([slug, name]) => `  - { slug: ${slug}, name: ${name} }`).join('\n')}
hotTopics: []
footer: []
social: []
adMaps: {}
boards:
  - layout: "100"
    columns:
      - - { type: cards, shape: standard, size: md, across: 3, select: { count: 6 } }
`;

const STORIES = [
  ['Three boats leave the harbour before the storm', 'harbour', 'The first boat left at five.'],
  ['The rowing club opens its doors', 'sport', 'Anybody may try a boat on Sunday.'],
] as const;
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title><link>https://example.org/</link>
<description>Feed</description>${STORIES.map(
  (
    [title, section, text],
    at,
  ) => `<item><title>${title}</title><link>https://example.org/${section}/${at}/</link>
<guid>https://example.org/${section}/${at}/</guid><category>${section}</category>
<pubDate>Wed, ${18 + at} Mar 2026 17:10:00 +0100</pubDate><description>${text}</description></item>`,
).join('')}</channel></rss>`;

let portal: OwnPortal | undefined;
/** Texts of the Catalan and the Spanish interface that differ from English ones. */
let foreign: readonly string[];

function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return tree && typeof tree === 'object' ? Object.values(tree).flatMap(textsOf) : [];
}

test.beforeAll(async () => {
  portal = await startOwnPortal({
    siteFiles: { 'far.yaml': SITE },
    imports: { site: 'far', files: { 'feed.xml': FEED } },
  });
  const english = new Set(textsOf(await loadLanguage('en')));
  const others = await Promise.all([loadLanguage('ca'), loadLanguage('es')]);
  foreign = [...new Set(others.flatMap(textsOf))].filter(
    (text) => text.length > 6 && !/[{}]/.test(text) && !english.has(text),
  );
});
test.afterAll(async () => {
  await portal?.end();
});

/** All text of a page, including names only for screen readers. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const names = Array.from(document.querySelectorAll('*'), (element) =>
      ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'].map((name) =>
        element.getAttribute(name),
      ),
    );
    return [document.title, document.body.textContent, ...names.flat()].filter(Boolean).join('\n');
  });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`http://lighthouse.localhost:${portal?.port}${address}`);
}

/** Whether a text occurs as whole words, and not as part of an English one. */
const says = (words: string, text: string) =>
  words.split(text).length > 1 &&
  new RegExp(`(?<![\\p{L}])${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(words);

async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  const words = await wordsOf(page);
  expect(
    foreign.filter((text) => says(words, text)),
    page.url(),
  ).toEqual([]);
}

const PAGES = {
  front: '/',
  section: '/harbour/',
  search: '/buscar?text=boats',
  'nothing found': '/buscar?text=zeppelin',
  latest: ROUTES.latest,
  agenda: ROUTES.agenda,
  archive: ROUTES.archive,
  'today’s archive': ROUTES.archiveToday,
  login: '/acceso/',
  registration: '/registro',
  'forgotten password': '/recuperar/',
  'not found': '/nothing-here/',
} as const;

for (const [name, address] of Object.entries(PAGES))
  test(`${name}: is in English only`, async ({ page }) => {
    await open(page, address);
    await expectEnglish(page);
    await expectNoFault(page);
  });

test('a story is read, found by its plural, and its date is in English', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: STORIES[0][0] }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STORIES[0][0]);
  await expect(page.locator('article time').first()).toHaveText(/18 Mar(ch)? 2026/);
  await expectEnglish(page);
  await open(page, '/buscar?text=boats');
  await expect(page.getByRole('link', { name: STORIES[0][0] })).toBeVisible();
  await expect(page.getByRole('link', { name: STORIES[1][0] })).toBeVisible();
  await expect(page.getByText('2 results', { exact: true }).first()).toBeVisible();
});

test('an invalid form shows its errors in English', async ({ page }) => {
  await open(page, '/registro');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectEnglish(page);
});
