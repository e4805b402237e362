import type { Language, WrittenLanguage } from '../constants/index';
import { valencianText } from './valencian';

function valencian<T>(value: T): T;
function valencian(value: unknown): unknown {
  if (typeof value === 'string') return valencianText(value);
  if (Array.isArray(value)) return value.map((item) => valencian(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, valencian(inner)]));
}

/*
 * Both are declared free of side effects, so that a bundler drops the texts that a page does not use, and the list of words with them.
 */

/* @__NO_SIDE_EFFECTS__ */
/** Catalan texts in Valencian, `ca-valencia`: differing words are replaced, the rest stays. */
export function inValencian<T>(texts: T): T {
  return valencian(texts);
}

/* @__NO_SIDE_EFFECTS__ */
/**
 * Texts for every language of the interface, from the written ones: a variant overrides only what differs.
 */
export function inEveryLanguage<T>(
  written: Readonly<Record<WrittenLanguage, T>>,
): Readonly<Record<Language, T>> {
  return { ...written, 'ca-valencia': inValencian(written.ca) };
}
