/**
 * What a piece of the design system weighs for those who install it: JavaScript and CSS in a client bundle of Vite, gzip,
 * React and the tokens apart.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const ui = path.join(root, 'packages/ui/dist');
const ENTRY = 'virtual:piece';

/** Pieces as an application imports them, texts of one language with them. */
const PIECES = [
  {
    id: 'article-card',
    what: 'article cards as a client bundle',
    floor: 6,
    aim: 3,
    source: `export { ArticleCard } from '@portal/ui/article-card';
      export { card } from '@portal/ui/dictionaries/es';`,
  },
  {
    id: 'card',
    what: 'cards of every kind as a client bundle',
    floor: 14,
    aim: 11,
    source: `export { Card } from '@portal/ui/card';
      export { card, event } from '@portal/ui/dictionaries/es';
      export { dateLocaleEs } from '@portal/model';`,
  },
  {
    id: 'login',
    what: 'login form with labels, errors, checkbox, alert',
    floor: 14,
    aim: 8,
    source: `export { EmailField, PasswordField } from '@portal/ui/text-field';
      export { FormAlert } from '@portal/ui/form-alert';
      export { Button } from '@portal/ui/button';
      export { loginFormSchema, validate } from '@portal/model';
      export { Checkbox } from '@portal/ui/checkbox';
      export { PortalProvider } from '@portal/ui/locale';
      export { fields } from '@portal/ui/dictionaries/es';`,
  },
  {
    id: 'dialogs',
    what: 'dialog, menu, tabs, toast',
    floor: 50,
    aim: 40,
    source: `export { Dialog } from '@portal/ui/dialog';
      export { Menu } from '@portal/ui/menu';
      export { Tabs } from '@portal/ui/tabs';
      export { AlertToast } from '@portal/ui/toast';
      export { PortalProvider } from '@portal/ui/locale';
      export { dialog, notices } from '@portal/ui/dictionaries/es';`,
  },
  {
    id: 'calendar',
    what: 'dialog, menu, tabs, toast, carousel, combobox, range calendar',
    floor: 95,
    aim: 75,
    source: `export { Dialog } from '@portal/ui/dialog';
      export { Menu } from '@portal/ui/menu';
      export { Tabs } from '@portal/ui/tabs';
      export { AlertToast } from '@portal/ui/toast';
      export { Carousel } from '@portal/ui/carousel';
      export { PredictiveField } from '@portal/ui/predictive-field';
      export { RangeCalendar } from '@portal/ui/calendar';
      export { PortalProvider } from '@portal/ui/locale';
      export { calendar, carousel, dialog, notices, predictive } from '@portal/ui/dictionaries/es';`,
  },
];

/** Bundles a module as an application's build does. @returns what the page loads for it at once */
async function bundled(source) {
  const { output } = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'piece',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: [/^react(-dom)?(\/|$)/], preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const loaded = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  for (const name of loaded)
    for (const more of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) loaded.add(more);
  return chunks.filter((chunk) => loaded.has(chunk.fileName));
}

/** Style sheets whose classes some chunks speak of, as a page that loads them needs, with what all components share. */
function stylesOf(chunks) {
  const code = chunks.map((chunk) => chunk.code).join('');
  const sheetOf = (folder) => readFileSync(path.join(ui, folder, 'index.css'), 'utf8');
  const folders = readdirSync(ui, { recursive: true })
    .filter((file) => path.basename(file) === 'index.css')
    .map((file) => path.dirname(file))
    .filter((folder) => folder !== 'foundation')
    .filter((folder) =>
      Array.from(sheetOf(folder).matchAll(/\.(_\w+)/g), ([, name]) => name).some((name) =>
        new RegExp(`\\b${name}\\b`).test(code),
      ),
    );
  return ['foundation', ...folders].map(sheetOf).join('');
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

async function minified(css) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sheet',
        resolveId: (id) => (id === '/sheet.css' ? id : undefined),
        load: (id) => (id === '/sheet.css' ? css : undefined),
      },
    ],
    build: { write: false, cssMinify: true, rolldownOptions: { input: '/sheet.css' } },
  });
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return String(sheet?.source ?? css);
}

/** @param {import('./benches.mjs').Context} context */
export async function measure({ note }) {
  for (const { id, what, floor, aim, source } of PIECES) {
    const chunks = await bundled(source);
    const script = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    const style = gzipSync(await minified(stylesOf(chunks)), { level: 9 }).length;
    note({
      id: `packages.${id}`,
      what: `${what} (gzip)`,
      value: (script + style) / 1000,
      unit: 'kB',
      floor,
      aim,
      detail: `${kilobytes(script)} JavaScript, ${kilobytes(style)} CSS`,
    });
  }
}
