import type { Card, Content, Programme, ProgrammeRating, Site } from '@portal/model';
import { shareImage } from '../head';
import { creativeWork } from './article';
import { organizationId } from './site';
import { absolute, known, plainText, standfirstText, zonedDate } from './text';

/** Articles that are a programme's broadcasts; its news stories are not. */
const EPISODE_TYPES: readonly NonNullable<Card['type']>[] = [
  'videoondemand',
  'audioondemand',
  'externalvideoondemand',
  'externalaudioondemand',
];

const MEDIUM_TYPES = { tv: ['TVSeries', 'TVEpisode'], radio: ['RadioSeries', 'RadioEpisode'] } as const;

/** The rating in structured data: `0+`, `12+`. */
const ratingOf = ({ age }: ProgrammeRating): string => `${age === 'all' ? 0 : age}+`;

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
    contentRating: programme.rating && ratingOf(programme.rating),
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

/** schema.org TVEpisode or RadioEpisode of an article that is a broadcast of a programme. */
export function episode(content: Content, site: Site, origin: string): object | undefined {
  const { programme, type } = content;
  if (!programme?.medium || !EPISODE_TYPES.includes(type)) return undefined;
  const [seriesType, episodeType] = MEDIUM_TYPES[programme.medium];
  const url = absolute(programme.url, origin);
  return known({
    '@type': episodeType,
    '@id': `${absolute(content.url, origin)}#episode`,
    name: content.title,
    ...creativeWork(content, site, origin),
    partOfSeries: { '@type': seriesType, '@id': `${url}#series`, name: programme.name, url },
  });
}
