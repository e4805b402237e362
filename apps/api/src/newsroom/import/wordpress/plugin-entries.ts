import { plainText } from '../../../platform/html';
import { momentOf } from '../dates';
import type { ItemEntry } from '../item';
import { childrenNamed, fieldOf, type XmlElement } from '../xml';
import { withParagraphs } from './paragraphs';

/** Comment type of the entries of Automattic's plugin “Liveblog”. */
const TYPE = 'liveblog';
/** Marks a key event in an entry's text. */
const KEY = /(?:^|\s)\/key\b/;

const metaOf = (comment: XmlElement, key: string): string => {
  const found = childrenNamed(comment, 'wp:commentmeta').find((meta) => fieldOf(meta, 'wp:meta_key') === key);
  return found ? fieldOf(found, 'wp:meta_value') : '';
};

/**
 * Entries that the plugin “Liveblog” stores as comments. A correction is another comment that names the one
 * it replaces; an empty one deletes it.
 */
export function pluginEntries(post: XmlElement): ItemEntry[] {
  const entries = new Map<string, ItemEntry>();
  const rows = childrenNamed(post, 'wp:comment')
    .filter((comment) => fieldOf(comment, 'wp:comment_type') === TYPE)
    .map((comment) => ({ comment, id: fieldOf(comment, 'wp:comment_id') }))
    .sort((one, other) => Number(one.id) - Number(other.id));
  for (const { comment, id } of rows) {
    const replaced = metaOf(comment, 'liveblog_replaces');
    const html = fieldOf(comment, 'wp:comment_content');
    const date =
      momentOf(fieldOf(comment, 'wp:comment_date_gmt')) ?? momentOf(fieldOf(comment, 'wp:comment_date'));
    const before = entries.get(replaced);
    if (replaced && !html.trim()) entries.delete(replaced);
    else if (replaced && before)
      entries.set(replaced, { ...before, html: withParagraphs(html.replace(KEY, '')) });
    else if (date && html.trim()) {
      const author = plainText(fieldOf(comment, 'wp:comment_author'));
      const isKey = KEY.test(html) || metaOf(comment, 'liveblog_key_entry') !== '';
      entries.set(id, {
        sourceId: id,
        date,
        html: withParagraphs(html.replace(KEY, '')),
        ...(author ? { author } : {}),
        ...(isKey ? { isKey } : {}),
      });
    }
  }
  return [...entries.values()];
}
