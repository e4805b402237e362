import { escapeHtml } from '@portal/model';
import { checkLength, embedOf, LengthBudget } from '../../../platform/html';
import { withoutComments } from '../xml';
import { withParagraphs } from './paragraphs';
import { type Attachments, withoutShortcodes } from './shortcodes';

/** Hosts whose bare URLs WordPress embeds. */
const EMBEDDED_HOSTS =
  /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|twitter\.com|x\.com|instagram\.com|facebook\.com|tiktok\.com|soundcloud\.com|spotify\.com|flickr\.com|flic\.kr|ted\.com|wordpress\.tv|videopress\.com|slideshare\.net|speakerdeck\.com|scribd\.com|reddit\.com|imgur\.com|issuu\.com|kickstarter\.com|mixcloud\.com|polldaddy\.com|crowdsignal\.com|animoto\.com|cloudup\.com|tumblr\.com|screencast\.com|smugmug\.com|hulu\.com|revision3\.com|bsky\.app|ivoox\.com)$/i;

const frame = (url: string) => `\n\n<iframe src="${escapeHtml(url)}"></iframe>\n\n`;

const ADDRESS = /^https?:\/\/[^\s<>"]+$/i;

function embeddedLine(line: string): string {
  const alone = line
    .trim()
    .replace(/^<p>/i, '')
    .replace(/<\/p>$/i, '')
    .trim();
  if (!ADDRESS.test(alone)) return line;
  const url = alone.replace(/&amp;/g, '&');
  if (URL.canParse(url) && EMBEDDED_HOSTS.test(new URL(url).hostname)) return frame(url);
  return `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
}

/** Converts URLs alone on a line: to embeds if WordPress embeds them, otherwise to links. */
const withEmbeds = (html: string): string =>
  html
    .split(/\r\n?|\n/)
    .map(embeddedLine)
    .join('\n');

/** An embed block has its URL as bare text in a wrapper. */
const withEmbedBlocks = (html: string) =>
  html.replace(
    /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>/gi,
    (_, url: string) => {
      const found = embedOf(url.replace(/&amp;/g, '&'));
      return found ? `<iframe src="${escapeHtml(found.url)}"></iframe>` : escapeHtml(url);
    },
  );

/** Id of the reusable block that a comment inserts. */
const reusableIn = (comment: string) =>
  /^\s*wp:block\s/.test(comment) ? /"ref":\s*(\d{1,20})/.exec(comment)?.[1] : undefined;

export type PostContext = {
  postId: string;
  attachments: Attachments;
  block: (id: string) => string | undefined;
};

/**
 * Renders a post as plain HTML, as WordPress would.
 * @throws HtmlLimitError
 */
export function postHtml(source: string, { postId, attachments, block }: PostContext): string {
  checkLength(source);
  const isBlocks = /<!--\s*wp:/.test(source);
  // A short comment can insert a long block, any number of times.
  const budget = new LengthBudget();
  const plain = (html: string, replace: (comment: string) => string) =>
    withoutComments(html, (comment) => (comment.trim() === 'nextpage' ? '\n\n' : replace(comment)));
  const whole = plain(source, (comment) => {
    const id = reusableIn(comment);
    const text = id === undefined ? undefined : block(id);
    // A block may include itself, so nested blocks are dropped.
    return text === undefined ? '' : plain(budget.take(text), () => '');
  });
  const read = withEmbeds(withEmbedBlocks(withoutShortcodes(whole, attachments, postId)));
  return isBlocks ? read : withParagraphs(read);
}
