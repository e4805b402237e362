import { describe, expect, it } from 'vitest';
import { installed, peersOf, weigh, weighServerPage, weighWithTokens } from './packages.mjs';
import { PIECES, SERVER_PAGE } from './pieces.mjs';

/**
 * Subset of `npm run bench -- packages` with the same budgets, so that an increase is noticed by its author.
 */
const KIB = 1024;

describe('a piece of the design system in a client bundle', () => {
  it.each(PIECES.map(({ id, budget, source }) => ({ id, budget, source })))(
    '$id weighs at most $budget KiB',
    async ({ budget, source }) => {
      const { picked } = await weighWithTokens(source);
      expect((picked.script + picked.style) / KIB).toBeLessThan(budget);
    },
  );

  it.each([
    ['date-field', /react-stately|@internationalized|react-dialog/],
    ['date-range-select', /react-stately|@internationalized|react-dialog/],
    ['menu', /react-dropdown-menu|floating-ui/],
    ['dialog', /react-dialog|react-remove-scroll/],
    ['article-card', /dayjs|valibot/],
    ['card', /dayjs|valibot/],
  ])(
    'the piece of %s has no modules that load on opening or are not needed for rendering',
    async (name, never) => {
      const { modules } = await weigh(
        `export * from '@portal/ui/${name === 'byline' ? 'byline/Byline' : name}';`,
      );
      expect(modules.length).toBeGreaterThan(2);
      expect(modules.filter((file) => never.test(file))).toEqual([]);
    },
  );

  it('the piece of an absolute date on a card excludes the library for relative time', async () => {
    const modulesOf = async (name: string) =>
      (await weigh(`export { ${name} } from '@portal/ui/byline';`)).modules.join();
    expect(await modulesOf('RelativeTime')).toContain('dayjs');
    expect(await modulesOf('Moment')).not.toContain('dayjs');
  });
});

it('a page of server components loads only its own client components', async () => {
  const { script, modules } = await weighServerPage(SERVER_PAGE);
  expect(modules.map((file) => file.replace('packages/ui/dist/', '')).sort()).toEqual([
    'header/AccountMenu.js',
    'locale/PortalProvider.js',
    'routing/Routing.js',
  ]);
  expect(script / KIB).toBeLessThan(6);
});

it('an installation is small', () => {
  const sizes = installed();
  expect(sizes.size).toBeGreaterThan(20);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThan(62);
});

it('lists the sizes of other libraries', () => {
  expect(peersOf('everything')).toBe(
    'react-aria 109.8, Mantine, per component 114.4, Radix Themes 3.3 129.6, Braid 87.3',
  );
  expect(peersOf('nothing')).toBe('');
});
