import { FORM_PREDICTIVE_LIMIT } from '../constants/index';

/** Text without case and accents: 'Lluís' and 'LLUIS' fold alike, and so do 'col·legi' and 'collegi'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}·]/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * Predictive search in forms (spec §5): the options whose name contains the query, ignoring case and
 * accents; those that begin with it come first. An empty query finds none.
 */
export function predict<T extends { readonly name: string }>(
  options: readonly T[],
  query: string,
  limit: number = FORM_PREDICTIVE_LIMIT,
): T[] {
  const wanted = foldText(query);
  if (wanted === '') return [];
  const beginning: T[] = [];
  const within: T[] = [];
  for (const option of options) {
    const place = foldText(option.name).indexOf(wanted);
    if (place === 0) beginning.push(option);
    else if (place > 0) within.push(option);
    if (beginning.length === limit) break;
  }
  return [...beginning, ...within].slice(0, limit);
}
