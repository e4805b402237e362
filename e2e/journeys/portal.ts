import type { Page, Response } from 'playwright/test';
import type { Answer } from '../server';
import type { SiteAlias } from '../sites';
import { atRest } from './at-rest';
import { ask, test as base } from './pages-seen';

export { ADDRESSES, SITES, type SiteAlias } from '../sites';

/** Stories that journeys comment on: other stories, whose pages are measured, stay as seeded. */
export const COMMENTED = {
  far: '/cuina/arros-de-la-barca/',
  ribera: '/cocina/arroz-al-horno-azud/',
} as const;

type Portal = {
  /** Address of a page of a site. */
  url: (site: SiteAlias, address?: string) => string;
  /** The same portal without a browser. */
  ask: (site: SiteAlias, address: string, headers?: Record<string, string>) => Promise<Answer>;
};

export const test = base.extend<{ portal: Portal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
  portal: async ({}, use) => {
    const port = Number(process.env.PORTAL_PORT);
    await use({
      url: (site, address = '/') => `http://${site}.localhost:${port}${address}`,
      ask: (site, address, headers) => ask(port, `${site}.localhost`, address, headers),
    });
  },
});
export { expect } from 'playwright/test';

/** Name of a built file without its hash. */
const nameOf = (url: string) => /([^/]+)-[\w-]{8}\.\w+$/.exec(url)?.[1] ?? '';

/** Bodies and names of the given resource types that a page loads by itself, until it is at rest. */
export async function bodiesOf<Kind extends string>(
  page: Page,
  url: string,
  kinds: readonly Kind[],
): Promise<{ kind: Kind; body: Buffer; name: string }[]> {
  const responses: { kind: Kind; response: Response }[] = [];
  const note = (response: Response) => {
    const kind = kinds.find((known) => known === response.request().resourceType());
    if (kind) responses.push({ kind, response });
  };
  page.on('response', note);
  await atRest(page, () => page.goto(url));
  page.off('response', note);
  return Promise.all(
    responses.map(async ({ kind, response }) => ({
      kind,
      body: await response.body(),
      name: nameOf(response.url()),
    })),
  );
}
