import { type Card, conditionOf, type Image as Picture } from '@portal/model';
import type { KickerKind } from '../kicker/Kicker';
import { counted, type Locale, textsOf } from '../locale/locale';

/** Kinds of media that a card's picture can open. */
const MEDIA_KINDS = ['audio', 'video', 'gallery'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** The picture of a card: its own, else that of its media. */
export function pictureOf({ image, multimedia }: Card): Picture | undefined {
  if (image) return image;
  if (!multimedia) return undefined;
  if (multimedia.type === 'image') return multimedia.image;
  if ('images' in multimedia) return multimedia.poster ?? multimedia.images[0]?.image;
  return multimedia.poster;
}

/** Kind of a card's media, from the media it has, else from its kind of news. */
export function mediaKindOf({ multimedia, articleNewsTypeEnum }: Card): MediaKind | null {
  switch (multimedia?.type) {
    case 'video':
    case 'videoEmbed':
    case 'video360':
      return 'video';
    case 'audio':
    case 'audioEmbed':
      return 'audio';
    case 'photo-gallery':
      return 'gallery';
    default:
      return MEDIA_KINDS.find((kind) => kind === articleNewsTypeEnum) ?? null;
  }
}

/** Seconds in the format of players: '4:05', '1:02:09'. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** A few words about a card's media: the newsroom's own, else its length or the number of its pictures. */
export function mediaWords({ mediaInfo, multimedia }: Card, locale: Locale<'card'>): string | undefined {
  if (mediaInfo) return mediaInfo;
  if (!multimedia) return undefined;
  if ('images' in multimedia) return counted(textsOf(locale).card.pictures, multimedia.images.length, locale);
  return 'duration' in multimedia && multimedia.duration ? formatDuration(multimedia.duration) : undefined;
}

/** Sign over a card's headline. Media have theirs on the picture, if there is one. */
export function kickerKindOf(card: Card, hasPicture: boolean): KickerKind {
  const type = card.articleNewsTypeEnum;
  if (type === 'opinion' || type === 'live' || type === 'finished-live' || type === 'interview') return type;
  return (hasPicture ? null : mediaKindOf(card)) ?? 'news';
}

/**
 * Lock text of a gated article; null if it has none, because everyone may read it, or a number of such texts
 * each month.
 */
export function lockOf(
  card: Pick<Card, 'condition' | 'registeredOnly'>,
): 'registeredOnly' | 'subscribers' | null {
  const condition = conditionOf(card);
  if (condition === 'subscribers') return 'subscribers';
  return condition === 'registered' ? 'registeredOnly' : null;
}

/** Joins the day of a formatted date to its month with no-break spaces: “21 de novembre”, “21 nov.”. */
export const unbrokenDay = (words: string): string => words.replace(/(\d|\bde) (?=\D)/g, '$1\u00a0');
