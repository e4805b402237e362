import { isSafeUrl } from '@portal/model';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Anchors of a text are kept apart from the page's own ids. */
const ANCHOR_PREFIX = 'text-';

const INLINE_TAGS = [
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
];
const BLOCK_TAGS = [
  'address',
  'aside',
  'blockquote',
  'caption',
  'col',
  'colgroup',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'h2',
  'h3',
  'h4',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
];
const MEDIA_TAGS = ['img', 'iframe', 'video', 'audio', 'source', 'embed', 'object'];

const ATTRIBUTES: IOptions['allowedAttributes'] = {
  '*': ['lang', 'dir', 'id'],
  a: ['href', 'title', 'hreflang', 'rel', 'download'],
  abbr: ['title'],
  blockquote: ['cite'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  iframe: ['src', 'title', 'width', 'height'],
  video: ['src', 'poster', 'title', 'width', 'height'],
  audio: ['src', 'title'],
  source: ['src', 'type'],
  embed: ['src', 'type'],
  object: ['data', 'type'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  col: ['span'],
  colgroup: ['span'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

const anchored = (attributes: Record<string, string>): Record<string, string> => {
  const { id, href, ...rest } = attributes;
  return {
    ...rest,
    ...(id ? { id: ANCHOR_PREFIX + id } : {}),
    ...(href?.startsWith('#') && href.length > 1
      ? { href: `#${ANCHOR_PREFIX}${href.slice(1)}` }
      : href
        ? { href }
        : {}),
  };
};

const renamed = (tagName: string) => (_: string, attribs: Record<string, string>) => ({
  tagName,
  attribs: anchored(attribs),
});

const shared: IOptions = {
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster', 'data'],
  allowProtocolRelative: true,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: anchored(attribs) }),
    h1: renamed('h2'),
    h5: renamed('h4'),
    h6: renamed('h4'),
    center: renamed('div'),
    article: renamed('div'),
    header: renamed('div'),
    main: renamed('div'),
    tt: renamed('code'),
    strike: renamed('s'),
    acronym: renamed('abbr'),
  },
  exclusiveFilter: (frame) =>
    frame.tag === 'a' && !frame.text.trim() && !frame.mediaChildren.length && !frame.attribs.id,
};

/** An article's HTML from a newsroom, without anything that could act: what remains can be taken apart into parts. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, { ...shared, allowedTags: [...INLINE_TAGS, ...BLOCK_TAGS, ...MEDIA_TAGS] });
}

/** HTML that stands within a line or a paragraph: a standfirst, a caption. Blocks are flattened to their text. */
export function sanitizeInline(html: string): string {
  return sanitizeHtml(html, { ...shared, allowedTags: INLINE_TAGS }).trim();
}

/** A reader's comment: paragraphs, lists, quotes and links that search engines do not follow. */
export function sanitizeComment(html: string): string {
  return sanitizeHtml(html, {
    ...shared,
    allowedTags: [...INLINE_TAGS, 'p', 'blockquote', 'ul', 'ol', 'li', 'pre'],
    transformTags: {
      ...shared.transformTags,
      a: (tagName, attribs) => ({ tagName, attribs: { ...anchored(attribs), rel: 'ugc nofollow' } }),
    },
  }).trim();
}

/** The text of HTML, entities decoded, white space folded. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|li|h[1-6]|div|td|th|figcaption|blockquote)>|<br\s*\/?>/gi, ' $&');
  return decodeEntities(
    sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: shared.nonTextTags ?? [] }),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** sanitize-html leaves exactly these escaped in text. */
function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** `url` made absolute against the page it stood on; null when it is not safe to follow. */
export function resolveUrl(url: string, base: string): string | null {
  const trimmed = url.trim();
  if (!isSafeUrl(trimmed)) return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || !URL.canParse(trimmed, base)) return trimmed;
  return trimmed.startsWith('/') && !trimmed.startsWith('//') && base === ''
    ? trimmed
    : new URL(trimmed, base).href;
}
