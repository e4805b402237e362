import type { Author, Card, Link, Programme, Site } from '@portal/model';
import { shareImage } from '../head';
import { organizationId } from './site';
import { absolute, known, plainText, standfirstText, zonedDate } from './text';

export function breadcrumbList(links: readonly Link[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ text: name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(href, origin),
    })),
  };
}

/** schema.org ItemList of a listing's stories, in the order in which they stand. */
export function itemList(cards: readonly Card[], url: string, origin: string): object | undefined {
  // Where an advertisement stands there is no story.
  const stories = cards.filter(({ position }) => position === undefined);
  if (!stories.length) return undefined;
  return {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    numberOfItems: stories.length,
    itemListElement: stories.map((card, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: absolute(card.url, origin),
      name: card.title,
    })),
  };
}

/** schema.org ProfilePage of an author. */
export function profilePage(author: Author, site: Site, origin: string): object {
  const url = absolute(author.url, origin);
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#profile`,
    url,
    inLanguage: site.language,
    mainEntity: known({
      '@type': 'Person',
      '@id': `${url}#person`,
      name: author.name,
      url,
      jobTitle: author.role,
      description: author.bio && plainText(author.bio),
      image: shareImage(author.image, origin),
      sameAs: author.twitter ? [author.twitter] : undefined,
      worksFor: { '@id': organizationId(origin), '@type': 'NewsMediaOrganization', name: site.name },
    }),
  };
}

const MEDIUM_TYPES = { tv: ['TVSeries', 'TVEpisode'], radio: ['RadioSeries', 'RadioEpisode'] } as const;

/** schema.org TVSeries or RadioSeries of a programme, with the episodes of its page. */
export function series(programme: Programme, cards: readonly Card[], site: Site, origin: string): object {
  const url = absolute(programme.url, origin);
  const [type, episodeType] = programme.medium
    ? MEDIUM_TYPES[programme.medium]
    : (['CreativeWorkSeries', 'CreativeWork'] as const);
  const resume = programme.resume?.map(({ html }) => plainText(html)).join(' ');
  const episodes = cards.filter(({ type: kind }) => kind && EPISODE_TYPES.includes(kind));
  return known({
    '@type': type,
    '@id': `${url}#series`,
    name: programme.name,
    url,
    description: resume,
    image: shareImage(programme.image?.image, origin),
    inLanguage: site.language,
    publisher: { '@id': organizationId(origin), '@type': 'NewsMediaOrganization', name: site.name },
    [programme.medium ? 'episode' : 'hasPart']: episodes.map((card) =>
      known({
        '@type': episodeType,
        name: card.title,
        url: absolute(card.url, origin),
        description: standfirstText(card),
        image: shareImage(card.image, origin),
        datePublished: zonedDate(card.publishedDate?.date, site.timeZone),
        partOfSeries: programme.medium ? { '@id': `${url}#series` } : undefined,
      }),
    ),
  });
}

/** Contents that are a programme's broadcasts; its news are not. */
const EPISODE_TYPES: readonly NonNullable<Card['type']>[] = [
  'videoondemand',
  'audioondemand',
  'externalvideoondemand',
  'externalaudioondemand',
  'video',
  'audio',
];
