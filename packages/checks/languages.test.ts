import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = 'virtual:page';

/**
 * Bundles a module from the built packages, as the build of an application does.
 * @returns its chunks
 */
async function bundled(source: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: [/^react/], preserveEntrySignatures: 'strict' },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('the bundler answered something else');
  return result.output.filter((file) => file.type === 'chunk');
}

/** All code that loads with a chunk, without its dynamic imports. */
function broughtBy(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string {
  const needed = new Set([chunk.fileName]);
  for (const name of needed)
    for (const more of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(more);
  return chunks
    .filter(({ fileName }) => needed.has(fileName))
    .map(({ code }) => code)
    .join('\n');
}

/** Words of the interface and of dates that only one language has. */
const CATALAN = ['Ves al contingut', 'Butlletins', 'dimecres'];
const SPANISH = ['Ir al contenido', 'Boletines', 'miércoles'];
const ENGLISH = ['Skip to content', 'Forgotten your password', 'Wednesday'];
const SHIPPED = [CATALAN, SPANISH, ENGLISH];
const holds = (code: string, words: readonly string[]) => words.filter((word) => code.includes(word));

/** A word may occur in several families of texts. */
const unique = (words: readonly string[]) => [...new Set(words)].sort();

it('loads one language with a page, and each other language only with a page in it', {
  timeout: 30_000,
}, async () => {
  const chunks = await bundled(
    `import { createLocale, loadLanguage } from '@portal/ui/locale';
     export const locale = async (language, now) => createLocale(await loadLanguage(language), { now });`,
  );
  const entry = chunks.find((chunk) => chunk.isEntry);
  const first = entry ? broughtBy(entry, chunks) : '';
  expect(first).toContain('loadLanguage');
  expect(holds(first, SHIPPED.flat())).toEqual([]);
  const later = chunks.filter((chunk) => chunk.isDynamicEntry).map((chunk) => broughtBy(chunk, chunks));
  for (const words of SHIPPED) {
    const own = later.filter((code) => holds(code, words).length);
    expect(unique(own.flatMap((code) => holds(code, words)))).toEqual(unique(words));
    const others = SHIPPED.filter((other) => other !== words).flat();
    expect(own.flatMap((code) => holds(code, others))).toEqual([]);
  }
});

it('loads the dates and messages of no other language', {
  timeout: 30_000,
}, async () => {
  const chunks = await bundled(
    `import { dateLocaleEs, fieldDictionaryEs } from '@portal/model';
     export { dateLocaleEs, fieldDictionaryEs };`,
  );
  const code = chunks.map((chunk) => chunk.code).join('\n');
  expect(code).toContain('miércoles');
  expect(code).toContain('El correo electrónico');
  expect(holds(code, [...CATALAN, ...ENGLISH, 'El correu electrònic', 'mercoledì'])).toEqual([]);
});

it('leaves out components that the page does not use', { timeout: 180_000 }, async () => {
  const chunks = await bundled(`export { Chips } from '@portal/ui';`);
  const modules = chunks
    .flatMap((chunk) => Object.keys(chunk.modules))
    .filter((id) => id.includes('/ui/dist/'));
  expect(modules.map((id) => id.split('/ui/dist/')[1])).toEqual(['routing/Routing.js', 'chip/Chip.js']);
});
