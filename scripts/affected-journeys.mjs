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

const isJourney = (file) => file.endsWith('.spec.ts');

/**
 * Journeys that a change can reach.
 * @param changed files of the project; undefined where that is not known
 * @returns `own`: files of journeys that are changed themselves. `others`: where nothing but styles is changed beside them, those
 * that measure styles; undefined for all
 */
export function affectedJourneys(changed) {
  const own = changed?.filter((file) => isJourney(file) && existsSync(path.join(root, file))) ?? [];
  const others = changed?.filter((file) => !isJourney(file));
  if (others?.length === 0) return { own, others: [] };
  return { own, others: others?.every(isStyle) ? MEASURING : undefined };
}
