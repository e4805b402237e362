/** A component's folder the way the house wants it: component, style, stories, index, and a line in the barrel. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run, say, stop } from '../prepare.mjs';
import { inKebab, mustBeCapitalised } from './names.mjs';

/** @param {string} name in capitals, e.g. `EventBadge` */
export function newComponent(name) {
  mustBeCapitalised(name, 'A component’s name', 'EventBadge');
  const folderName = inKebab(name);
  const source = path.join(root, 'packages/ui/src');
  const folder = path.join(source, folderName);
  if (existsSync(folder)) stop(`packages/ui/src/${folderName} is there already.`);

  const camel = name[0].toLowerCase() + name.slice(1);
  const files = {
    [`${name}.tsx`]: `import * as css from './${name}.css';

/** Props of \`${name}\`: say here which go together, their units, and what holds where one is left out. */
export type ${name}Props = {
  /** Text. */
  text: string;
};

/** Say here when to use it, and when another component serves better. */
export function ${name}({ text }: ${name}Props) {
  return (
    <p className={css.${camel}} data-part="${folderName}">
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
    anatomy: { '${folderName}': 'the whole' },
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
    'index.ts': `export * from './${name}';\n`,
  };

  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);

  const barrel = path.join(source, 'index.ts');
  const lines = readFileSync(barrel, 'utf8').split('\n').filter(Boolean);
  writeFileSync(barrel, `${[...lines, `export * from './${folderName}/index';`].sort().join('\n')}\n`);
  run(bin('biome'), ['check', '--write', folder, barrel], { quiet: true });
  say(
    `packages/ui/src/${folderName}: ${Object.keys(files).join(', ')}. Its stories are in \`npm run storybook\` under Content, Text: give its title the group that it belongs to.`,
  );
}
