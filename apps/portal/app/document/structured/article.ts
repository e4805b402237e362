import {
  type BodyPart,
  type Content,
  type ContentLabel,
  conditionOf,
  labelsOf,
  liveEntryPath,
  rectificationAnchor,
  type Site,
  toMilliseconds,
} from '@portal/model';
import { shareImage } from '../head';
import { partOfBlog } from './blog';
import { organization, organizationId } from './site';
import { absolute, cut, HEADLINE_LENGTH, known, plainText, standfirstText, zonedDate } from './text';

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

/** When the page of a content last changed: its text, or what stands beside it. Undefined for one that never did. */
export const modifiedDate = ({ updatedDate, rectifications }: Content): string | undefined =>
  [updatedDate, rectifications?.at(-1)?.date]
    .filter((date) => date !== undefined)
    .toSorted((one, other) => (toMilliseconds(one) ?? 0) - (toMilliseconds(other) ?? 0))
    .at(-1);

/** IPTC's term for what people made with the help of trained models, as schema.org names it. */
const WITH_MODELS = 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource';

function sponsorOf({ sponsor }: Content, origin: string): object | undefined {
  if (!sponsor) return undefined;
  const { name, href } = sponsor;
  return { '@type': 'Organization', name, ...(href ? { url: absolute(href, origin) } : {}) };
}

/** What was wrong, as the newsroom says it; then as those say it whom the story is about, or what has changed since, each where it stands. */
function correctionsOf({ corrections, rectifications, url }: Content, site: Site, origin: string) {
  if (!corrections && !rectifications) return undefined;
  return [
    ...(corrections ?? []).map(({ date, text }) => ({
      '@type': 'CorrectionComment',
      datePublished: zonedDate(date, site.timeZone),
      text,
    })),
    ...(rectifications ?? []).map(({ id, kind, date, party, text }) => ({
      '@type': 'CorrectionComment',
      url: `${absolute(url, origin)}#${rectificationAnchor(id)}`,
      author:
        kind === 'update'
          ? { '@id': organizationId(origin) }
          : { '@type': party.isOrganization ? 'Organization' : 'Person', name: party.name },
      datePublished: zonedDate(date, site.timeZone),
      text,
    })),
  ];
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
    correction: correctionsOf(content, site, origin),
    dateModified: published ? (zonedDate(modifiedDate(content), site.timeZone) ?? published) : undefined,
    inLanguage: site.language,
    keywords: content.tags.map(({ name }) => name).join(', '),
    author: authorsOf(content, site, origin),
    publisher: organization(site, origin),
    isAccessibleForFree: conditionOf(content) === null,
    sponsor: sponsorOf(content, origin),
    digitalSourceType: content.labels?.includes('ai-assisted') ? WITH_MODELS : undefined,
    // The part that not everybody sees, so that it is not taken for cloaking.
    hasPart: conditionOf(content)
      ? { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '[data-part="body"]' }
      : undefined,
  };
}

/** Words of an entry, paragraph by paragraph. */
const wordsOf = (body: readonly BodyPart[]): string =>
  body
    .flatMap((part) => (part.type === 'paragraph' || part.type === 'list' ? plainText(part.html) : []))
    .join('\n');

/** The newest entries of a live blog, each with its own address and date. */
const liveUpdates = ({ id, liveBlog }: Content, { timeZone }: Site, origin: string): object[] =>
  (liveBlog?.entries ?? []).slice(0, MAX_UPDATES).map((entry) =>
    known({
      '@type': 'BlogPosting',
      headline: cut(entry.title ?? wordsOf(entry.body), HEADLINE_LENGTH) || undefined,
      url: absolute(liveEntryPath(id, entry.id), origin),
      datePublished: zonedDate(entry.date, timeZone),
      dateModified: zonedDate(entry.correctedDate, timeZone),
      author: entry.author ? { '@type': 'Person', name: entry.author } : undefined,
      articleBody: wordsOf(entry.body) || undefined,
    }),
  );

/** When a live blog began, and ended if it did, with its entries. */
const liveCoverage = (content: Content, site: Site, origin: string) => ({
  coverageStartTime: zonedDate(content.liveBlog?.startedDate ?? content.publishedDate?.date, site.timeZone),
  coverageEndTime: zonedDate(content.liveBlog?.finishedDate, site.timeZone),
  liveBlogUpdate: liveUpdates(content, site, origin),
});

const ARTICLE_TYPES: Partial<Record<Content['type'], string>> = {
  opinion: 'OpinionNewsArticle',
  blogpost: 'BlogPosting',
};
const LABELLED_TYPES: Partial<Record<ContentLabel, string>> = {
  sponsored: 'AdvertiserContentArticle',
  satire: 'SatiricalArticle',
  opinion: 'OpinionNewsArticle',
};

/** What kind of article a content is: by what pays for it or how it is meant, before what it is. */
function articleType(content: Content): string {
  const [labelled] = labelsOf(content).flatMap((label) => LABELLED_TYPES[label] ?? []);
  return labelled ?? ARTICLE_TYPES[content.type] ?? 'NewsArticle';
}

/**
 * Guest of a digital interview, and the questions with their answers: parts of an article. A page of questions and answers
 * (`QAPage`) is one where anybody may answer, which this is not.
 */
function interviewParts({ interview }: Content): Record<string, unknown> {
  if (!interview) return {};
  const { guest, questions } = interview;
  const person = known({ '@type': 'Person', name: guest.name, jobTitle: guest.role });
  return {
    about: person,
    hasPart: questions.items.length
      ? questions.items.map(({ author, html, answer }) =>
          known({
            '@type': 'Question',
            text: plainText(html),
            author: author ? { '@type': 'Person', name: author } : undefined,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer), author: person },
          }),
        )
      : undefined,
  };
}

/** schema.org NewsArticle of a content; AdvertiserContentArticle, OpinionNewsArticle, LiveBlogPosting and the like where it is that. */
export function newsArticle(content: Content, site: Site, origin: string): object {
  const url = absolute(content.url, origin);
  const work = creativeWork(content, site, origin);
  // A live blog whose text has no entries that are known is an article.
  const hasEntries = (content.liveBlog?.entries.length ?? 0) > 0;
  return known({
    '@type': hasEntries ? 'LiveBlogPosting' : articleType(content),
    '@id': `${url}#article`,
    headline: cut(content.title, HEADLINE_LENGTH),
    ...work,
    articleSection: content.category?.name,
    isPartOf: partOfBlog(content, origin),
    ...(hasEntries ? liveCoverage(content, site, origin) : {}),
    ...interviewParts(content),
  });
}
