import { beforeAll, describe, expect, it } from 'vitest';
import { type Declared, declaredBy } from './declarations';
import { namesIn, namesInServerComponent } from './node';
import { entriesOf, PACKAGES } from './packages';

const surfaces = PACKAGES.map((pack) => ({ ...pack, entries: entriesOf(pack) }));
const entries = surfaces.flatMap((surface) => surface.entries);
let real: Record<string, string[]>;
let declared: Map<string, Declared>;

beforeAll(async () => {
  real = await namesIn(entries.map(({ specifier }) => specifier));
  declared = declaredBy(entries.map(({ types }) => types));
}, 120_000);

const namesOf = (types: string): string[] => {
  const { values = [], types: onlyTypes = [] } = declared.get(types) ?? {};
  return [...values, ...onlyTypes.map((name) => `${name} (type)`)].sort();
};

it.each(entries)(
  'plain Node gets the exports of $specifier that its declarations promise',
  ({ specifier, types }) => {
    expect(real[specifier]).toEqual(declared.get(types)?.values);
  },
);

it('React server components get the same exports: nothing static needs a hook', {
  timeout: 180_000,
}, async () => {
  expect(await namesInServerComponent(entries.map(({ specifier }) => specifier))).toEqual(real);
});

/**
 * Maximum number of names that one folder of `@portal/ui` may add to the barrel: a component and its parts,
 * not their helpers.
 */
const MAX_NAMES_OF_A_FOLDER = 12;
/** Folder with many small components, each with its props. */
const MAX_NAMES_OF_LAYOUT = 28;

it('keeps the barrel of @portal/ui to components, their props and hooks', () => {
  const ui = entries.filter(({ specifier }) => /^@portal\/ui(?:\/|$)/.test(specifier));
  const barrel = new Set(namesOf(ui.find(({ specifier }) => specifier === '@portal/ui')?.types ?? ''));
  expect(barrel.size).toBeGreaterThan(400);
  const crowded = ui
    .filter(({ specifier }) => specifier !== '@portal/ui')
    .map(({ specifier, types }) => ({
      specifier,
      names: namesOf(types).filter((name) => barrel.has(name)).length,
    }))
    .filter(
      ({ specifier, names }) =>
        names > (specifier === '@portal/ui/layout' ? MAX_NAMES_OF_LAYOUT : MAX_NAMES_OF_A_FOLDER),
    );
  expect(crowded).toEqual([]);
});

describe.each(surfaces)('$name', ({ name, entries: [barrel, ...others] }) => {
  /**
   * A change to these files is an API change for anyone who installed the package: review it before you
   * accept it.
   */
  it('exports what was agreed', async () => {
    const whole = namesOf(barrel?.types ?? '');
    const lines = [name, ...whole.map((word) => `  ${word}`)];
    for (const { specifier, types } of others) {
      const own = namesOf(types).filter((word) => !whole.includes(word));
      lines.push(specifier, ...own.map((word) => `  ${word}`));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`exports/${name.replace('@portal/', '')}.txt`);
  });
});
