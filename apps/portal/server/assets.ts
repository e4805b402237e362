import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_TOKENS } from '@portal/tokens';
import * as v from 'valibot';
import type { Assets, SiteAssets } from '../app/document/Document';
import { EXTRA_SHEETS, PAGE_FAMILIES } from '../app/sheets/families';

const manifestSchema = v.object({ 'app/islands/loader.ts': v.object({ file: v.string() }) });
const sheetsSchema = v.array(v.string());
const stylesSchema = v.object({
  sites: v.record(v.string(), v.object({ style: v.string(), fonts: v.array(v.string()) })),
  pages: v.object(v.entriesFromList([...PAGE_FAMILIES, ...EXTRA_SHEETS], sheetsSchema)),
  awake: v.string(),
});

/** Built files, as the client build wrote them down. @param folder the build. */
export function builtAssets(folder: string): Assets {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const manifest = v.parse(manifestSchema, read('.vite/manifest.json'));
  const { sites, pages, awake } = v.parse(stylesSchema, read('styles.json'));
  return {
    loader: `/${manifest['app/islands/loader.ts'].file}`,
    awake,
    sites: (site, styles): SiteAssets => {
      const built = sites[site];
      if (!built) throw new Error(`The build has no style sheet of “${site}”: build the portal again.`);
      return { styles: [built.style, ...styles.flatMap((name) => pages[name])], fonts: built.fonts };
    },
  };
}

/** Sources as the development server serves them. */
export function sourceAssets(): Assets {
  const token = (file: string) => `/@fs${path.resolve('tokens/dist', file)}`;
  return {
    loader: '/app/islands/loader.ts',
    development: ['/@vite/client', '/@id/virtual:refresh-preamble', '/app/styles.ts'],
    sites: (site): SiteAssets => ({
      styles: ['core.css', SITE_TOKENS[site].css, SITE_TOKENS[site].fontCss].map(token),
      fonts: [],
    }),
  };
}
