import type { Page } from 'playwright/test';
import { BROKEN, htmlFaults, type NamedHtml } from '../html-faults';
import { loggedIn } from './account';
import { expect, SITES, test } from './portal';

/** Pages that are not in a sitemap. */
const UNLISTED = {
  far: [],
  ribera: [],
  ones: [
    '/directe/',
    '/directe/tv/',
    '/directe/radio/',
    '/programacio/',
    '/a-la-carta/',
    '/programes/?letter=C',
  ],
} as const;
const EVERYWHERE = [
  '/buscar',
  '/buscar?text=pla',
  '/buscar?text=ab',
  '/buscar?text=xyzzyxyzzy',
  '/hemeroteca/',
  '/hemeroteca/hoy/',
  '/agenda/',
  '/acceso/',
  '/acceso/?recuperar',
  '/acceso/?alert=password_reset_sent',
  '/acceso/resultado/?que=registered',
  '/acceso/contrasena/?token=x',
  '/registro',
  '/registro/validar/?token=x',
  '/no-hi-ha-res/',
] as const;
const OWN = ['/perfil/mi-cuenta/', '/perfil/contenidos-guardados/', '/perfil/autores/', '/perfil/boletines/'];

const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Private pages of a reader's account. */
async function ownPages(page: Page, url: (address: string) => string): Promise<NamedHtml[]> {
  const pages: NamedHtml[] = [];
  for (const address of OWN) {
    const answer = await page.goto(url(address));
    expect(answer?.status()).toBe(200);
    pages.push({ name: address, html: (await answer?.text()) ?? '' });
  }
  return pages;
}

test('every page of the three sites is valid HTML, including those of an account', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000);
  await loggedIn(page, portal, 'far');
  const pages = await ownPages(page, (address) => portal.url('far', address));
  for (const site of SITES) {
    const listed = await Promise.all(
      ['/sitemaps/listings.xml', '/sitemaps/contents-1.xml'].map(async (file) =>
        pathsOf((await portal.ask(site, file)).body.toString()),
      ),
    );
    for (const address of new Set(['/', ...listed.flat(), ...UNLISTED[site], ...EVERYWHERE])) {
      const { headers, body } = await portal.ask(site, address);
      if (headers['content-type']?.startsWith('text/html'))
        pages.push({ name: `${site}${address}`, html: body.toString() });
    }
  }
  expect(pages.length).toBeGreaterThan(150);
  const faults = await htmlFaults([...pages, BROKEN]);
  const isOfBroken = (fault: string) => fault.startsWith(BROKEN.name);
  expect(faults.filter((fault) => !isOfBroken(fault))).toEqual([]);
  expect(faults.filter(isOfBroken)).not.toEqual([]);
});
