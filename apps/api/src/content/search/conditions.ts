import {
  CONTENT_TYPES,
  isSearchFilter,
  matchRoute,
  type RouteName,
  SEARCH_NEWS_TYPES,
  type SearchFilter,
  type SearchPayload,
  type SearchType,
  timeBandsWithin,
} from '@portal/model';
import type { SiteRecord } from '../../sites';

/** Our own limits: the longest value and the most values of one filter that are read. */
const MAX_VALUE_LENGTH = 255;
const MAX_VALUES = 20;

/** Types in a listing that is not narrowed to a section, an author or another category. */
const TYPES_OF_LISTING: Partial<Record<SearchType, string>> = {
  agenda: 'event',
  blog: 'blogpost',
  opinion: 'opinion',
  recipe: 'recipe',
};

/** Filters by the URL of the taxon that they select. */
const TAXON_FILTERS = { author: 'author', tag: 'tag', programme: 'programme' } as const satisfies Partial<
  Record<RouteName, SearchFilter>
>;

const isTaxon = (route: RouteName): route is keyof typeof TAXON_FILTERS =>
  Object.hasOwn(TAXON_FILTERS, route);

/**
 * A lexeme in the syntax of `tsquery`: in quotation marks, with quotation marks and backslashes in it
 * doubled; control characters and lone surrogates become U+FFFD.
 */
const lexeme = (text: string) => `'${text.replace(/[\p{Cs}\p{Cc}]/gu, '\ufffd').replace(/['\\]/g, '$&$&')}'`;

function lexemesOf(filter: SearchFilter, values: readonly string[]): string[] {
  if (filter === 'time') return values.flatMap(timeBandsWithin).map((band) => `time:${band}`);
  if (filter !== 'searchtype') return values.map((value) => `${filter}:${value}`);
  const isNews = (type: string) => SEARCH_NEWS_TYPES.some((news) => news === type);
  return values.flatMap((half) =>
    CONTENT_TYPES.filter((type) => (half === 'news' ? isNews(type) : half === 'other' && !isNews(type))).map(
      (type) => `type:${type}`,
    ),
  );
}

/** The filter for a taxon's URL. */
function taxonLexeme(url: string): string {
  const { route, params } = matchRoute(URL.canParse(url) ? new URL(url).pathname : url);
  if (isTaxon(route)) return `${TAXON_FILTERS[route]}:${params.slug}`;
  return `section:${url.split('/').find(Boolean) ?? ''}`;
}

/**
 * All conditions of a search except its words and dates, as a `tsquery` over the lexemes that
 * `index_contents` writes: values of one filter are alternatives, filters are combined.
 */
export function conditionsOf({ alias }: SiteRecord, payload: SearchPayload): string {
  const { type, categoryId, taxonUrl, filterValues } = payload;
  /** Filter lexemes end in `/` and the site's alias, so that they match this site's articles only. */
  const anyOf = (lexemes: readonly string[]) =>
    `(${lexemes.map((text) => lexeme(`${text.slice(0, MAX_VALUE_LENGTH)}/${alias}`)).join('|')})`;
  const conditions: string[] = [];
  if (categoryId !== '') conditions.push(anyOf([categoryId]));
  const held = TYPES_OF_LISTING[type];
  if (held && (categoryId === '' || type === 'agenda')) conditions.push(anyOf([`type:${held}`]));
  if (type === 'newsletter' && taxonUrl) conditions.push(anyOf([taxonLexeme(taxonUrl)]));
  for (const [name, chosen] of Object.entries(filterValues)) {
    if (!isSearchFilter(name)) continue;
    const values = [chosen].flat().filter((value) => value !== '');
    const lexemes = lexemesOf(name, values.slice(0, MAX_VALUES));
    if (lexemes.length) conditions.push(anyOf(lexemes));
  }
  return conditions.join('&');
}
