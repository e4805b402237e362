import * as v from 'valibot';
import { isDay } from '../dates/zone';

/** Places of a page for advertising (spec §3, §9). */
export const AD_PLACES = ['top', 'front', 'listing', 'programmes', 'content', 'aside'] as const;
/**
 * Place of a page for advertising: under its header, next to it on wide screens, or within a front, a
 * listing, the programme index or a text.
 */
export type AdPlace = (typeof AD_PLACES)[number];

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000));
/** A path of the site's own host: nothing third-party loads before a reader consents to it. */
const ownFile = v.pipe(
  v.string(),
  v.regex(/^\/[\w./-]{1,300}$/, 'must be a path of the site’s own host, such as /media/shop.avif'),
  v.check((path) => !path.startsWith('//') && !path.includes('..'), 'must be a path of the site’s own host'),
);
const pictureSchema = v.object({ src: ownFile, width: pixels, height: pixels });
/**
 * One picture of a house ad: its path on the site's own host, and its size in CSS pixels. It must be opaque,
 * because its alternative text lies behind it. Ad blockers hide paths such as `/ads/`.
 */
export type HouseAdPicture = v.InferOutput<typeof pictureSchema>;

const day = v.pipe(v.string(), v.check(isDay, 'must be a day that there is, such as "2026-12-24"'));
const isTarget = (href: string) =>
  /^\/(?!\/)\S*$/.test(href) || (/^https:\/\/\S+$/.test(href) && URL.canParse(href));

/**
 * Schema of an advertisement that the site serves itself. Its error messages state the rules for a site's
 * file.
 */
export const houseAdSchema = v.pipe(
  v.object({
    /** Its name in the file: 1 to 60 of a–z, 0–9 and hyphens. */
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'must be lower-case letters, digits and hyphens')),
    /** Advertiser named on the ad's label. */
    advertiser: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    href: v.pipe(
      v.string(),
      v.maxLength(2000),
      v.check(isTarget, 'must be a path, or an address with https'),
    ),
    /** Alternative text of the picture. */
    alt: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
    /** From 768 px on. Without it the ad is hidden on wide screens. */
    desktop: v.optional(pictureSchema),
    /** Under 768 px. Without it the ad is hidden on phones. */
    mobile: v.optional(pictureSchema),
    /** First and last day, in the site's time zone. */
    from: v.optional(day),
    to: v.optional(day),
    /**
     * Weight against the other ads of its place; no advertiser has two consecutive places while another
     * runs.
     */
    share: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(1000)), 1),
    places: v.pipe(v.array(v.picklist(AD_PLACES)), v.minLength(1)),
  }),
  v.check(({ desktop, mobile }) => Boolean(desktop ?? mobile), 'needs a picture: desktop, mobile or both'),
  v.check(({ from, to }) => !from || !to || from <= to, 'ends before it begins: from must not be after to'),
);
/**
 * An advertisement that the site serves itself, without consent, JavaScript or third-party content (spec §3,
 * ads).
 */
export type HouseAd = v.InferOutput<typeof houseAdSchema>;

/**
 * A number between 0 and 1, both excluded, derived from the text alone (FNV-1a, its bits mixed once more).
 */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (((hash ^ (hash >>> 15)) >>> 0) + 0.5) / 2 ** 32;
}

/** Place to fill, its page, and the day. */
export type HouseAdRequest = {
  place: AdPlace;
  /** Path of the page. */
  path: string;
  /** Index of the place on the page, from 0; consecutive places have different advertisers. */
  nth: number;
  /** Today in the site's time zone, `YYYY-MM-DD`. */
  day: string;
};

/** Ads of one advertiser, and their part of all impressions, from 0 to 1. */
type Campaign = { ads: HouseAd[]; part: number };

/**
 * Running ads grouped by advertiser. If several advertise, each has at most half, so that no advertiser
 * fills two consecutive places.
 */
function campaignsOf(running: readonly HouseAd[]): Campaign[] {
  const byName = new Map<string, HouseAd[]>();
  for (const ad of running) byName.set(ad.advertiser, [...(byName.get(ad.advertiser) ?? []), ad]);
  const sumOf = (ads: readonly HouseAd[]) => ads.reduce((sum, { share }) => sum + share, 0);
  const whole = sumOf(running);
  const campaigns = [...byName.values()].map((ads) => ({ ads, part: sumOf(ads) / whole }));
  const most = Math.max(...campaigns.map(({ part }) => part));
  if (campaigns.length === 1 || most <= 0.5) return campaigns;
  return campaigns.map(({ ads, part }) => ({
    ads,
    part: part === most ? 0.5 : (part / (1 - most)) * 0.5,
  }));
}

/** Item that a point from 0 to 1 falls on, and how far into the item's part it lies, from 0 to 1. */
function pickedAt<Item>(items: readonly Item[], point: number, partOf: (item: Item) => number) {
  let begin = 0;
  for (const item of items) {
    const part = partOf(item);
    if (point < begin + part) return { item, along: (point - begin) / part };
    begin += part;
  }
  const item = items.at(-1);
  return item && { item, along: 0 };
}

/**
 * The house ad of a place. It depends on page, place and day alone, so that a cached page suits every
 * reader. Over all pages each ad appears as often as its share, at most in every second place if others
 * advertise too. Undefined if none runs.
 */
export function houseAdFor(
  ads: readonly HouseAd[],
  { place, path, nth, day: today }: HouseAdRequest,
): HouseAd | undefined {
  const running = ads.filter(
    ({ places, from, to }) => places.includes(place) && (from ?? today) <= today && today <= (to ?? today),
  );
  // A wheel on which each advertiser has a part. A page starts at a pseudo-random point, and each of its
  // places lies the greatest part further on: every place shows each advertiser by its share, and
  // consecutive places never share one.
  const campaigns = campaignsOf(running);
  const step = Math.max(...campaigns.map(({ part }) => part));
  const point = (chanceOf(`${today} ${path}`) + nth * step) % 1;
  const campaign = pickedAt(campaigns, point, ({ part }) => part);
  if (!campaign) return undefined;
  const { ads: own } = campaign.item;
  const whole = own.reduce((sum, { share }) => sum + share, 0);
  return pickedAt(own, campaign.along, ({ share }) => share / whole)?.item;
}
