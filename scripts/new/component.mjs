/**
 * Creates a component's folder: component, style and stories; adds it to the package's entries and barrel and
 * its names to the list of exports.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say, stop } from '../prepare.mjs';
import { inKebab, mustBeCapitalised } from './names.mjs';
import { edition } from './source.mjs';

const SOURCE = 'packages/ui/src';
const BARREL = `${SOURCE}/index.ts`;
/** Its `exports` are the entries of the package. */
const PACKAGE = 'packages/ui/package.json';
/** List of the package's public exports. */
const EXPORTS = 'packages/checks/exports/ui.txt';

/** @param {string} name in capitals, e.g. `EventChip` */
export function newComponent(name) {
  mustBeCapitalised(name, 'A component’s name', 'EventChip');
  const folder = inKebab(name);
  mustBeFree(name, folder);
  const edits = edition();
  for (const [file, text] of Object.entries(componentFiles(name, folder)))
    edits.create(`${SOURCE}/${folder}/${file}`, text);
  edits.change(PACKAGE, (text) => withEntry(text, folder, name));
  edits.addExport(BARREL, `./${folder}/${name}`);
  edits.change(EXPORTS, (list) => withExports(list, folder, [name, `${name}Props (type)`]));
  say(`${edits.write().join('\n')}
Its stories are under Content, Text in \`npm run storybook\`: give their title the group that it belongs to, and fill in the guide.
The first run of its stories draws its pictures: npx vitest run <its stories file>. Look at them and commit them.`);
}

/**
 * Stops if the folder or a name is taken: an export of the barrel, or a global that the component would
 * shadow.
 */
function mustBeFree(name, folder) {
  if (existsSync(path.join(root, SOURCE, folder))) stop(`${SOURCE}/${folder} is there already.`);
  const exported = readFileSync(path.join(root, EXPORTS), 'utf8').split('\n');
  for (const word of [name, `${name}Props`])
    if (exported.includes(`  ${word}`) || exported.includes(`  ${word} (type)`))
      stop(`@portal/ui exports “${word}” already. Choose another name.`);
  if (name in globalThis) stop(`“${name}” is a global of JavaScript. Choose another name.`);
}

/** Adds the component's module to the sorted entries of the package. */
function withEntry(text, folder, name) {
  const manifest = JSON.parse(text);
  const entry = {
    '@portal/source': `./src/${folder}/${name}.tsx`,
    types: `./dist/${folder}/${name}.d.ts`,
    default: `./dist/${folder}/${name}.js`,
  };
  const entries = Object.entries({ ...manifest.exports, [`./${folder}`]: entry });
  manifest.exports = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(manifest, null, 2);
}

/**
 * Adds a new entry point of the package and its names in the barrel to the list of exports; both are sorted.
 */
function withExports(list, folder, names) {
  const [barrel, ...ways] = list.trimEnd().split(/\n(?=@)/);
  const [heading, ...known] = barrel.split('\n');
  const words = [...known, ...names.map((word) => `  ${word}`)].sort();
  const all = [...ways, `@portal/ui/${folder}`];
  const specifierOf = (way) => way.split('\n')[0];
  all.sort((a, b) => specifierOf(a).localeCompare(specifierOf(b)));
  return `${[heading, ...words, ...all].join('\n')}\n`;
}

function componentFiles(name, folder) {
  const camel = name[0].toLowerCase() + name.slice(1);
  return {
    [`${name}.tsx`]: `import * as css from './${name}.css';

/** Props of \`${name}\`: say here which go together, their units, and what holds where one is left out. */
export type ${name}Props = {
  /** Text. */
  text: string;
};

/** Say here when to use it, and when another component serves better. */
export function ${name}({ text }: ${name}Props) {
  return (
    <p className={css.${camel}} data-part="${folder}">
      {text}
    </p>
  );
}
`,
    [`${name}.css.ts`]: `import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const ${camel} = componentStyle({ color: vars.color.ink });
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { ${name} } from './${name}';

const meta = {
  title: 'Content/Text/${name}',
  component: ${name},
  args: { text: 'El port torna a obrir la bocana' },
  parameters: guide({
    use: 'Where …',
    avoid: 'Where … serves better.',
    anatomy: { '${folder}': 'The whole' },
    accessibility: 'Says …',
  }),
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { text: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
};
`,
  };
}
