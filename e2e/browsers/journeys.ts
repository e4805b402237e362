import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { textOf } from '../letters';
import { seeded } from '../newsroom';
import { ask, type RunningPortal, startPortal, stopPortal } from '../server';
import { ADDRESSES, type SiteAlias } from '../sites';
import { Browser, type Driver, HANGS_MS } from './browser';

const PASSWORD = 'Llevantada1908';
const COMMENTED = '/cuina/arros-de-la-barca/';
const RECORDING = '/cultura/podcast-vaga-gel/';

/**
 * Short journeys through each kind of page in a browser other than Chromium, whose own are in `e2e/journeys`.
 * @param start starts the browser
 */
export function journeysIn(name: string, start: () => Promise<Driver>): void {
  describe(name, () => {
    let folder = '';
    let portal: RunningPortal | undefined;
    let browser: Browser;

    const url = (site: SiteAlias, address = '/') => `http://${site}.localhost:${portal?.port}${address}`;
    const stopServer = async () => {
      if (portal) await stopPortal(portal);
      portal = undefined;
    };

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'portal-browsers-'));
      const newsroom = path.join(folder, 'newsroom');
      await seeded(newsroom);
      portal = await startPortal({ PORTAL_DATA_DIR: newsroom, PORTAL_LIMITS: 'off' });
      browser = await Browser.of(name, await start());
    });
    afterAll(async () => {
      await browser?.end();
      await stopServer();
      await rm(folder, { recursive: true, force: true });
    });
    beforeEach(async ({ task }) => {
      await browser.fresh();
      onTestFailed(async () => {
        console.error(`${name}: picture of the failure in ${await browser.keepPicture(task.name)}`);
      });
    });

    /** Nothing of a page that has loaded is wider than the window, and no island failed. */
    async function isSound(): Promise<void> {
      await browser.until('the page has loaded', () => document.readyState === 'complete');
      const { overflow, failed } = await browser.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        failed: Array.from(document.querySelectorAll('portal-island[data-island-status=failed]'), (island) =>
          island.getAttribute('name'),
        ),
      }));
      expect({ overflow, failed }).toEqual({ overflow: 0, failed: [] });
    }

    /** Status of a request that the page sends to its own server. */
    const post = (address: string, body: object) =>
      browser.evaluate(
        async (to, json) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch(to, { method: 'POST', headers, body: json })).status;
        },
        address,
        JSON.stringify(body),
      );

    /** Registers by the API, and confirms by the email. */
    async function account(nick: string): Promise<string> {
      const email = `${nick}@example.org`;
      await browser.open(url('far', '/acceso/'));
      const details = {
        name: 'Mercè',
        surname: 'Vilaregut',
        birthdate: '1990-02-01',
        country: 'ES',
        terms: true,
      };
      const form = { nick, email, password: PASSWORD, ...details };
      expect(await post('/api/front/user/register', form)).toBe(200);
      const token = await expect
        .poll(() => tokenFor(email), { timeout: HANGS_MS })
        .not.toBe('')
        .then(() => tokenFor(email));
      expect(await post('/api/front/user/validate-mail', { token })).toBe(200);
      return email;
    }

    /** Token of the link in an email from the portal's outbox. */
    async function tokenFor(email: string): Promise<string> {
      const read = async (address: string) =>
        (await ask(portal?.port ?? 0, 'far.localhost', address)).body.toString();
      for (const [, letter = ''] of (await read('/dev/mail')).matchAll(/href="(\/dev\/mail\/[^"]+\.eml)"/g)) {
        const source = await read(letter);
        if (!source.includes(`To: ${email}`)) continue;
        return /https?:\/\/\S+\?token=(\S+)/.exec(textOf(source))?.[1] ?? '';
      }
      return '';
    }

    async function logIn(email: string, password: string): Promise<void> {
      await browser.type('textbox', /^Correu electrònic/, email);
      await browser.type('textbox', /^Contrasenya/, password);
      await browser.click('button', 'Inicia la sessió');
    }

    it('a front shows its lead, opens its menu and leads to a story', async () => {
      await browser.open(url('far'));
      await browser.sees('heading', 'El Far');
      await browser.until('the first picture is there', () => {
        const image = document.querySelector<HTMLImageElement>('main picture img');
        return image?.complete && image.naturalWidth > 0;
      });
      await isSound();
      await browser.click('button', 'Menú');
      await browser.until(
        'the menu is open',
        () => document.querySelector(':popover-open, dialog[open], [role=dialog]') !== null,
      );
      await browser.key('escape');
      await browser.until(
        'the menu is closed',
        () => document.querySelector(':popover-open, dialog[open], [role=dialog]') === null,
      );
      // Some stories are on a front twice.
      const title = await browser.evaluate(() => {
        const links = Array.from(document.querySelectorAll<HTMLElement>('a'));
        const isOnce = (text: string) =>
          links.filter((link) => link.textContent.trim() === text).length === 1;
        const titles = Array.from(document.querySelectorAll<HTMLElement>('main h2 a'), (link) =>
          link.textContent.trim(),
        );
        return titles.find(isOnce) ?? '';
      });
      await browser.click('link', title);
      await browser.until(
        'the story is open',
        () => location.pathname !== '/' && document.querySelector('main h1') !== null,
      );
      await isSound();
    });

    it('the fronts of the other brands are whole', async () => {
      for (const site of ['ribera', 'ones'] as const) {
        await browser.open(url(site));
        await browser.until(
          'the brand’s type is there',
          () =>
            document.fonts.status === 'loaded' &&
            Array.from(document.fonts).some((face) => face.status === 'loaded'),
        );
        await isSound();
      }
    });

    it('an article has its text in its measure, and its pictures load', async () => {
      await browser.open(url('far', ADDRESSES.far.article));
      await browser.sees('heading', 'L’últim faroner de l’Abella');
      await browser.until('the lead picture is there', () => {
        const image = document.querySelector<HTMLImageElement>('main picture img');
        return image?.complete && image.naturalWidth > 0;
      });
      const widths = await browser.evaluate(() =>
        Array.from(document.querySelectorAll('[data-part=body] > p'), (p) =>
          Math.round(p.getBoundingClientRect().width),
        ),
      );
      expect(widths.length).toBeGreaterThan(2);
      expect(Math.min(...widths)).toBeGreaterThan(300);
      await isSound();
    });

    it('a search finds by words, and goes back', async () => {
      await browser.open(url('far', '/buscar'));
      await browser.type('searchbox', 'Què busques?', 'temporal');
      await browser.key('enter');
      await browser.until('the address has the words', () => location.search === '?text=temporal');
      await browser.sees('heading', 'Resultats de «temporal»');
      await browser.until('it has results', () => document.querySelectorAll('main article').length > 3);
      await isSound();
      await browser.evaluate(() => history.back());
      await browser.until('the address is as before', () => location.search === '');
    });

    it('a reader logs in, and a wrong password is explained', async () => {
      const email = await account(`entra${name.toLowerCase()}`);
      await browser.open(url('far', '/acceso/?backUrl=%2Fmeteo%2F'));
      await logIn(email, 'Equivocada1');
      await browser.until('the error has the focus', () =>
        document.activeElement?.textContent?.includes('Correu electrònic o contrasenya incorrectes.'),
      );
      await isSound();
      await logIn(email, PASSWORD);
      await browser.until('the reader is where they came from', () => location.pathname === '/meteo/');
      await browser.sees('heading', /^El temps/);
      await browser.seesNo('link', 'Inicia la sessió');
      await isSound();
    });

    it('a reader comments, and deletes the comment', async () => {
      const email = await account(`comenta${name.toLowerCase()}`);
      expect(await post('/api/front/user/login', { email, password: PASSWORD })).toBe(200);
      await browser.open(url('far', COMMENTED));
      const words = `Paraules escrites amb ${name}, amb accents: à, ç, l·l.`;
      await browser.scrollTo('portal-island[name=comments]');
      await browser.type('textbox', /^Escriu un comentari/, words);
      await browser.click('button', 'Publica');
      const has = (text: string) =>
        Array.from(document.querySelectorAll('[data-part=comments] article')).some((comment) =>
          comment.textContent?.includes(text),
        );
      await browser.until('the comment is there', has, words);
      await isSound();
      await browser.click('button', 'Elimina');
      await browser.until(
        'it asks first',
        () => document.querySelector(':popover-open, dialog[open], [role=dialog]') !== null,
      );
      await browser.click('button', 'Elimina');
      await browser.until(
        'the comment is gone',
        (text) =>
          !Array.from(document.querySelectorAll('[data-part=comments] article')).some((comment) =>
            comment.textContent?.includes(text),
          ),
        words,
      );
    });

    it('a recording plays, moves, and goes on on the next page', async () => {
      await browser.open(url('ones', RECORDING));
      await browser.click('button', 'Reprodueix');
      await browser.until('it plays', () => (document.querySelector('audio')?.currentTime ?? 0) > 1);
      await browser.click('link', /^0:12 /);
      await browser.until('it has moved', () => (document.querySelector('audio')?.currentTime ?? 0) > 12);
      await browser.click('button', 'Posa en pausa');
      await browser.until('it stands', () => document.querySelector('audio')?.paused);
      await browser.click('button', 'Reprodueix');
      await browser.until('it plays again', () => document.querySelector('audio')?.paused === false);
      await isSound();

      await browser.open(url('ones', '/meteo/'));
      await browser.until('its bar is there', () => document.querySelector('[data-part=audio-bar]') !== null);
      await isSound();
      await browser.until('the bar plays, or asks for a press', () => {
        const bar = document.querySelector('[data-part=audio-bar]');
        const isPaused = bar?.querySelector('audio')?.paused;
        const status = bar?.getAttribute('data-status');
        return (isPaused && status === 'paused') || (isPaused === false && status === 'playing');
      });
      const isPaused = await browser.evaluate(
        () => document.querySelector<HTMLAudioElement>('[data-part=audio-bar] audio')?.paused,
      );
      if (isPaused) await browser.click('button', /^Continua a \d+:\d\d$/);
      await browser.until(
        'it plays where it was',
        () =>
          (document.querySelector<HTMLAudioElement>('[data-part=audio-bar] audio')?.currentTime ?? 0) > 12,
      );
      await browser.click('button', 'Tanca el reproductor');
      await browser.until('the bar is gone', () => document.querySelector('[data-part=audio-bar]') === null);
    });

    // Last, because it stops the server.
    it('a page read before opens when the server does not answer', async () => {
      await browser.open(url('far', '/sense-connexio/'));
      await browser.click('switch', /./);
      await browser.until(
        'offline reading is on',
        () => document.querySelector('[data-part=offline-switch]')?.getAttribute('data-status') === 'on',
      );
      const { article, section } = ADDRESSES.far;
      await browser.open(url('far', article));
      await browser.until('the page is stored', async (path) => Boolean(await caches.match(path)), article);
      const [story, other] = [url('far', article), url('far', section)];
      await stopServer();
      await browser.open(story);
      await browser.sees('heading', 'L’últim faroner de l’Abella');
      expect(await browser.textOf('[data-part=kept-copy]')).toContain('Llegeixes una còpia desada');
      await isSound();
      await browser.open(other);
      await browser.sees('heading', 'No hi ha connexió');
      await browser.click('link', /^L’últim faroner de l’Abella/);
      await browser.sees('heading', 'L’últim faroner de l’Abella');
    });
  });
}
