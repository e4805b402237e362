import {
  type Audio,
  type Content,
  conditionOf,
  type Image,
  type Multimedia,
  type Site,
  type Video,
} from '@portal/model';
import { shareImage } from '../head';
import { absolute, isoDuration, known, plainText, standfirstText, zonedDate } from './text';

type Film = Video | Extract<Multimedia, { type: 'videoEmbed' | 'video360' }>;

type Told = { id: string; name: string; content: Content; site: Site; origin: string };

/** A page's media, with its caption. */
type Shown = { media: Multimedia; caption?: string | undefined };

const ownOf = (url: string | undefined, origin: string) => (url ? absolute(url, origin) : undefined);

/** schema.org VideoObject; undefined without a picture and a date, which it requires. */
function videoObject(film: Film, poster: Image | undefined, told: Told): object | undefined {
  const { id, name, content, site, origin } = told;
  const thumbnail = shareImage(film.poster ?? poster, origin);
  const uploadDate = zonedDate(content.publishedDate?.date, site.timeZone);
  if (!thumbnail || !uploadDate) return undefined;
  const open = conditionOf(content) === null;
  const file =
    film.type === 'video' ? (film.mp4 ?? film.hlsSource) : film.type === 'video360' ? film.src : undefined;
  return known({
    '@type': 'VideoObject',
    '@id': id,
    name,
    description: standfirstText(content),
    thumbnailUrl: [thumbnail],
    uploadDate,
    duration: film.type === 'videoEmbed' ? undefined : isoDuration(film.duration),
    contentUrl: open ? ownOf(file, origin) : undefined,
    embedUrl: open && film.type === 'videoEmbed' ? absolute(film.url, origin) : undefined,
    inLanguage: site.language,
    isAccessibleForFree: open,
  });
}

/** schema.org AudioObject. */
function audioObject(
  audio: Audio | Extract<Multimedia, { type: 'audioEmbed' }>,
  poster: Image | undefined,
  { id, name, content, site, origin }: Told,
): object {
  const open = conditionOf(content) === null;
  return known({
    '@type': 'AudioObject',
    '@id': id,
    name,
    description: standfirstText(content),
    thumbnailUrl: shareImage(audio.poster ?? poster, origin),
    uploadDate: zonedDate(content.publishedDate?.date, site.timeZone),
    duration: audio.type === 'audio' ? isoDuration(audio.duration) : undefined,
    contentUrl: open && audio.type === 'audio' ? absolute(audio.src, origin) : undefined,
    embedUrl: open && audio.type === 'audioEmbed' ? absolute(audio.url, origin) : undefined,
    inLanguage: site.language,
    isAccessibleForFree: open,
  });
}

/** Videos and audios of an article: its main one, then those in its text. */
export function mediaObjects(content: Content, site: Site, origin: string): object[] {
  const url = absolute(content.url, origin);
  const inText = content.body.flatMap((part): Shown[] => {
    if (part.type === 'video') return [{ media: part.video, caption: part.caption }];
    return part.type === 'audio' ? [{ media: part.audio, caption: part.caption }] : [];
  });
  const media = [...(content.multimedia ? [{ media: content.multimedia }] : []), ...inText];
  return media.flatMap(({ media: one, caption }: Shown, at) => {
    const name = plainText(caption ?? '') || content.title;
    const told = { id: `${url}#media-${at + 1}`, name, content, site, origin };
    switch (one.type) {
      case 'video':
      case 'videoEmbed':
      case 'video360':
        return videoObject(one, content.image, told) ?? [];
      case 'audio':
      case 'audioEmbed':
        return [audioObject(one, content.image, told)];
      default:
        return [];
    }
  });
}
