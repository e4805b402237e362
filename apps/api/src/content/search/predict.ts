import {
  type FilterOption,
  type FilterValues,
  PREDICTIVE_FILTERS,
  type PredictiveFilter,
} from '@portal/model';
import { type Database, planned } from '../../platform/database';
import type { SiteRecord } from '../../sites';

/** Taxa that only unpublished articles have are not in search. */
const isFound = (table: string, joined: string, id: string) =>
  `exists (select from ${joined} join search_items using (content_id) where ${id} = ${table}.id)`;

const statement = (table: 'authors' | 'tags', joined: string, id: string) => `
select slug as value, name from ${table} cross join (select trim(search_fold($2)) as wanted) asked
where site = $1 and wanted <> '' and search_fold(name) like '%' || wanted || '%'
  and ${isFound(table, joined, id)}
order by search_fold(name) not like wanted || '%', search_fold(name), slug limit $3`;

const STATEMENTS: Readonly<Record<PredictiveFilter, string>> = {
  author: statement('authors', 'content_authors', 'author_id'),
  tag: statement('tags', 'content_tags', 'tag_id'),
};

/**
 * Authors or tags of a site whose name contains a text, ignoring case and accents; those that begin with it
 * come first.
 */
export async function predictOptions(
  db: Database,
  site: SiteRecord,
  filter: PredictiveFilter,
  text: string,
  limit: number,
): Promise<FilterOption[]> {
  return planned<FilterOption & Record<string, string>>(db, `search-${filter}`, STATEMENTS[filter], [
    site.alias,
    text,
    limit,
  ]);
}

const names = (table: 'authors' | 'tags', joined: string, id: string) => `
select slug as value, name from ${table} where site = $1 and slug = any ($2::text[]) and ${isFound(table, joined, id)}`;

const NAMES: Readonly<Record<PredictiveFilter, string>> = {
  author: names('authors', 'content_authors', 'author_id'),
  tag: names('tags', 'content_tags', 'tag_id'),
};

/** Our own limit: values of one filter that get a name. */
const MAX_CHOSEN = 20;

/** Chosen values of a predictive filter, with their names: a reader could not tell who “ada-mas” is. */
export async function chosenOptions(
  db: Database,
  site: SiteRecord,
  filterValues: FilterValues,
): Promise<Record<string, FilterOption[]>> {
  const asked = PREDICTIVE_FILTERS.flatMap((filter) => {
    const values = [filterValues[filter] ?? []]
      .flat()
      .filter((value) => !/[\p{Cc}\p{Cs}]/u.test(value))
      .slice(0, MAX_CHOSEN);
    return values.length ? [{ filter, values }] : [];
  });
  const found = await Promise.all(
    asked.map(({ filter, values }) =>
      planned<FilterOption & Record<string, string>>(db, `search-${filter}-names`, NAMES[filter], [
        site.alias,
        values,
      ]),
    ),
  );
  return Object.fromEntries(asked.map(({ filter }, at) => [filter, found[at] ?? []]));
}
