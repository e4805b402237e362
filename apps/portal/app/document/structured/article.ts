import type { BodyPart, Content, Site } from '@portal/model';
import { shareImage } from '../head';
import { organization } from './site';
import { absolute, cut, known, plainText, standfirstText, zonedDate } from './text';

/** Longest headline that search engines take whole. */
const HEADLINE_LENGTH = 110;
/** Moments of a live blog that a page tells machines of, newest first. */
const MAX_UPDATES = 50;

/** Authors: people, or the newsroom or agency in their place. */
export function authorsOf(content: Content, site: Site, origin: string): object[] {
  return content.signatories.length
    ? content.signatories.map(({ name, url, role, image }) =>
        known({
          '@type': 'Person',
          name,
          url: absolute(url, origin),
          jobTitle: role,
          image: shareImage(image, origin),
        }),
      )
    : [{ '@type': 'Organization', name: content.signature ?? site.name }];
}

/** Properties of every content, whatever its type. */
export function creativeWork(content: Content, site: Site, origin: string): Record<string, unknown> {
  const image = shareImage(content.image, origin);
  const published = zonedDate(content.publishedDate?.date, site.timeZone);
  return {
    mainEntityOfPage: absolute(content.url, origin),
    url: absolute(content.url, origin),
    description: standfirstText(content),
    image: image ? [image] : undefined,
    datePublished: published,
    // What was wrong, and when readers were told.
    correction: content.corrections?.map(({ date, text }) => ({
      '@type': 'CorrectionComment',
      datePublished: zonedDate(date, site.timeZone),
      text,
    })),
    dateModified: published ? (zonedDate(content.updatedDate, site.timeZone) ?? published) : undefined,
    inLanguage: site.language,
    keywords: content.tags.map(({ name }) => name).join(', '),
    author: authorsOf(content, site, origin),
    publisher: organization(site, origin),
    isAccessibleForFree: !content.registeredOnly,
    // The part that only registered readers see, so that it is not taken for cloaking.
    hasPart: content.registeredOnly
      ? { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '[data-part="body"]' }
      : undefined,
  };
}

/** A moment of a live blog that is written as a heading, its time before a dash: `13:20 — It rains`. */
const MOMENT = /^(\d{1,2}[:.]\d{2})(?:\s*h)?\s*[—–-]\s*(.+)$/;

type Moment = { headline: string; words: string[] };

/** The moments of a live blog: each heading with a time, and the words under it. */
function momentsOf(body: readonly BodyPart[]): Moment[] {
  const moments: Moment[] = [];
  for (const part of body) {
    const match = part.type === 'heading' ? MOMENT.exec(plainText(part.html)) : null;
    if (match?.[2]) moments.push({ headline: match[2], words: [] });
    else if (part.type === 'paragraph' || part.type === 'list')
      moments.at(-1)?.words.push(plainText(part.html));
    else if (part.type === 'heading' && moments.length) break;
  }
  return moments;
}

/** The updates of a live blog. Its headings say a time of day but no day, so no date is made of them. */
function liveUpdates(content: Content, url: string): object[] {
  if (content.registeredOnly) return [];
  return momentsOf(content.body)
    .slice(0, MAX_UPDATES)
    .map(({ headline, words }) =>
      known({
        '@type': 'BlogPosting',
        headline: cut(headline, HEADLINE_LENGTH),
        url,
        articleBody: words.join('\n'),
      }),
    );
}

const ARTICLE_TYPES: Partial<Record<Content['type'], string>> = {
  opinion: 'OpinionNewsArticle',
  live: 'LiveBlogPosting',
};

/** schema.org NewsArticle of a content; OpinionNewsArticle and LiveBlogPosting where it is that. */
export function newsArticle(content: Content, site: Site, origin: string): object {
  const url = absolute(content.url, origin);
  const work = creativeWork(content, site, origin);
  return known({
    '@type': ARTICLE_TYPES[content.type] ?? 'NewsArticle',
    '@id': `${url}#article`,
    headline: cut(content.title, HEADLINE_LENGTH),
    ...work,
    articleSection: content.category?.name,
    ...(content.type === 'live'
      ? { coverageStartTime: work.datePublished, liveBlogUpdate: liveUpdates(content, url) }
      : {}),
  });
}
