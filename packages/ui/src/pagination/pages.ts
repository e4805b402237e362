/** Pages on each side of the current one that are always offered. */
const BESIDE = 1;

/** A page, or the pages that are left out before the next one. */
export type Step = { page: number } | { gapBefore: number };

/**
 * The pages that a row of links offers, counted from 1: the first, the last, the current one and its neighbours. A gap
 * stands for two pages or more; a single one is offered instead.
 */
export function stepsOf(current: number, pages: number): Step[] {
  const steps: Step[] = [];
  let last = 0;
  for (let page = 1; page <= pages; page += 1) {
    const isOffered = page === 1 || page === pages || Math.abs(page - current) <= BESIDE;
    if (!isOffered) continue;
    if (page - last === 2) steps.push({ page: page - 1 });
    else if (page - last > 2) steps.push({ gapBefore: page });
    steps.push({ page });
    last = page;
  }
  return steps;
}

/** The address of a page; the first has none of its own where `firstHref` says so. */
export const hrefOfPage = (template: string, page: number, firstHref?: string): string =>
  page === 1 && firstHref !== undefined ? firstHref : template.replaceAll('{page}', String(page));
