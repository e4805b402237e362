/**
 * What a piece of the design system costs those who install it: JavaScript and CSS in a client bundle of Vite, gzip,
 * React and the tokens apart; and what drawing cards costs against elements written by hand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Fragment, isValidElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const ui = path.join(root, 'packages/ui/dist');
const ENTRY = 'virtual:piece';

/** Pieces as an application imports them, texts of one language with them. */
const PIECES = [
  {
    what: 'twelve article cards as a client bundle',
    floor: 6,
    aim: 3,
    source: `export { ArticleCard } from '@portal/ui/article-card';
      export { card } from '@portal/ui/dictionaries/es';`,
  },
  {
    what: 'the same with cards of every kind',
    floor: 14,
    aim: 11,
    source: `export { Card } from '@portal/ui/card';
      export { card, event } from '@portal/ui/dictionaries/es';
      export { dateLocaleEs } from '@portal/model';`,
  },
  {
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

/** @param {(what: string, value: string, floor: string, aim: string, good: boolean) => void} note */
export async function measureSizes(note) {
  for (const { what, floor, aim, source } of PIECES) {
    const chunks = await bundled(source);
    const script = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    const style = gzipSync(await minified(stylesOf(chunks)), { level: 9 }).length;
    note(
      `${what} (gzip)`,
      `${kilobytes(script + style)} (${kilobytes(script)} JavaScript, ${kilobytes(style)} CSS)`,
      `${floor} kB`,
      `${aim} kB`,
      script + style <= floor * 1000,
    );
  }
}

/** A component's tree as the calls that somebody would write by hand for the same markup. */
function byHand(node) {
  if (node === null || node === undefined || typeof node === 'boolean') return 'null';
  if (typeof node === 'string' || typeof node === 'number') return JSON.stringify(node);
  if (Array.isArray(node)) return `[${node.map(byHand).join(',')}]`;
  if (!isValidElement(node)) throw new Error('a card draws something that is no element');
  const { type, props, key } = node;
  if (typeof type === 'function') return byHand(type(props));
  const { children, ...own } = props;
  const given = Object.entries(own)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (children !== undefined) given.push(`children:${byHand(children)}`);
  const name = type === Fragment ? 'Fragment' : JSON.stringify(type);
  return `${Array.isArray(children) ? 'jsxs' : 'jsx'}(${name},{${given.join(',')}}${key === null ? '' : `,${JSON.stringify(key)}`})`;
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** 600 cards by `renderToString` against the same markup written by hand, in turns, in this one process. */
export async function measureCards(note) {
  const load = (file) => import(pathToFileURL(path.join(ui, file)).href);
  const { Card } = await load('card/index.js');
  const { createLocale, loadLanguage } = await load('locale/index.js');
  const { NEWS } = await import('./cards.mjs');
  const locale = createLocale(await loadLanguage('ca'), { now: '2026-03-18T18:30:00+01:00' });
  const cards = Array.from({ length: 600 }, (_, at) => NEWS[at % NEWS.length]);
  const parts = 12;
  // Twelve functions of fifty cards: one of six hundred would be too long for the engine to make fast.
  const each = cards.map((card) => byHand(jsx(Card, { card, locale })));
  const functions = Array.from(
    { length: parts },
    (_, at) =>
      new Function(
        'jsx',
        'jsxs',
        'Fragment',
        `return [${each.filter((_, place) => place % parts === at).join(',')}]`,
      ),
  );
  const written = () =>
    renderToString(jsx('main', { children: functions.map((make) => make(jsx, jsxs, Fragment)) }));
  const drawn = () =>
    renderToString(jsx('main', { children: cards.map((card, at) => jsx(Card, { card, locale }, at)) }));
  const markup = (html) => html.replaceAll('<!-- -->', '').length;
  if (markup(written()) !== markup(drawn()))
    throw new Error('the markup written by hand is not that of the cards');
  const time = (draw) => {
    const began = performance.now();
    draw();
    return performance.now() - began;
  };
  const ratios = [];
  for (let turn = 0; turn < 120; turn += 1) {
    const [one, other] = [time(drawn), time(written)];
    if (turn >= 60) ratios.push(one / other);
  }
  const ratio = median(ratios);
  note(
    '600 cards by renderToString against written by hand',
    `${ratio.toFixed(2)}×`,
    '1.5×',
    '1.15×',
    ratio <= 1.5,
  );
}
