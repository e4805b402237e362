import {
  anyText,
  type ChildRule,
  type ElementRule,
  faultsOf,
  httpAddress,
  matching,
  oneOf,
  someText,
  type TextRule,
  w3cDate,
  wholeNumber,
} from './rules';
import { readXml, type XmlElement } from './tree';

const ATOM = 'http://www.w3.org/2005/Atom';
const DC = 'http://purl.org/dc/elements/1.1/';
const MEDIA = 'http://search.yahoo.com/mrss/';

/** RFC 822, with the four-digit year that RSS requires. */
const rfc822: TextRule = (text) =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}(:\d{2})? (GMT|UT|[+-]\d{4})$/.test(
    text,
  ) && !Number.isNaN(Date.parse(text))
    ? null
    : `${JSON.stringify(text)} is no date of RFC 822`;

/** RFC 3339, as Atom requires. */
const rfc3339: TextRule = (text) => (text.includes('T') ? w3cDate(text) : `${text} has no time`);

/** Plain text in which neither a tag nor a bare ampersand would be read as HTML. */
const escapedHtml: TextRule = (text) =>
  /&(?!(?:amp|lt|gt|quot|#\d+|#x[0-9a-f]+);)|</i.test(text) ? `${JSON.stringify(text)} is half HTML` : null;

const language = matching(/^[a-z]{2,3}(-[A-Za-z]{2,8})*$/, 'a language');
const one = (text: TextRule, attributes?: ElementRule['attributes']): ChildRule => ({
  rule: { text, ...(attributes ? { attributes } : {}) },
});
const required = (child: ChildRule): ChildRule => ({ ...child, least: 1 });
const many = (child: ChildRule): ChildRule => ({ ...child, most: 'many' });

/** https://www.rssboard.org/rss-specification#hrelementsOfLtitemgt and https://www.rssboard.org/media-rss */
const item: ElementRule = {
  children: {
    '{}title': one(anyText),
    '{}link': one(httpAddress),
    '{}guid': one(httpAddress, { isPermaLink: { text: oneOf('true', 'false') } }),
    '{}pubDate': one(rfc822),
    '{}description': one(escapedHtml),
    '{}category': many(one(someText, { domain: { text: httpAddress } })),
    // Its length must be known (https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt).
    '{}enclosure': {
      rule: {
        attributes: {
          url: { required: true, text: httpAddress },
          length: { required: true, text: matching(/^[1-9]\d*$/, 'a length') },
          type: { required: true, text: matching(/^\w+\/[\w.+-]+$/, 'a media type') },
        },
      },
    },
    [`{${DC}}creator`]: many(one(someText)),
    [`{${MEDIA}}content`]: many({
      rule: {
        attributes: {
          url: { required: true, text: httpAddress },
          medium: { text: oneOf('image', 'audio', 'video', 'document', 'executable') },
          type: { text: matching(/^\w+\/[\w.+-]+$/, 'a media type') },
          width: { text: wholeNumber() },
          height: { text: wholeNumber() },
        },
        children: { [`{${MEDIA}}description`]: one(anyText, { type: { text: oneOf('plain', 'html') } }) },
      },
    }),
  },
  also: ({ children }) =>
    children.some(({ name }) => name === '{}title' || name === '{}description')
      ? []
      : ['has neither title nor description'],
};

const twice = (elements: XmlElement[], name: string): string[] => {
  const ids = elements.flatMap(({ children }) => children.find((child) => child.name === name)?.text ?? []);
  return new Set(ids).size === ids.length ? [] : [`a ${name} stands twice`];
};

/** https://www.rssboard.org/rss-specification */
const rss: ElementRule = {
  attributes: { version: { required: true, text: oneOf('2.0') } },
  children: {
    '{}channel': {
      least: 1,
      rule: {
        children: {
          '{}title': required(one(someText)),
          '{}link': required(one(httpAddress)),
          '{}description': required(one(escapedHtml)),
          '{}language': one(language),
          '{}copyright': one(someText),
          '{}lastBuildDate': one(rfc822),
          '{}ttl': one(wholeNumber()),
          '{}image': {
            rule: {
              children: {
                '{}url': required(one(httpAddress)),
                '{}title': required(one(someText)),
                '{}link': required(one(httpAddress)),
              },
            },
          },
          // RSS Advisory Board's profile: a feed links to itself.
          [`{${ATOM}}link`]: {
            least: 1,
            rule: {
              attributes: {
                href: { required: true, text: httpAddress },
                rel: { required: true, text: oneOf('self') },
                type: { text: oneOf('application/rss+xml') },
              },
            },
          },
          '{}item': { rule: item, most: 'many' },
        },
        also: ({ children }) =>
          twice(
            children.filter(({ name }) => name === '{}item'),
            '{}guid',
          ),
      },
    },
  },
};

const atomName = (local: string) => `{${ATOM}}${local}`;
/** RFC 4287 §3.1: plain text, no markup. */
const textConstruct = one(anyText, { type: { text: oneOf('text', 'html') } });
/** §3.2 */
const person: ElementRule = {
  children: {
    [atomName('name')]: required(one(someText)),
    [atomName('uri')]: one(httpAddress),
    [atomName('email')]: one(matching(/^[^@\s]+@[^@\s]+$/, 'an address of mail')),
  },
};
/** §4.2.7 */
const link: ElementRule = {
  attributes: {
    href: { required: true, text: httpAddress },
    rel: { text: oneOf('alternate', 'self', 'enclosure', 'related', 'via') },
    type: { text: matching(/^\w+\/[\w.+-]+$/, 'a media type') },
    hreflang: { text: language },
    title: { text: anyText },
    length: { text: wholeNumber() },
  },
};
/** §4.2.2 */
const category: ElementRule = {
  attributes: {
    term: { required: true, text: anyText },
    scheme: { text: httpAddress },
    label: { text: anyText },
  },
};

/** §4.1.1 and §4.1.2: one alternate link per type and language. */
const linkFaults = ({ children }: XmlElement): string[] => {
  const alternates = children
    .filter(({ name, attributes }) => name === atomName('link') && attributes.rel === 'alternate')
    .map(({ attributes: { type, hreflang } }) => `${type} ${hreflang}`);
  return new Set(alternates).size === alternates.length ? [] : ['two alternates are of one kind'];
};

/** §4.1.2 */
const entry: ElementRule = {
  children: {
    [atomName('id')]: required(one(httpAddress)),
    [atomName('title')]: required(textConstruct),
    [atomName('updated')]: required(one(rfc3339)),
    [atomName('published')]: one(rfc3339),
    [atomName('summary')]: textConstruct,
    [atomName('rights')]: textConstruct,
    [atomName('author')]: { rule: person, most: 'many' },
    [atomName('link')]: { rule: link, most: 'many' },
    [atomName('category')]: { rule: category, most: 'many' },
  },
  also: (element) => [
    ...linkFaults(element),
    // No entry here has content, so it must link to an alternate.
    ...(element.children.some(({ attributes }) => attributes.rel === 'alternate')
      ? []
      : ['has no alternate']),
  ],
};

/** https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1 */
const feed: ElementRule = {
  children: {
    [atomName('id')]: required(one(httpAddress)),
    [atomName('title')]: required(textConstruct),
    [atomName('updated')]: required(one(rfc3339)),
    [atomName('subtitle')]: textConstruct,
    [atomName('rights')]: textConstruct,
    [atomName('logo')]: one(httpAddress),
    [atomName('author')]: { rule: person, most: 'many' },
    [atomName('link')]: { rule: link, least: 1, most: 'many' },
    [atomName('category')]: { rule: category, most: 'many' },
    [atomName('entry')]: { rule: entry, most: 'many' },
  },
  also: (element) => {
    const entries = element.children.filter(({ name }) => name === atomName('entry'));
    const signed = ({ children }: XmlElement) => children.some(({ name }) => name === atomName('author'));
    return [
      ...linkFaults(element),
      ...twice(entries, atomName('id')),
      ...(signed(element) || entries.every(signed) ? [] : ['nobody is its author']),
      ...(element.children.some(({ attributes }) => attributes.rel === 'self')
        ? []
        : ['has no link to itself']),
    ];
  },
};

const faults = (xml: string, name: string, rule: ElementRule): string[] => {
  const root = readXml(xml);
  return [...(root.name === name ? [] : [`the root is ${root.name}`]), ...faultsOf(root, rule, name)];
};

/**
 * Violations of RSS 2.0 in a feed.
 * @throws Error if it is not well-formed
 */
export const rssFaults = (xml: string) => faults(xml, '{}rss', rss);
/**
 * Violations of Atom in a feed.
 * @throws Error if it is not well-formed
 */
export const atomFaults = (xml: string) => faults(xml, atomName('feed'), feed);
