import { type Language, type SearchOutcome, searchOutcomeSchema } from '@portal/model';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { listing, ORIGIN, SITE } from '../app/testing/site';
import { islandsBy } from './islands';
import { renderPage } from './render';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

/** The empty list of a section, for these filters. */
function nothingIn(language: Language, payload?: Partial<SearchOutcome['searcherPayload']>): string {
  const search =
    payload && v.parse(searchOutcomeSchema, { numResults: 0, facets: {}, searcherPayload: payload });
  const site = { ...SITE, language };
  const page = listing([], search ? { search } : {});
  const now = new Date('2026-03-18T12:00:00Z');
  const { body } = renderPage(page, page.path, { site, origin: ORIGIN, now, assets });
  return /data-part="empty-state".*/s.exec(String(body))?.[0] ?? '';
}

it.each([
  ['ca', 'Encara no hi ha res publicat aquí', 'Ves a la portada'],
  ['es', 'Todavía no hay nada publicado aquí', 'Ir a la portada'],
  ['en', 'Nothing has been published here yet', 'Go to the front page'],
] as const)('an empty section says so and links to the front page, in %s', (language, words, way) => {
  const { none } = LANGUAGE_PACKS[language].texts.search;
  for (const payload of [undefined, { type: 'content' as const }]) {
    const said = nothingIn(language, payload);
    expect(said).toContain(words);
    expect(said).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>(?:<[^>]*>)*${way}`));
    expect(said).not.toContain(none);
  }
  // With filters, the text is about the search.
  expect(nothingIn(language, { type: 'content', searchText: 'far' })).toContain(none);
  expect(nothingIn(language, { type: 'archive' })).toContain(none);
});
