import { escapeHtml } from '@portal/model';
import { Marked } from 'marked';
import { ILLUSTRATIONS } from './orders';

const markdownReader = new Marked({
  renderer: {
    /** `![what it shows](scene:harbour?seed=3 "caption")` orders an illustration in the middle of a text. */
    image: ({ href, text, title }) => {
      const src = href.replace(/^scene:/, ILLUSTRATIONS);
      const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
      return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(text)}">${caption}</figure>`;
    },
  },
});

/** HTML of a Markdown text. The last line of a quotation, after a dash, names its source. */
export function htmlOf(markdown: string): string {
  return markdownReader
    .parse(markdown, { async: false })
    .replace(/\n— ([^\n]+)<\/p>\s*<\/blockquote>/g, '</p><cite>$1</cite></blockquote>');
}
