import { CHART_ATTRIBUTES } from './charts';

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
const MEDIA_TAGS = ['iframe', 'video', 'audio', 'source', 'track', 'embed', 'object'];

/** Elements and attributes allowed in one kind of text. */
export type Vocabulary = {
  tags: ReadonlySet<string>;
  /** `rel` of every link, if the writer may not choose it. */
  rel?: string;
};

/** A whole article of a newsroom, before it is split into parts. */
export const ARTICLE: Vocabulary = { tags: new Set([...INLINE_TAGS, ...BLOCK_TAGS, 'img', ...MEDIA_TAGS]) };
/** A part of a body as it is stored and shown. */
export const PART: Vocabulary = { tags: new Set([...INLINE_TAGS, ...BLOCK_TAGS, 'img']) };
/** Inline text: a standfirst, a caption. */
export const INLINE: Vocabulary = { tags: new Set(INLINE_TAGS) };
/** A reader's comment; search engines do not follow its links. */
export const COMMENT: Vocabulary = {
  tags: new Set([...INLINE_TAGS, 'p', 'blockquote', 'ul', 'ol', 'li', 'pre']),
  rel: 'ugc nofollow',
};

/**
 * Elements that are replaced by others: a page has one `<h1>`, and a text has none of a page's own regions.
 */
export const RENAMED: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ...['article', 'center', 'dialog', 'fieldset', 'form', 'header', 'hgroup', 'main', 'nav', 'search'].map(
    (name): [string, string] => [name, 'div'],
  ),
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['tt', 'code'],
  ['strike', 's'],
  ['acronym', 'abbr'],
]);

/** Elements whose contents are not part of the text, or that browsers parse differently. */
export const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'xmp',
  'listing',
  'textarea',
  'select',
  'option',
  'optgroup',
  'datalist',
  'svg',
  'math',
]);

/** Elements that separate words: a removed one is replaced by a space. */
export const BREAKING: ReadonlySet<string> = new Set([...BLOCK_TAGS, ...RENAMED.keys(), 'br']);

const EVERYWHERE = ['lang', 'dir', 'id'];
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'hreflang', 'rel', 'download'],
  abbr: ['title'],
  blockquote: ['cite'],
  details: ['open'],
  figure: CHART_ATTRIBUTES,
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'width', 'height'],
  video: ['src', 'poster', 'title', 'width', 'height'],
  audio: ['src', 'title'],
  source: ['src', 'type'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
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
export const URL_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'src', 'cite', 'poster', 'data']);

export const mayHave = (tag: string, attribute: string): boolean =>
  EVERYWHERE.includes(attribute) || (ATTRIBUTES[tag]?.includes(attribute) ?? false);
