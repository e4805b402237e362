import type { ItemPicture } from '@portal/api';
import { wallTime } from '@portal/model';
import type { IllustrationOrder } from './front-matter';

/** Where orders of illustrations seem to be: an address that a text's HTML may hold, on a host that never is. */
export const ILLUSTRATIONS = 'https://illustrations.invalid/';

/** Address of an illustration's order; the opener of the demo's media draws it. */
export function illustrationUrl({
  scene,
  seed,
  hour,
  weather,
  pose,
}: Omit<IllustrationOrder, 'alt' | 'caption'>): string {
  const query = new URLSearchParams({ seed: String(seed) });
  if (hour) query.set('hour', hour);
  if (weather) query.set('weather', weather);
  if (pose) query.set('pose', String(pose));
  return `${ILLUSTRATIONS}${scene}?${query}`;
}

/** A picture as it is imported: the address of its order, with its words. */
export const pictureOf = (order: IllustrationOrder): ItemPicture => ({
  url: illustrationUrl(order),
  alt: order.alt,
  ...(order.caption ? { caption: order.caption } : {}),
});

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** The moment so long ago, by whole minutes. */
export function momentAgo(ago: string, now: Date): Date {
  const unit = ago.at(-1);
  const size = unit === 'm' || unit === 'h' ? UNIT_MS[unit] : UNIT_MS.d;
  return new Date(Math.floor((now.getTime() - Number.parseInt(ago, 10) * size) / 60_000) * 60_000);
}

const TIME_AGO = /\{\{(\d+[mhd])\}\}/g;

/** `{{35m}}` in a text is the clock's time so long ago: what a story tells of goes with when it was published. */
export const withTimes = (text: string, now: Date, timeZone: string) =>
  text.replace(TIME_AGO, (_, ago: string) =>
    wallTime(momentAgo(ago, now).toISOString(), timeZone).slice(11, 16),
  );
