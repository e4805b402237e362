import { test as base } from 'playwright/test';
import { type Answer, ask } from '../server';

export const SITES = ['far', 'ribera', 'ones'] as const;
export type SiteAlias = (typeof SITES)[number];

/** An article, a section, a tag and an author of each site, and an address that nothing has. */
export const ADDRESSES = {
  far: {
    article: '/societat/ultim-faroner-abella/',
    section: '/territori/',
    tag: '/etiqueta/habitatge/',
    author: '/autor/pau-rovirosa/',
  },
  ribera: {
    article: '/pueblos/rafelguiro-busca-panadero/',
    section: '/pueblos/',
    tag: '/etiqueta/cercanias/',
    author: '/autor/lola-cuquerella/',
  },
  ones: {
    article: '/musica/mareses-concert-sencer/',
    section: '/noticies/',
    tag: '/etiqueta/podcast/',
    author: '/autor/aina-corbera/',
  },
} as const;

type Portal = {
  /** Address of a page of a site. */
  url: (site: SiteAlias, address?: string) => string;
  /** The same without a browser. */
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
