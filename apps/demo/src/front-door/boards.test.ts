import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BOARD_LAYOUTS, CARD_SHAPES, CAROUSEL_MODULE_VARIANTS } from '@portal/model';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { seed } from '../index';
import { siteOf } from '../testing/site';
import { DOOR_ROWS } from './boards';

/** Values of a key anywhere in a plan. */
const valuesOf = (key: string, plan: unknown): unknown[] =>
  typeof plan === 'object' && plan !== null
    ? Object.entries(plan).flatMap(([name, value]) => [
        ...(name === key ? [value] : []),
        ...valuesOf(key, value),
      ])
    : [];

const own = await Promise.all(
  seed.sites.map(async (alias) => {
    const file = path.join(import.meta.dirname, '../../../api/sites', `${alias}.yaml`);
    return Object(parse(await readFile(file, 'utf8'))).boards as unknown;
  }),
);

it.each([
  ['layout', BOARD_LAYOUTS],
  ['shape', CARD_SHAPES],
  ['variant', CAROUSEL_MODULE_VARIANTS],
] as const)('the fronts behind the front door show each %s at least once', (key, known) => {
  const used = new Set(valuesOf(key, [own, DOOR_ROWS]));
  expect(known.filter((value) => !used.has(value))).toEqual([]);
});

it.each([...seed.sites])('rows of %s refer to existing articles of its newsroom', async (alias) => {
  const { items } = await seed.newsroom(await siteOf(alias), new Date('2026-03-18T12:00:00Z'));
  const known = items.map(({ item }) => item.path);
  const pinned = valuesOf('pinned', DOOR_ROWS[alias]).flat();
  expect(pinned.filter((at) => !known.some((there) => there === at))).toEqual([]);
});

it.each([...seed.sites])('no content appears twice in the rows of %s', (alias) => {
  const pinned = valuesOf('pinned', DOOR_ROWS[alias]).flat();
  expect(pinned.filter((at, place) => pinned.indexOf(at) !== place)).toEqual([]);
});
