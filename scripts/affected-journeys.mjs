/** Journeys that a change can reach, where less than all can be told. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Those that measure what styles make: places, sizes, colours, what moves, weights. */
const MEASURING = [
  'accessibility',
  'budgets',
  'consent-layout',
  'fits',
  'metered-shifts',
  'paper',
  'shifts',
  'styles',
].map((name) => `e2e/journeys/${name}.spec.ts`);

/** Style sheets as vanilla-extract has them: no answer of the server depends on one. */
export const isStyle = (file) => file.endsWith('.css.ts');

/**
 * Journeys that are changed themselves and, where all else that changed is styles, those that measure them.
 * @param changed files of the project; undefined where that is not known
 * @returns their files; undefined for all
 */
export function affectedJourneys(changed) {
  const others = changed?.filter((file) => !file.endsWith('.spec.ts'));
  if (!others?.every(isStyle)) return undefined;
  const own = changed.filter((file) => file.endsWith('.spec.ts') && existsSync(path.join(root, file)));
  return [...new Set([...own, ...(others.length ? MEASURING : [])])];
}
