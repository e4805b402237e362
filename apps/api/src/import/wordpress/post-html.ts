import { embedOf } from '../../html/embed';
import { withParagraphs } from './paragraphs';
import { type Attachments, escapedHtml, withoutShortcodes } from './shortcodes';

/** Hosts whose pages WordPress shows in place of a bare address. */
const EMBEDDED_HOSTS =
  /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|twitter\.com|x\.com|instagram\.com|facebook\.com|tiktok\.com|soundcloud\.com|spotify\.com|flickr\.com|flic\.kr|ted\.com|wordpress\.tv|videopress\.com|slideshare\.net|speakerdeck\.com|scribd\.com|reddit\.com|imgur\.com|issuu\.com|kickstarter\.com|mixcloud\.com|polldaddy\.com|crowdsignal\.com|animoto\.com|cloudup\.com|tumblr\.com|screencast\.com|smugmug\.com|hulu\.com|revision3\.com|bsky\.app|ivoox\.com)$/i;

const frame = (url: string) => `\n\n<iframe src="${escapedHtml(url)}"></iframe>\n\n`;

/** Addresses that stand alone on a line: what WordPress embeds becomes an embed, what it does not a link. */
function withEmbeds(html: string): string {
  return html.replace(
    /^[^\S\n]*(?:<p>)?[^\S\n]*(https?:\/\/[^\s<>"]+)[^\S\n]*(?:<\/p>)?[^\S\n]*$/gim,
    (_, address: string) => {
      const url = address.replace(/&amp;/g, '&');
      if (URL.canParse(url) && EMBEDDED_HOSTS.test(new URL(url).hostname)) return frame(url);
      return `<a href="${escapedHtml(url)}">${escapedHtml(url)}</a>`;
    },
  );
}

/** The embed block keeps its address as bare text in a wrapper. */
const withEmbedBlocks = (html: string) =>
  html.replace(
    /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>/gi,
    (_, url: string) => {
      const found = embedOf(url.replace(/&amp;/g, '&'));
      return found ? `<iframe src="${escapedHtml(found.url)}"></iframe>` : escapedHtml(url);
    },
  );

/** Reusable blocks stand in posts by their id; each is put in its place, once: a block may name itself. */
const withReusableBlocks = (html: string, block: (id: string) => string | undefined) =>
  html.replace(/<!--\s*wp:block\s+\{[^}]*"ref":\s*(\d+)[^}]*\}\s*\/-->/g, (_, id: string) => block(id) ?? '');

export type PostContext = {
  postId: string;
  attachments: Attachments;
  /** Content of a reusable block. */
  block: (id: string) => string | undefined;
};

/** A post as plain HTML: what WordPress makes of it when it shows it, without WordPress. */
export function postHtml(source: string, { postId, attachments, block }: PostContext): string {
  const isBlocks = /<!--\s*wp:/.test(source);
  const whole = withReusableBlocks(source, block)
    .replace(/<!--\s*nextpage\s*-->/g, '\n\n')
    // A comment that is not closed would swallow the rest of the text in a browser, but not in WordPress.
    .replace(/<!--[\s\S]*?-->/g, '');
  const read = withEmbeds(withEmbedBlocks(withoutShortcodes(whole, attachments, postId)));
  return isBlocks ? read : withParagraphs(read);
}
