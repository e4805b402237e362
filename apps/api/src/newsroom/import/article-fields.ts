import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS, type ArticleFields } from '@portal/model';
import { plainText } from '../../platform/html';

type System = keyof (typeof ARTICLE_FIELDS)['dateline']['importedFrom'];

/** Optional fields of an item, by the names that its system has for them; undefined if it has none. */
export function importedFields(system: System, read: (name: string) => string): ArticleFields | undefined {
  const fields: ArticleFields = {};
  for (const field of ARTICLE_FIELD_NAMES) {
    const names: readonly string[] = ARTICLE_FIELDS[field].importedFrom[system];
    const value = names.map((name) => plainText(read(name))).find(Boolean);
    if (value) fields[field] = value;
  }
  return Object.keys(fields).length ? fields : undefined;
}
