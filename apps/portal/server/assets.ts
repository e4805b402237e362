import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_TOKENS, SITES } from '@portal/tokens';
import * as v from 'valibot';
import type { Assets } from '../app/document/Document';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Style sheets of an entry and of what it imports, each once, in order. */
function stylesOf(manifest: Manifest, entry: string): string[] {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`the client build has no ${entry}: run npm run build`);
  return [...new Set([...chunk.imports.flatMap((imported) => stylesOf(manifest, imported)), ...chunk.css])];
}

const perSite = <T>(of: (site: (typeof SITES)[number]) => T) =>
  Object.fromEntries(SITES.map((site) => [site, of(site)])) as Record<(typeof SITES)[number], T>;

/** Built files by the manifest of the client build. @param folder the build. */
export function builtAssets(folder: string): Assets {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')),
  );
  const url = (file: string) => `/${file}`;
  const loader = manifest['app/islands/loader.ts'];
  if (!loader) throw new Error('the client build has no loader of islands: run npm run build');
  // Fonts are hashed by name: the manifest knows them by their source.
  const fonts = Object.entries(manifest).filter(([source]) => source.endsWith('.woff2'));
  return {
    loader: url(loader.file),
    styles: perSite((site) => stylesOf(manifest, `app/styles/${site}.ts`).map(url)),
    fonts: perSite((site) =>
      SITE_TOKENS[site].preload.flatMap((preload) =>
        fonts
          .filter(([source]) => source.endsWith(`/${path.posix.basename(preload)}`))
          .map(([, { file }]) => url(file)),
      ),
    ),
  };
}

/** Sources as the development server serves them. */
export function sourceAssets(): Assets {
  return {
    loader: '/app/islands/loader.ts',
    development: '/@vite/client',
    styles: perSite(() => []),
    fonts: perSite(() => []),
  };
}
