import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS, type ArticleFields } from '@portal/model';
import { readText } from '../../platform/html';

type System = keyof (typeof ARTICLE_FIELDS)['dateline']['importedFrom'];

/** Characters of a value that are parsed: a longer one stays as it is, to be left out as too long. */
const MAX_PARSED = 100_000;

const wordsOf = (html: string): string => (html.length > MAX_PARSED ? html : readText(html));

/** Optional fields of an item, by the names that its system has for them; undefined if it has none. */
export function importedFields(system: System, read: (name: string) => string): ArticleFields | undefined {
  const fields: ArticleFields = {};
  for (const field of ARTICLE_FIELD_NAMES) {
    const names: readonly string[] = ARTICLE_FIELDS[field].importedFrom[system];
    const value = names.map((name) => wordsOf(read(name))).find(Boolean);
    if (value) fields[field] = value;
  }
  return Object.keys(fields).length ? fields : undefined;
}
