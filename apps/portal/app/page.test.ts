import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { expect, it } from 'vitest';
import { LISTING_LIFETIMES } from './lifetimes';
import { type PageContext, type PageDefinition, page } from './page';
import { listing, ORIGIN, SITE } from './testing/site';

const NOW = new Date('2026-03-18T12:00:00Z');
const CONTEXT: PageContext = {
  site: SITE,
  locale: createLocale(LANGUAGE_PACKS.ca, { now: NOW.toISOString(), timeZone: SITE.timeZone }),
  origin: ORIGIN,
  preview: false,
  providers: [],
};
const document: PageDefinition<'listing'> = {
  type: 'listing',
  lifetimes: () => LISTING_LIFETIMES,
  head: ({ title, path }) => ({ title, path, kind: 'website' }),
  view: () => null,
};

it('accepts a cursor if the page declares the address of its next page', () => {
  expect(page({ ...document, next: () => null }).hasCursor).toBe(true);
  expect(page(document).hasCursor).toBe(false);
});

it('has the next page in the head, and none on the last', () => {
  const headOf = (next: string | null) =>
    page({ ...document, next: () => next }).draw(listing([]), CONTEXT, NOW).head;
  expect(headOf('/cultura/?cursor=b').next).toBe('/cultura/?cursor=b');
  expect(headOf(null)).not.toHaveProperty('next');
});
