import {
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
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

/** Most updates of a live blog in structured data, newest first. */
const MAX_UPDATES = 50;

/** Authors: people, or the newsroom or agency instead. */
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

/**
 * When the page of an article last changed: its text, or its rectifications and updates. Undefined for one
 * that never did.
 */
export const modifiedDate = ({ updatedDate, rectifications }: Content): string | undefined =>
  [updatedDate, rectifications?.at(-1)?.date]
    .filter((date) => date !== undefined)
    .toSorted((one, other) => (toMilliseconds(one) ?? 0) - (toMilliseconds(other) ?? 0))
    .at(-1);

/** IPTC's term for human work with the help of trained models, as schema.org names it. */
const WITH_MODELS = 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource';

function sponsorOf({ sponsor }: Content, origin: string): object | undefined {
  if (!sponsor) return undefined;
  const { name, href } = sponsor;
  return { '@type': 'Organization', name, ...(href ? { url: absolute(href, origin) } : {}) };
}

/** The newsroom's corrections, then rectifications and updates, each with its place on the page. */
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

/** Optional fields that schema.org has a property for. */
const fieldProperties = ({ fields = {} }: Content): Record<string, unknown> =>
  Object.fromEntries(
    ARTICLE_FIELD_NAMES.flatMap((name) => {
      const definition = ARTICLE_FIELDS[name];
      return 'schemaOrg' in definition ? [[definition.schemaOrg, fields[name]]] : [];
    }),
  );

/** Properties of every article, whatever its type. */
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
    // The gated part, declared so that it does not count as cloaking.
    hasPart: conditionOf(content)
      ? { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '[data-part="body"]' }
      : chartParts(content),
  };
}

/** The data of its charts, each a table with a name and whose they are; undefined without any. */
function chartParts({ body }: Content): object[] | undefined {
  const charts = body.flatMap((part) => (part.type === 'chart' ? [part.chart] : []));
  return charts.length
    ? charts.map(({ title, source }) => known({ '@type': 'Table', name: title, creditText: source }))
    : undefined;
}

/** Plain text of an entry, paragraph by paragraph. */
const wordsOf = (body: readonly BodyPart[]): string =>
  body
    .flatMap((part) => {
      if (part.type === 'chart') return part.chart.title;
      return part.type === 'paragraph' || part.type === 'list' ? plainText(part.html) : [];
    })
    .join('\n');

/** A live blog's newest entries, each with its own URL and date. */
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

/** Start of a live blog, its end if it has one, and its entries. */
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

/** Type of an article: labels such as sponsored or satire come before the type of the content. */
function articleType(content: Content): string {
  const [labelled] = labelsOf(content).flatMap((label) => LABELLED_TYPES[label] ?? []);
  return labelled ?? ARTICLE_TYPES[content.type] ?? 'NewsArticle';
}

/**
 * Guest of a digital interview, and the questions with their answers: parts of an article. `QAPage` does not
 * apply, as it is for pages where anybody may answer.
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

/**
 * schema.org NewsArticle of an article, or a more specific type (AdvertiserContentArticle,
 * OpinionNewsArticle, LiveBlogPosting and others).
 */
export function newsArticle(content: Content, site: Site, origin: string): object {
  const url = absolute(content.url, origin);
  const work = creativeWork(content, site, origin);
  // A live blog without known entries is an article.
  const hasEntries = (content.liveBlog?.entries.length ?? 0) > 0;
  return known({
    '@type': hasEntries ? 'LiveBlogPosting' : articleType(content),
    '@id': `${url}#article`,
    headline: cut(content.title, HEADLINE_LENGTH),
    ...work,
    ...fieldProperties(content),
    articleSection: content.category?.name,
    isPartOf: partOfBlog(content, origin),
    ...(hasEntries ? liveCoverage(content, site, origin) : {}),
    ...interviewParts(content),
  });
}
