import type { ContentType } from '@portal/model';
import { plainText, readText, slugOf } from '../../../platform/html';
import { importedFields } from '../article-fields';
import { momentOf } from '../dates';
import { namesInterview, withInterview } from '../interview';
import type { ItemAuthor, ItemComment, NamedSlug, NewsItem } from '../item';
import { liveOf, namesLive } from '../live-blog';
import { decodedUrl } from '../path';
import { leftOut, type ReadItem, readItem, skippedItem } from '../problem';
import { childNamed, childrenNamed, fieldOf, TOO_LARGE, textIn, type XmlElement, xmlElements } from '../xml';
import { pluginEntries } from './plugin-entries';
import { postHtml } from './post-html';
import type { Attachment, Attachments } from './shortcodes';

/** Index built by the first pass over an export: names, and file URLs. Texts of posts are not kept. */
export type WxrIndex = {
  site: string;
  items: number;
  authors: Map<string, ItemAuthor>;
  attachments: Map<string, Attachment>;
  ofPost: Map<string, string[]>;
  blocks: Map<string, string>;
};

const READ = new Set(['wp:author', 'item', 'wp:base_blog_url', 'wp:base_site_url']);

/** Words of the text used as a missing title. */
const TITLE_WORDS = 10;

/**
 * First pass: reads the whole export, checks that it is well-formed, and collects what posts refer to.
 * @throws UnreadableFile
 */
export async function indexWxr(file: string): Promise<WxrIndex> {
  const index: WxrIndex = {
    site: '',
    items: 0,
    authors: new Map(),
    attachments: new Map(),
    ofPost: new Map(),
    blocks: new Map(),
  };
  for await (const element of xmlElements(file, READ)) {
    if (element.name === 'wp:author') addAuthor(index, element);
    else if (element.name === 'item') addItem(index, element);
    else index.site ||= textIn(element).trim();
  }
  return index;
}

function addAuthor(index: WxrIndex, element: XmlElement): void {
  const login = fieldOf(element, 'wp:author_login');
  const full = [fieldOf(element, 'wp:author_first_name'), fieldOf(element, 'wp:author_last_name')]
    .filter(Boolean)
    .join(' ');
  const name = plainText(fieldOf(element, 'wp:author_display_name') || full || login);
  if (login) index.authors.set(login, { slug: slugOf(name) || slugOf(login), name });
}

function addItem(index: WxrIndex, item: XmlElement): void {
  const id = fieldOf(item, 'wp:post_id');
  const type = fieldOf(item, 'wp:post_type');
  index.items += 1;
  if (type === 'wp_block') index.blocks.set(id, fieldOf(item, 'content:encoded'));
  if (type !== 'attachment') return;
  index.attachments.set(id, {
    url: fieldOf(item, 'wp:attachment_url') || fieldOf(item, 'guid'),
    alt: metaOf(item, '_wp_attachment_image_alt'),
    caption: fieldOf(item, 'excerpt:encoded'),
    title: plainText(fieldOf(item, 'title')),
  });
  const parent = fieldOf(item, 'wp:post_parent');
  const siblings = index.ofPost.get(parent);
  if (siblings) siblings.push(id);
  else index.ofPost.set(parent, [id]);
}

const metaOf = (item: XmlElement, key: string): string => {
  const found = childrenNamed(item, 'wp:postmeta').find((meta) => fieldOf(meta, 'wp:meta_key') === key);
  return found ? fieldOf(found, 'wp:meta_value') : '';
};

/** Post types that are not articles, with the reason for the report. */
const OTHER_TYPES: Record<string, string> = {
  attachment: 'a file, kept with the posts that show it',
  nav_menu_item: 'an entry of a menu: navigation is data of the site',
  wp_block: 'a reusable block, kept in the posts that use it',
  revision: 'an older version of a post',
};

/** A scheduled post is scheduled here too. */
const PUBLISHED = new Set(['publish', 'future']);
/** Visible only through a preview link. */
const DRAFTS = new Set(['draft', 'pending']);
const NOT_PUBLISHED: Record<string, string> = {
  'auto-draft': 'a draft that nobody has begun',
  private: 'private',
  trash: 'in the bin',
};

const TYPES_BY_FORMAT: Record<string, ContentType> = {
  'post-format-gallery': 'photogallery',
  'post-format-video': 'video',
  'post-format-audio': 'audio',
};

/**
 * Yields every item of an export: an article, or the reason to skip it.
 * @throws UnreadableFile
 */
export async function* wxrItems(
  file: string,
  index: WxrIndex,
  timeZone: string,
): AsyncGenerator<ReadItem<NewsItem>> {
  const attachments: Attachments = {
    byId: (id) => index.attachments.get(id),
    ofPost: (postId) => index.ofPost.get(postId) ?? [],
  };
  for await (const element of xmlElements(file, new Set(['item'])))
    yield readItem(fieldOf(element, 'wp:post_id'), plainText(fieldOf(element, 'title')), () =>
      readPost(element, index, attachments, timeZone),
    );
}

function readPost(
  item: XmlElement,
  index: WxrIndex,
  attachments: Attachments,
  timeZone: string,
): ReadItem<NewsItem> {
  const postId = fieldOf(item, 'wp:post_id');
  const written = readText(fieldOf(item, 'title'));
  if (item.isTooLarge) return skippedItem(postId, written, TOO_LARGE);
  const type = fieldOf(item, 'wp:post_type');
  const status = fieldOf(item, 'wp:status');
  if (type !== 'post' && type !== 'page')
    return leftOut(postId, written, OTHER_TYPES[type] ?? `of a type of its own, “${type}”`);
  const withdrawn = (reason: string) => ({ withdrawn: { sourceId: postId, title: written, reason } });
  if (fieldOf(item, 'wp:post_password')) return withdrawn('protected by a password');
  const isDraft = DRAFTS.has(status);
  if (!isDraft && !PUBLISHED.has(status))
    return withdrawn(NOT_PUBLISHED[status] ?? `of the status “${status}”`);
  if (!/^\d+$/.test(postId)) return skippedItem(postId, written, 'it has no id');
  const publishedAt =
    momentOf(fieldOf(item, 'wp:post_date_gmt')) ??
    momentOf(fieldOf(item, 'wp:post_date'), timeZone) ??
    momentOf(fieldOf(item, 'pubDate'));
  if (!publishedAt && isDraft) return leftOut(postId, written, 'a draft without a date');
  if (!publishedAt) return skippedItem(postId, written, 'it has no date of publication');
  const read = contentOf(item, { postId, written, isPage: type === 'page', publishedAt, index, attachments });
  return { item: withLive(item, isDraft ? { ...read, isDraft } : read, timeZone) };
}

/**
 * Converts a post to a live blog: with the entries that the plugin “Liveblog” stores as comments, or those in
 * its text if a section or a tag names it a live blog.
 */
function withLive(post: XmlElement, item: NewsItem, timeZone: string): NewsItem {
  const state = metaOf(post, 'liveblog');
  const kept = pluginEntries(post);
  if (state || kept.length)
    return { ...item, type: 'live', live: { isLive: state === 'enable', entries: kept } };
  const names = [...item.sections, ...item.tags].map(({ slug }) => slug);
  if (names.some(namesInterview)) return withInterview(item, readText(metaOf(post, 'interview_guest')));
  if (!names.some(namesLive)) return item;
  const found = liveOf(item, timeZone);
  return found
    ? { ...item, type: 'live', body: found.body, live: { isLive: false, entries: found.entries } }
    : item;
}

type Post = {
  postId: string;
  written: string;
  isPage: boolean;
  publishedAt: Date;
  index: WxrIndex;
  attachments: Attachments;
};

function contentOf(
  item: XmlElement,
  { postId, written, isPage, publishedAt, index, attachments }: Post,
): NewsItem {
  const source = textIn(childNamed(item, 'content:encoded'));
  const body = postHtml(source, { postId, attachments, block: (id) => index.blocks.get(id) });
  const categories = childrenNamed(item, 'category').map((category) => ({
    domain: category.attributes.domain ?? '',
    slug: slugOf(decodedUrl(category.attributes.nicename ?? '')) || slugOf(textIn(category)),
    name: readText(textIn(category)),
  }));
  const inDomain = (domain: string): NamedSlug[] =>
    categories
      .filter((category) => category.domain === domain && category.slug)
      .map(({ slug, name }) => ({ slug, name }));
  // Newspack's taxonomy of sponsors.
  const [sponsor] = inDomain('newspack_spnsrs_tax');
  const fields = importedFields('wordpress', (name) => metaOf(item, name));
  const format = categories.find(({ domain }) => domain === 'post_format')?.slug ?? '';
  const lead = attachments.byId(metaOf(item, '_thumbnail_id'));
  // Attachments over the featured picture, back to front, in a custom field.
  const planes = metaOf(item, 'planes')
    .split(/[\s,]+/)
    .flatMap((id) => attachments.byId(id)?.url ?? []);
  const login = fieldOf(item, 'dc:creator');
  const author = index.authors.get(login) ?? (login ? { slug: slugOf(login), name: login } : undefined);
  const standfirst = fieldOf(item, 'excerpt:encoded');
  const modified = momentOf(fieldOf(item, 'wp:post_modified_gmt'));
  const updatedAt = modified && modified.getTime() - publishedAt.getTime() > 60_000 ? modified : undefined;
  return {
    sourceId: postId,
    type: TYPES_BY_FORMAT[format] ?? 'article',
    ...addressOf(item, postId),
    title: written || titleFrom(body, publishedAt),
    ...(standfirst ? { standfirst } : {}),
    body,
    sections: isPage ? [] : inDomain('category'),
    tags: inDomain('post_tag'),
    authors: author?.slug && !isPage ? [author] : [],
    publishedAt,
    ...(updatedAt ? { updatedAt } : {}),
    listed: !isPage,
    commentsOpen: fieldOf(item, 'wp:comment_status') === 'open',
    ...(lead
      ? {
          lead: {
            url: lead.url,
            alt: lead.alt || lead.title,
            caption: lead.caption,
            ...(planes.length ? { planes } : {}),
          },
        }
      : {}),
    // Without these the item is as before, and so is its digest.
    ...(sponsor || fields
      ? {
          extra: {
            ...(sponsor ? { labels: ['sponsored'], sponsor: { name: sponsor.name } } : {}),
            ...(fields ? { fields } : {}),
          },
        }
      : {}),
    comments: commentsOf(item),
  };
}

/** Path of the post's link; if that is only a number (`?p=12`), derived from its name. */
function addressOf(item: XmlElement, postId: string): Pick<NewsItem, 'path' | 'isPathDerived'> {
  const link = fieldOf(item, 'link');
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url && url.pathname !== '/' && !url.search) return { path: url.pathname };
  const name = slugOf(decodedUrl(fieldOf(item, 'wp:post_name'))) || slugOf(readText(fieldOf(item, 'title')));
  return { path: `/${name || `entrada-${postId}`}/`, isPathDerived: true };
}

/** First words of a text as the title of a post without one, which still needs a link text. */
function titleFrom(body: string, publishedAt: Date): string {
  const words = readText(body).split(' ').filter(Boolean);
  if (!words.length) return publishedAt.toISOString().slice(0, 10);
  return words.length > TITLE_WORDS ? `${words.slice(0, TITLE_WORDS).join(' ')}…` : words.join(' ');
}

/** Visible comments: approved, and neither pingbacks nor trackbacks. */
function commentsOf(item: XmlElement): ItemComment[] {
  return childrenNamed(item, 'wp:comment').flatMap((comment): ItemComment[] => {
    const type = fieldOf(comment, 'wp:comment_type');
    const date =
      momentOf(fieldOf(comment, 'wp:comment_date_gmt')) ?? momentOf(fieldOf(comment, 'wp:comment_date'));
    if (fieldOf(comment, 'wp:comment_approved') !== '1' || (type && type !== 'comment') || !date) return [];
    const parent = fieldOf(comment, 'wp:comment_parent');
    return [
      {
        sourceId: fieldOf(comment, 'wp:comment_id'),
        ...(parent && parent !== '0' ? { parentSourceId: parent } : {}),
        author: plainText(fieldOf(comment, 'wp:comment_author')) || '—',
        html: fieldOf(comment, 'wp:comment_content').replace(/\r?\n/g, '<br>'),
        date,
      },
    ];
  });
}
