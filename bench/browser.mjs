/** Browser that loads the measured pages, and counters of their requests. */
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';

export const SITES = ['far', 'ribera', 'ones'];
export const ARTICLES = {
  far: '/societat/ultim-faroner-abella/',
  ribera: '/pueblos/rafelguiro-busca-panadero/',
  ones: '/musica/mareses-concert-sencer/',
};

/** @param {readonly string[]} args */
export const launch = (args = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });

/**
 * Counts a page's requests from now on. `taken()` waits for bodies in progress; counting restarts after
 * `forget()`.
 * @param {import('playwright').Page} page
 */
export function traffic(page) {
  let kinds = new Map();
  const reading = new Set();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const of = kinds;
    const read = response
      .body()
      .then((body) => {
        const { requests, bytes } = of.get(type) ?? { requests: 0, bytes: 0 };
        of.set(type, { requests: requests + 1, bytes: bytes + gzipSync(body, { level: 9 }).length });
      })
      // An aborted response has no body.
      .catch(() => undefined)
      .finally(() => reading.delete(read));
    reading.add(read);
  });
  return {
    taken: async (type) => {
      await Promise.all(reading);
      return kinds.get(type) ?? { requests: 0, bytes: 0 };
    },
    forget: () => {
      kinds = new Map();
    },
  };
}
