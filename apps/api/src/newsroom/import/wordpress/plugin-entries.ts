import { plainText } from '../../../platform/html';
import { momentOf } from '../dates';
import type { ItemEntry } from '../item';
import { childrenNamed, fieldOf, type XmlElement } from '../xml';
import { withParagraphs } from './paragraphs';

/** Type of the comments in which the plugin “Liveblog” of Automattic keeps entries. */
const TYPE = 'liveblog';
/** What marks an entry as a key event in its text. */
const KEY = /(?:^|\s)\/key\b/;

const metaOf = (comment: XmlElement, key: string): string => {
  const found = childrenNamed(comment, 'wp:commentmeta').find((meta) => fieldOf(meta, 'wp:meta_key') === key);
  return found ? fieldOf(found, 'wp:meta_value') : '';
};

/**
 * Entries that the plugin “Liveblog” keeps as comments. A correction is a comment of its own that names the one it replaces,
 * and one without words takes it out.
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
