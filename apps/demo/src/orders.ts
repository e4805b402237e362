import type { ItemPicture } from '@portal/api';
import { wallTime } from '@portal/model';
import { checked, type IllustrationOrder, illustrationSchema } from './front-matter';
import { contentOf, type Language, PLANES, type Plane } from './illustrations/index';

/** Base URL of illustration orders: valid in a text's HTML, on a host that never exists. */
export const ILLUSTRATIONS = 'https://illustrations.invalid/';

/**
 * URL of an illustration's order, which the opener of the demo's media draws.
 * @param plane that it is of, from the back; without one it is the whole picture
 */
export function illustrationUrl(
  { subject, seed, hour, weather }: Omit<IllustrationOrder, 'caption' | 'planes'>,
  plane?: Plane,
): string {
  const query = new URLSearchParams({ seed: String(seed) });
  if (hour) query.set('hour', hour);
  if (weather) query.set('weather', weather);
  if (plane) query.set('plane', String(plane));
  return `${ILLUSTRATIONS}${subject}?${query}`;
}

/**
 * The order of an illustration's URL.
 * @throws NewsroomFileError for an order that cannot be drawn
 */
export function orderOf(url: string): IllustrationOrder {
  const { pathname, searchParams } = new URL(url);
  return checked(url, illustrationSchema, {
    subject: pathname.slice(1),
    seed: Number(searchParams.get('seed')),
    hour: searchParams.get('hour') ?? undefined,
    weather: searchParams.get('weather') ?? undefined,
  });
}

/** Plane that an illustration's URL orders; undefined for the whole picture. */
export const planeOf = (url: string): Plane | undefined =>
  PLANES.find((plane) => new URL(url).searchParams.get('plane') === String(plane));

/** A picture with its texts: the alternative text says what was drawn. */
export type PictureOf = (order: IllustrationOrder) => ItemPicture;

/** Pictures as imported: the URL of their order, with their texts in the newsroom's language. */
export const picturesIn =
  (language: Language): PictureOf =>
  (order) => ({
    url: illustrationUrl(order),
    alt: contentOf(order, language).alt,
    ...(order.caption ? { caption: order.caption } : {}),
    ...(order.planes ? { planes: PLANES.map((plane) => illustrationUrl(order, plane)) } : {}),
  });

/** Portraits name their sitter; only what is drawn is said of them. */
export const portraitOf = (
  order: IllustrationOrder,
  name: string,
  language: Language,
): { url: string; alt: string } => ({
  url: illustrationUrl(order),
  alt: `${language === 'ca' ? (/^[aeiouàèéíòóú]/i.test(name) ? 'Retrat d’' : 'Retrat de ') : 'Retrato de '}${name}`,
});

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Time that long ago, rounded to whole minutes. */
export function momentAgo(ago: string, now: Date): Date {
  const unit = ago.at(-1);
  const size = unit === 'm' || unit === 'h' ? UNIT_MS[unit] : UNIT_MS.d;
  return new Date(Math.floor((now.getTime() - Number.parseInt(ago, 10) * size) / 60_000) * 60_000);
}

const TIME_AGO = /\{\{(\d+[mhd])\}\}/g;

/** `{{35m}}` in a text is the time of day that long ago, so that a story's times match its publication. */
export const withTimes = (text: string, now: Date, timeZone: string) =>
  text.replace(TIME_AGO, (_, ago: string) =>
    wallTime(momentAgo(ago, now).toISOString(), timeZone).slice(11, 16),
  );
