import type { ItemPicture } from '@portal/api';
import { wallTime } from '@portal/model';
import type { IllustrationOrder } from './front-matter';

/** Base URL of illustration orders: valid in a text's HTML, on a host that never exists. */
export const ILLUSTRATIONS = 'https://illustrations.invalid/';

/** URL of an illustration's order, which the opener of the demo's media draws. */
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

/** Picture as imported: the URL of its order, with its texts. */
export const pictureOf = (order: IllustrationOrder): ItemPicture => ({
  url: illustrationUrl(order),
  alt: order.alt,
  ...(order.caption ? { caption: order.caption } : {}),
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
