import { DEFAULT_TIME_ZONE } from '../constants/index';
import { isDay, toMilliseconds } from '../dates/zone';
import { ROUTES, type RouteQuery } from '../routes/table';
import { daysOfDateValue, pickedDateValue } from './date-range';
import { isSearchFilter, SEARCH_FILTERS } from './kinds';
import type { DateValue, FilterValues, SearchPayload } from './payload';

/** Text, dates and filters of a listing, as its URL has them (spec §4, "the URL is updated"). */
export type SearchQuestion = Pick<SearchPayload, 'searchText' | 'dateValue' | 'filterValues'>;

/** Most characters read of a text or value in a URL. */
const MAX_LENGTH = 255;
/** Most values read of one filter in a URL. */
const MAX_VALUES = 20;

const withoutControls = (text: string) => text.replace(/\p{Cc}/gu, ' ').slice(0, MAX_LENGTH);

/**
 * Whether a day or a moment of a URL is in the years 1000 to 8999. Days that a page computes from it, such as those of
 * the next month or of a year, then have four digits for the year too, which the database reads.
 */
const isNear = (iso: string): boolean => /^[1-8]\d{3}-/.test(iso);

function readDate(params: URLSearchParams, timeZone: string): DateValue {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? params.get('from') ?? ''];
  if (isDay(from) && isDay(to)) return isNear(from) && isNear(to) ? pickedDateValue(from, to, timeZone) : [];
  const [first, last] = [toMilliseconds(from, timeZone), toMilliseconds(to, timeZone)];
  if (from === '' || to === '' || first === null || last === null || first > last) return [];
  const [since, until] = [new Date(first).toISOString(), new Date(last).toISOString()];
  return isNear(since) && isNear(until) ? [since, until] : [];
}

/** Parses a question from a URL. Unknown parts are dropped, so a wrong URL gives a wider listing. */
export function readSearchQuestion(
  params: URLSearchParams,
  timeZone: string = DEFAULT_TIME_ZONE,
): SearchQuestion {
  const filterValues: FilterValues = {};
  for (const name of new Set(params.keys())) {
    if (!isSearchFilter(name)) continue;
    const values = params
      .getAll(name)
      .map(withoutControls)
      .filter((value) => value !== '')
      .slice(0, MAX_VALUES);
    const [first, ...others] = values;
    if (first !== undefined) filterValues[name] = others.length ? values : first;
  }
  return {
    searchText: withoutControls(params.get('text') ?? '').trim(),
    dateValue: readDate(params, timeZone),
    filterValues,
  };
}

/** Whole days are written as days: such a URL means the same in any zone, and is easy to read aloud. */
function writeDate(value: DateValue, timeZone: string): [from: string, to: string] | null {
  const [from, to] = value;
  if (from === undefined || to === undefined) return null;
  const days = daysOfDateValue(value, timeZone);
  if (days === null) return null;
  const whole = pickedDateValue(...days, timeZone);
  const isWhole = [from, to].every(
    (moment, at) => toMilliseconds(moment, timeZone) === Date.parse(whole[at] ?? ''),
  );
  return isWhole ? days : [from, to];
}

/** The query string of a question, with its names always in the same order; '' for an empty question. */
export function searchQuery(
  { searchText, dateValue, filterValues }: SearchQuestion,
  timeZone: string = DEFAULT_TIME_ZONE,
): string {
  const params = new URLSearchParams();
  if (searchText !== '') params.set('text', searchText);
  for (const name of SEARCH_FILTERS)
    for (const value of [filterValues[name] ?? []].flat()) if (value !== '') params.append(name, value);
  const date = writeDate(dateValue, timeZone);
  if (date) {
    params.set('from', date[0]);
    params.set('to', date[1]);
  }
  return params.toString();
}

/** Everything that a page reads of its query. */
export type Narrowing = {
  question: SearchQuestion;
  /** First letter of the programme index; '' for all. */
  letter: string;
  /** Programmes per call; null if the query does not say. */
  limit: number | null;
};

/** Parses the known parts of a page's query and drops the rest. Nothing else reads a page's query. */
export function readNarrowing(params: URLSearchParams, timeZone?: string): Narrowing {
  const limit = Number(params.get('limit'));
  return {
    question: readSearchQuestion(params, timeZone),
    letter: withoutControls(params.get('letter') ?? ''),
    limit: Number.isInteger(limit) && limit > 0 ? limit : null,
  };
}

/** The part of a query that a route reads; empty if it reads none. */
export function narrowingFor(query: RouteQuery | undefined, { question, letter }: Narrowing): Narrowing {
  const nothing: SearchQuestion = { searchText: '', dateValue: [], filterValues: {} };
  switch (query) {
    case 'listing':
      return { question, letter: '', limit: null };
    case 'programmes':
      return { question: { ...nothing, searchText: question.searchText }, letter, limit: null };
    case undefined:
      return { question: nothing, letter: '', limit: null };
  }
}

/** The query string, with its names always in the same order; '' if it is empty. */
export function narrowingQuery({ question, letter, limit }: Narrowing, timeZone?: string): string {
  const params = new URLSearchParams(searchQuery(question, timeZone));
  if (letter !== '') params.set('letter', letter);
  if (limit !== null) params.set('limit', String(limit));
  return params.toString();
}

/** Path of a filtered listing's page after a cursor, as a document. */
export function narrowedListingPath(
  path: string,
  question: SearchQuestion,
  cursor: string,
  timeZone?: string,
): string {
  const query = searchQuery(question, timeZone);
  return `${path}?${query === '' ? '' : `${query}&`}${new URLSearchParams({ cursor })}`;
}

/** URL of a listing with a question: its path and query. */
export function searchAddress(path: string, question: SearchQuestion, timeZone?: string): string {
  const query = searchQuery(question, timeZone);
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Days of an archive's URL, the earlier first; null for any other URL, for invalid days and for those outside
 * of the years 1000 to 8999.
 */
export function archiveDays(path: string): [from: string, to: string] | null {
  if (!path.startsWith(ROUTES.archive)) return null;
  const parts = /^(\d{4})\/(\d{2})\/(\d{2})\/(\d{4})\/(\d{2})\/(\d{2})\/?$/.exec(
    path.slice(ROUTES.archive.length),
  );
  if (!parts) return null;
  const [one, other] = [parts.slice(1, 4).join('-'), parts.slice(4).join('-')];
  if (![one, other].every((day) => isDay(day) && isNear(day))) return null;
  return one <= other ? [one, other] : [other, one];
}
