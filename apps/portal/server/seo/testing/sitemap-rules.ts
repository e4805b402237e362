import {
  type ElementRule,
  faultsOf,
  httpAddress,
  matching,
  oneOf,
  type TextRule,
  upTo,
  w3cDate,
  wholeNumber,
} from './rules';
import { readXml } from './tree';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const VIDEO = 'http://www.google.com/schemas/sitemap-video/1.1';
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** A URL of 12 to 2048 characters (sitemap.xsd, tLoc); the protocol says fewer than 2048. */
const located: TextRule = (text) =>
  httpAddress(text) ?? (text.length >= 12 && text.length < 2048 ? null : `has ${text.length} characters`);
const loc = { rule: { text: located }, least: 1 };

/** https://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd */
const image: ElementRule = {
  ordered: true,
  children: {
    [`{${IMAGE}}loc`]: loc,
    [`{${IMAGE}}caption`]: { rule: { text: upTo(2048) } },
    [`{${IMAGE}}title`]: { rule: { text: upTo(2048) } },
    [`{${IMAGE}}license`]: { rule: { text: located } },
  },
};

/** https://www.google.com/schemas/sitemap-video/1.1/sitemap-video.xsd; a video has a file or a player. */
const video: ElementRule = {
  ordered: true,
  children: {
    [`{${VIDEO}}thumbnail_loc`]: loc,
    [`{${VIDEO}}title`]: { rule: { text: upTo(100) }, least: 1 },
    [`{${VIDEO}}description`]: { rule: { text: upTo(2048) }, least: 1 },
    [`{${VIDEO}}content_loc`]: { rule: { text: located } },
    [`{${VIDEO}}player_loc`]: { rule: { text: located } },
    [`{${VIDEO}}duration`]: { rule: { text: wholeNumber(28_800) } },
    [`{${VIDEO}}publication_date`]: { rule: { text: w3cDate } },
  },
  also: ({ children }) =>
    children.some(({ name }) => name.endsWith('}content_loc') || name.endsWith('}player_loc'))
      ? []
      : ['has neither content_loc nor player_loc'],
};

/** https://www.google.com/schemas/sitemap-news/0.9/sitemap-news.xsd */
const news: ElementRule = {
  ordered: true,
  children: {
    [`{${NEWS}}publication`]: {
      least: 1,
      rule: {
        ordered: true,
        children: {
          [`{${NEWS}}name`]: { rule: { text: upTo(2048) }, least: 1 },
          [`{${NEWS}}language`]: {
            rule: { text: matching(/^([a-z]{2,3}|zh-cn|zh-tw)$/, 'a language') },
            least: 1,
          },
        },
      },
    },
    [`{${NEWS}}publication_date`]: { rule: { text: w3cDate }, least: 1 },
    [`{${NEWS}}title`]: { rule: { text: upTo(2048) }, least: 1 },
  },
};

/** Google's `hreflang` in sitemaps: each language once, the page itself included. */
const link: ElementRule = {
  attributes: {
    rel: { required: true, text: oneOf('alternate') },
    hreflang: { required: true, text: matching(/^(x-default|[a-z]{2}(-[A-Z]{2})?)$/, 'a language') },
    href: { required: true, text: located },
  },
};

/** https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd, tUrl, with the extensions that this portal writes. */
const url: ElementRule = {
  children: {
    [`{${SITEMAP}}loc`]: loc,
    [`{${SITEMAP}}lastmod`]: { rule: { text: w3cDate } },
    [`{${XHTML}}link`]: { rule: link, most: 'many' },
    [`{${IMAGE}}image`]: { rule: image, most: 1000 },
    [`{${VIDEO}}video`]: { rule: video, most: 'many' },
    [`{${NEWS}}news`]: { rule: news },
  },
  also: ({ children }) => {
    const own = children.map(({ name }) => name.startsWith(`{${SITEMAP}}`));
    const links = children.filter(({ name }) => name === `{${XHTML}}link`);
    const languages = links.map(({ attributes }) => attributes.hreflang);
    return [
      ...(own.lastIndexOf(true) < own.filter(Boolean).length ? [] : ['an extension stands before its own']),
      ...(new Set(languages).size === languages.length ? [] : ['a language stands twice']),
      ...(!links.length || links.some(({ attributes }) => attributes.href === children[0]?.text)
        ? []
        : ['its languages leave out the page itself']),
    ];
  },
};

/** At most `most` URLs, and each of them once. */
const apart = (most: number) => (element: { children: { children: { text: string }[] }[] }) => {
  const locations = element.children.map(({ children }) => children[0]?.text);
  return [
    ...(locations.length > most ? [`holds ${locations.length}, more than ${most}`] : []),
    ...(new Set(locations).size === locations.length ? [] : ['an address stands twice']),
  ];
};

const urlset = (most: number, least: number): ElementRule => ({
  children: { [`{${SITEMAP}}url`]: { rule: url, least, most: 'many' } },
  also: apart(most),
});

/** https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd */
const index: ElementRule = {
  children: {
    [`{${SITEMAP}}sitemap`]: {
      least: 1,
      most: 'many',
      rule: {
        children: { [`{${SITEMAP}}loc`]: loc, [`{${SITEMAP}}lastmod`]: { rule: { text: w3cDate } } },
      },
    },
  },
  also: apart(50_000),
};

/** A sitemap may have 50 MB. */
const MAX_BYTES = 50 * 1024 * 1024;

function faults(xml: string, root: 'urlset' | 'sitemapindex', rule: ElementRule): string[] {
  const element = readXml(xml);
  const size = Buffer.byteLength(xml);
  return [
    ...(element.name === `{${SITEMAP}}${root}` ? [] : [`the root is ${element.name}`]),
    ...(size > MAX_BYTES ? [`has ${size} bytes`] : []),
    ...faultsOf(element, rule, root),
  ];
}

/**
 * Violations of the published schema in a sitemap.
 * @throws Error if it is not well-formed
 */
export const sitemapFaults = (xml: string) => faults(xml, 'urlset', urlset(50_000, 1));
/**
 * The same rules for a news sitemap, which has at most 1,000 URLs, each with its news, and may be empty on a
 * quiet day.
 */
export const newsSitemapFaults = (xml: string) => [
  ...faults(xml, 'urlset', urlset(1_000, 0)),
  ...readXml(xml).children.flatMap(({ children }) =>
    children.some(({ name }) => name === `{${NEWS}}news`) ? [] : ['an address has no news'],
  ),
];
export const sitemapIndexFaults = (xml: string) => faults(xml, 'sitemapindex', index);

/** URLs in a sitemap or an index. */
export const locationsOf = (xml: string): string[] =>
  readXml(xml).children.flatMap(({ children }) => children[0]?.text ?? []);
