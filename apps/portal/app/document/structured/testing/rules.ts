/** A JSON-LD object of a page. */
export type Thing = { [name: string]: unknown };

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Properties that search engines require of a type:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const REQUIRED: Record<string, readonly string[]> = {
  NewsArticle: ['headline', 'author', 'publisher', 'mainEntityOfPage', 'inLanguage', 'isAccessibleForFree'],
  OpinionNewsArticle: ['headline', 'author', 'publisher'],
  AdvertiserContentArticle: ['headline', 'author', 'publisher'],
  SatiricalArticle: ['headline', 'author', 'publisher'],
  LiveBlogPosting: ['headline', 'author', 'coverageStartTime', 'liveBlogUpdate'],
  BlogPosting: ['headline', 'url'],
  Question: ['text', 'acceptedAnswer'],
  Answer: ['text', 'author'],
  HowTo: ['name', 'image', 'step'],
  Recipe: ['name', 'image', 'recipeIngredient', 'recipeInstructions'],
  HowToStep: ['text'],
  HowToSupply: ['name'],
  HowToTool: ['name'],
  Blog: ['name', 'url'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  Event: ['name', 'startDate', 'eventStatus', 'location'],
  Place: ['name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  AudioObject: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  Organization: ['name'],
  NewsMediaOrganization: ['name'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  TVSeries: ['name', 'url'],
  TVEpisode: ['name', 'url', 'partOfSeries'],
  RadioSeries: ['name', 'url'],
  RadioEpisode: ['name', 'url', 'partOfSeries'],
  CorrectionComment: ['text', 'datePublished'],
  Table: ['name'],
  WebPageElement: ['isAccessibleForFree', 'cssSelector'],
  WebPage: ['@id'],
  EntryPoint: ['urlTemplate'],
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DURATION = /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/;
const ADDRESSES = [
  'url',
  'contentUrl',
  'embedUrl',
  'thumbnailUrl',
  'image',
  'item',
  'mainEntityOfPage',
  'sameAs',
];

function valueFault(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'says nothing';
  if (Array.isArray(value) && value.length === 0) return 'is an empty list';
  if (typeof value !== 'string') return null;
  if (
    /^(?:date|upload|start|end|coverage)\w*(?:Date|Published|Modified|Time)$|^(?:start|end)Date$/.test(name)
  )
    return MOMENT.test(value) || DAY.test(value) ? null : `is no date: ${value}`;
  if (name === 'duration' || name.endsWith('Time'))
    return DURATION.test(value) ? null : `is no duration: ${value}`;
  if (ADDRESSES.includes(name)) return /^https?:\/\//.test(value) ? null : `is no address: ${value}`;
  if (name === 'headline') return [...value].length <= 110 ? null : 'is longer than 110 characters';
  return null;
}

/**
 * Violations of schema.org's rules and of search engines' requirements in an object. References (`@id`
 * alone) are ignored.
 */
export function structuredFaults(thing: Thing, place = 'page'): string[] {
  const names = Object.keys(thing).filter((name) => name !== '@id');
  if (!names.length) return [];
  const type = String(thing['@type']);
  const required = REQUIRED[type];
  const at = `${place}/${type}`;
  const faults = required
    ? required.filter((name) => thing[name] === undefined).map((name) => `${at}: has no ${name}`)
    : [`${at}: a type that no page should have`];
  for (const [name, value] of Object.entries(thing)) {
    for (const one of [value, ...(Array.isArray(value) ? value : [])]) {
      const fault = valueFault(name, one);
      if (fault) faults.push(`${at}: ${name} ${fault}`);
      if (isThing(one)) faults.push(...structuredFaults(one, `${at}.${name}`));
    }
  }
  if (type === 'ListItem' && thing.item === undefined && thing.url === undefined)
    faults.push(`${at}: leads nowhere`);
  if (thing.isAccessibleForFree === false && 'headline' in thing && !thing.hasPart)
    faults.push(`${at}: does not say which part is closed`);
  return faults;
}
