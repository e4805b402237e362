import {
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
  type ArticleFields,
  countCharacters,
  MAX_PLANES,
} from '@portal/model';
import { isOpenable, normalPath } from '../../content/stories';
import { HtmlLimitError, hasControls, readText, slugOf, withoutControls } from '../../platform/html';
import type { ItemAuthor, ItemComment, ItemEntry, ItemPicture, NamedSlug, NewsItem } from './item';
import { labelledOf } from './labels';
import { ITEM_LIMITS } from './limits';
import { type ReadItem, skippedItem } from './problem';

/** Markup of a short text may be several times as long as its words. */
const MARKUP_FACTOR = 10;

const isTooLong = (text: string, max: number): boolean => text.length > max && countCharacters(text) > max;

const tooLong = (max: number) => `has more than ${max} characters`;

/** Reason to leave out a short text with markup; undefined if it can stay. */
function faultOf(html: string, max: number): string | undefined {
  try {
    if (html.length > max * MARKUP_FACTOR || isTooLong(readText(html), max)) return tooLong(max);
    return undefined;
  } catch (error) {
    if (error instanceof HtmlLimitError) return `is not kept: ${error.message}`;
    throw error;
  }
}

/** Reason to skip an item by its id; undefined if the database can store it. */
export function idFault(id: string): string | undefined {
  if (hasControls(id)) return 'its id has control characters or halves of characters';
  return Buffer.byteLength(id) > ITEM_LIMITS.id ? `its id is longer than ${ITEM_LIMITS.id} bytes` : undefined;
}

/** Cuts an item to the limits, and records what it leaves out. */
class Limiter {
  private readonly counts = new Map<string, number>();

  /** Parts that were left out, each once. */
  get leftOut(): string[] {
    return [...this.counts].map(([what, count]) => (count > 1 ? `${what} (${count} times)` : what));
  }

  say(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** A text on one line; undefined if it is too long. */
  line(text: string | undefined, name: string, max: number): string | undefined {
    if (text === undefined) return undefined;
    const clean = withoutControls(text);
    if (!isTooLong(clean, max)) return clean;
    this.say(`${name} ${tooLong(max)}`);
    return undefined;
  }

  /** A short text with markup; undefined if it is too long. */
  html(html: string | undefined, name: string, max: number): string | undefined {
    const fault = html === undefined ? undefined : faultOf(html, max);
    if (fault) this.say(`${name} ${fault}`);
    return fault ? undefined : html;
  }

  /** The first rows of a list. */
  first<T>(rows: readonly T[], name: string, max: number): T[] {
    if (rows.length > max) this.say(`${rows.length - max} of its ${rows.length} ${name}: ${max} are kept`);
    return rows.slice(0, max);
  }

  /** Sections, tags or authors, those with too long a name left out. */
  terms<T extends NamedSlug>(terms: readonly T[], name: string, max: number): T[] {
    return this.first(terms, name, max).flatMap((term) => {
      const shown = this.line(term.name, `one of its ${name}`, ITEM_LIMITS.name);
      return shown === undefined ? [] : [{ ...term, name: shown }];
    });
  }

  author(author: ItemAuthor): ItemAuthor {
    const { portrait } = author;
    return {
      ...author,
      role: this.line(author.role, 'the role of an author', ITEM_LIMITS.name),
      bio: this.line(author.bio, 'the biography of an author', ITEM_LIMITS.biography),
      twitter: this.line(author.twitter, 'the account of an author', ITEM_LIMITS.name),
      portrait: portrait && this.hasUrl(portrait.url) ? portrait : undefined,
    };
  }

  picture(picture: ItemPicture): ItemPicture[] {
    if (!this.hasUrl(picture.url)) return [];
    return [
      {
        url: picture.url,
        alt: this.line(picture.alt, 'the description of a picture', ITEM_LIMITS.alt) ?? '',
        caption: this.html(picture.caption, 'the caption of a picture', ITEM_LIMITS.caption),
        credit: this.html(picture.credit, 'the credit of a picture', ITEM_LIMITS.credit),
        // Without planes the picture is as before, and so is the digest of its item.
        ...(picture.planes
          ? { planes: this.first(picture.planes, 'planes', MAX_PLANES).filter((url) => this.hasUrl(url)) }
          : {}),
      },
    ];
  }

  comment(comment: ItemComment): ItemComment[] {
    const author = this.line(comment.author, 'the name of a commenter', ITEM_LIMITS.name);
    const html = this.html(comment.html, 'a comment', ITEM_LIMITS.comment);
    if (author === undefined || html === undefined || !this.hasId(comment.sourceId, 'a comment')) return [];
    return [{ ...comment, author, html }];
  }

  entry(entry: ItemEntry): ItemEntry[] {
    if (!this.hasId(entry.sourceId, 'an entry')) return [];
    return [
      {
        ...entry,
        title: this.line(entry.title, 'the headline of an entry', ITEM_LIMITS.headline),
        author: this.line(entry.author, 'the author of an entry', ITEM_LIMITS.name),
      },
    ];
  }

  /** Half a value is never published: a field that is too long is left out whole. */
  fields(fields: ArticleFields): ArticleFields | undefined {
    const kept: ArticleFields = {};
    for (const name of ARTICLE_FIELD_NAMES) {
      const value = this.line(fields[name], `its ${name}`, ARTICLE_FIELDS[name].max);
      if (value) kept[name] = value;
    }
    return Object.keys(kept).length ? kept : undefined;
  }

  private hasUrl(url: string): boolean {
    const fits = url.length <= ITEM_LIMITS.url;
    if (!fits) this.say(`a picture: its address ${tooLong(ITEM_LIMITS.url)}`);
    return fits;
  }

  private hasId(id: string, name: string): boolean {
    const fault = idFault(id);
    if (fault) this.say(`${name}: ${fault}`);
    return fault === undefined;
  }
}

/** Its path, or one derived from its title if readers could not open it. */
function pathOf(item: NewsItem, limiter: Limiter): Pick<NewsItem, 'path' | 'isPathDerived'> {
  if (isOpenable(normalPath(item.path))) return { path: item.path, isPathDerived: item.isPathDerived };
  limiter.say('its address, which browsers cannot open here');
  return { path: `/${slugOf(item.title) || slugOf(item.sourceId) || 'item'}/`, isPathDerived: true };
}

function extraOf(item: NewsItem, tags: readonly NamedSlug[], limiter: Limiter): NewsItem['extra'] {
  const { extra } = item;
  const fields = extra?.fields ? limiter.fields(extra.fields) : undefined;
  // Labels are obligatory: one that is named by a tag that was left out stays.
  const labelled = tags.length < item.tags.length ? labelledOf(item) : {};
  const sponsor = limiter.line(extra?.sponsor?.name, 'its sponsor', ITEM_LIMITS.name);
  if (!extra && !labelled.labels) return undefined;
  return {
    ...extra,
    ...labelled,
    sponsor: extra?.sponsor && sponsor ? { ...extra.sponsor, name: sponsor } : undefined,
    fields,
  };
}

/**
 * An item within the limits. Its optional parts that exceed them are left out whole, since half a sentence
 * must not be published; without a headline or a section that decides who may read it, all of it is skipped.
 */
export function withinLimits(item: NewsItem): { read: ReadItem<NewsItem>; leftOut: string[] } {
  const skip = (reason: string) => ({ read: skippedItem(item.sourceId, item.title, reason), leftOut: [] });
  const fault = idFault(item.sourceId);
  if (fault) return skip(fault);
  const limiter = new Limiter();
  const { headline, kicker, standfirst, signature } = ITEM_LIMITS;
  const title = withoutControls(item.title);
  if (isTooLong(title, headline)) return skip(`its headline ${tooLong(headline)}`);
  const sections = limiter.first(item.sections, 'sections', ITEM_LIMITS.sections);
  if (sections.some(({ name }) => isTooLong(name, ITEM_LIMITS.name)))
    return skip(`the name of a section ${tooLong(ITEM_LIMITS.name)}`);
  const { live, lead, gallery } = item;
  const tags = limiter.terms(item.tags, 'tags', ITEM_LIMITS.tags);
  const limited: NewsItem = {
    ...item,
    ...pathOf(item, limiter),
    title,
    kicker: limiter.line(item.kicker, 'its kicker', kicker),
    standfirst: limiter.html(item.standfirst, 'its standfirst', standfirst),
    sections: limiter.terms(sections, 'sections', ITEM_LIMITS.sections),
    extra: extraOf(item, tags, limiter),
    tags,
    authors: limiter
      .terms(item.authors, 'authors', ITEM_LIMITS.authors)
      .map((author) => limiter.author(author)),
    signature: limiter.line(item.signature, 'its signature', signature),
    lead: lead && limiter.picture(lead)[0],
    gallery:
      gallery &&
      limiter.first(gallery, 'pictures', ITEM_LIMITS.pictures).flatMap((one) => limiter.picture(one)),
    comments: limiter
      .first(item.comments, 'comments', ITEM_LIMITS.comments)
      .flatMap((comment) => limiter.comment(comment)),
    live: live && {
      ...live,
      entries: limiter
        .first(live.entries, 'entries', ITEM_LIMITS.entries)
        .flatMap((entry) => limiter.entry(entry)),
    },
  };
  return { read: { item: limited }, leftOut: limiter.leftOut };
}
