import { type FilterOption, MAX_COUNTED, type SearchFilter, timeBandsWithin } from '@portal/model';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, planned } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { type CardRow, cardColumns, cardJoins, contents } from '../stories';
import type { SearchWords } from './words';

/** Parameters of a search query. Times are epoch milliseconds; `until` is null if there is no upper bound. */
export type SearchQuery = {
  site: SiteRecord;
  /** null for any text. */
  words: SearchWords | null;
  /** Text of a `tsquery`. */
  conditions: string;
  since: number | null;
  until: number | null;
  /** The position after which to continue; null for the first page. */
  after: { moment: number; id: number } | null;
  limit: number;
  /** Filters whose options are counted; none on later pages. */
  counted: readonly SearchFilter[];
};

/** `value|Name` of a facet, with its name only if no table has it. */
type CountedFacet = [facet: string, name: string | null, count: number];
/** Only the first row has the facets. */
type HitRow = CardRow & { moment_ms: number; total: number; options: CountedFacet[] | null };

export type Hits = {
  rows: HitRow[];
  /**
   * On a first page: counted up to `MAX_COUNTED` plus one. On another: whether there are more than its rows.
   */
  total: number;
  options: CountedFacet[];
};

const dialect = new PgDialect({ casing: 'snake_case' });
const textOf = (part: typeof cardColumns) => dialect.sqlToQuery(part).sql;

/**
 * One statement for a page, its count and its facets: matches are found once with few columns, and only the
 * shown ones become cards.
 */
const statement = (matches: string, order: 'asc' | 'desc') => `
with hits as materialized (
  select content_id, moment, facets from (select
    case when $2 = '' then $4::tsquery else search_question($1, $2, $3::text[]) && $4::tsquery end as asked) question
  cross join lateral ${matches}
), shown as (
  select content_id, moment, row_number() over (order by moment ${order}, content_id ${order}) as place
  from hits order by moment ${order}, content_id ${order} limit $11
)
select ${textOf(cardColumns)}, (extract(epoch from shown.moment) * 1000)::float8 as moment_ms,
  (select count(*)::int from hits) as total,
  case when shown.place = 1 and cardinality($12::text[]) > 0 then (
    select coalesce(jsonb_agg(jsonb_build_array(facet, sections.name, times)), '[]'::jsonb) from (
      select facet, count(*) as times from hits cross join unnest(hits.facets) facet
      where split_part(facet, ':', 1) = any ($12::text[]) group by facet) counted
    left join sections on sections.site = $5 and 'section:' || sections.slug = facet) end as options
from shown join ${textOf(sql`${contents}`)} on contents.id = shown.content_id ${textOf(cardJoins)}
order by shown.moment ${order}, shown.content_id ${order}`;

/** Months that are searched first: few texts of a month match words, many match filters alone. */
const MONTHS = 2;
const MONTHS_OF_WORDS = 6;
const moment = (place: string) => `to_timestamp($${place}::float8 / 1000)`;
const NEWEST = statement(
  `search_newest(asked, $5, $4 <> '', case when $2 = '' then ${MONTHS} else ${MONTHS_OF_WORDS} end, ${moment('6')}, ${moment('7')}, ${moment('8')}, $9::bigint, $10)`,
  'desc',
);
const UPCOMING = statement(
  `search_upcoming(asked, $5, $4 <> '', ${moment('6')}, ${moment('7')}, ${moment('8')}, $9::bigint, $10)`,
  'asc',
);

export type SearchStatement = { name: string; text: string; values: unknown[] };

export function searchStatement(
  { site, words, conditions, since, until, after, limit, counted }: SearchQuery,
  order: 'newest' | 'upcoming',
): SearchStatement {
  return {
    name: `search-${order}`,
    text: order === 'newest' ? NEWEST : UPCOMING,
    values: [
      site.language,
      words?.template ?? '',
      words?.words ?? [],
      conditions,
      site.alias,
      since,
      until,
      after?.moment ?? null,
      after?.id ?? null,
      after ? limit + 1 : MAX_COUNTED + 1,
      limit,
      counted,
    ],
  };
}

/** Runs a query: newest first, or events by their next occurrence. */
export async function hitsOf(db: Database, query: SearchQuery, order: 'newest' | 'upcoming'): Promise<Hits> {
  const { name, text, values } = searchStatement(query, order);
  const rows = await planned<HitRow>(db, name, text, values);
  return { rows, total: rows[0]?.total ?? 0, options: rows[0]?.options ?? [] };
}

/** Options of the counted filters, most frequent first. */
export function facetsOf(
  counted: readonly SearchFilter[],
  options: readonly CountedFacet[],
): Record<string, FilterOption[]> {
  const facets = new Map(
    counted.map((filter) => [String(filter), new Map<string, Required<FilterOption>>()]),
  );
  for (const [facet, sectionName, count] of options) {
    const [, filter = '', value = '', name] = /^([^:]*):([^|]*)(?:\|(.*))?$/s.exec(facet) ?? [];
    const known = facets.get(filter)?.get(value);
    facets.get(filter)?.set(value, {
      value,
      name: known?.name ?? sectionName ?? name ?? value,
      count: count + (known?.count ?? 0),
    });
  }
  // A recipe is counted under its narrowest time band, and found under all that contain it.
  const times = facets.get('time') ?? new Map<string, Required<FilterOption>>();
  const exact = new Map([...times].map(([band, { count }]) => [band, count]));
  for (const [band, option] of times)
    option.count = timeBandsWithin(band).reduce((sum, within) => sum + (exact.get(within) ?? 0), 0);
  const sorted = [...facets].map(([filter, found]): [string, FilterOption[]] => [
    filter,
    [...found.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
  ]);
  return Object.fromEntries(sorted);
}
