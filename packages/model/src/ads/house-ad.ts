import * as v from 'valibot';
import { isDay } from '../dates/zone';

/** Where a page has room for advertising (spec §3, §9). */
export const AD_PLACES = ['top', 'front', 'listing', 'programmes', 'content', 'aside'] as const;
/**
 * Where a page has room for advertising: under its header, beside it on wide screens, or among what a front, a listing, the index of
 * programmes or a text is made of.
 */
export type AdPlace = (typeof AD_PLACES)[number];

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000));
/** A path of the site's own host: nothing of others is loaded before a reader agrees to it. */
const ownFile = v.pipe(
  v.string(),
  v.regex(/^\/[\w./-]{1,300}$/, 'must be a path of the site’s own host, such as /media/shop.avif'),
  v.check((path) => !path.startsWith('//') && !path.includes('..'), 'must be a path of the site’s own host'),
);
const pictureSchema = v.object({ src: ownFile, width: pixels, height: pixels });
/**
 * One picture of a house ad: its path on the site's own host, and its size in CSS pixels. It is opaque: behind it are the words for whom
 * it does not come. Blockers keep back paths such as `/ads/`.
 */
export type HouseAdPicture = v.InferOutput<typeof pictureSchema>;

const day = v.pipe(v.string(), v.check(isDay, 'must be a day that there is, such as "2026-12-24"'));
const isTarget = (href: string) =>
  /^\/(?!\/)\S*$/.test(href) || (/^https:\/\/\S+$/.test(href) && URL.canParse(href));

/** Parses an advertisement that the site serves itself; the message of a failure says what a site's file must have. */
export const houseAdSchema = v.pipe(
  v.object({
    /** Its name in the file: 1 to 60 of a–z, 0–9 and hyphens. */
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'must be lower-case letters, digits and hyphens')),
    /** Who pays for it, which its label says. */
    advertiser: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    href: v.pipe(
      v.string(),
      v.maxLength(2000),
      v.check(isTarget, 'must be a path, or an address with https'),
    ),
    /** What the picture says, for who does not see it. */
    alt: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
    /** From 768 px on. Without it the ad is not on wide screens. */
    desktop: v.optional(pictureSchema),
    /** Under 768 px. Without it the ad is not on phones. */
    mobile: v.optional(pictureSchema),
    /** First and last day of it, where the site is. */
    from: v.optional(day),
    to: v.optional(day),
    /** How often it is shown against the others of its place; no advertiser has two places one after another while another runs. */
    share: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(1000)), 1),
    places: v.pipe(v.array(v.picklist(AD_PLACES)), v.minLength(1)),
  }),
  v.check(({ desktop, mobile }) => Boolean(desktop ?? mobile), 'needs a picture: desktop, mobile or both'),
  v.check(({ from, to }) => !from || !to || from <= to, 'ends before it begins: from must not be after to'),
);
/** An advertisement that the site serves itself: no consent, no script, nothing of others (spec §3, ads). */
export type HouseAd = v.InferOutput<typeof houseAdSchema>;

/** A number from 0 to 1, both excluded, that is the same for the same text (FNV-1a, its bits mixed once more). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (((hash ^ (hash >>> 15)) >>> 0) + 0.5) / 2 ** 32;
}

/** Which place of which page is to be filled, and on which day. */
export type HouseAdRequest = {
  place: AdPlace;
  /** Path of the page. */
  path: string;
  /** Which of the page's places it is, from 0 on: places one after another are of different advertisers. */
  nth: number;
  /** Where the site is, `YYYY-MM-DD`. */
  day: string;
};

/** Ads of one advertiser, and the part that they have of all that is shown, from 0 to 1. */
type Campaign = { ads: HouseAd[]; part: number };

/**
 * Running ads by who pays for them. Nobody has more than half where somebody else advertises too: of two rooms one after another, the
 * same advertiser never has both.
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

/** Which of several a point falls on, 0 to 1, and how far along its part, 0 to 1. */
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
 * The house ad of a place. It depends on page, place and day alone, so that a kept page is the same for everybody; over all pages each
 * ad comes as often as its share, at most in every other place where others advertise too. Undefined where none runs.
 */
export function houseAdFor(
  ads: readonly HouseAd[],
  { place, path, nth, day: today }: HouseAdRequest,
): HouseAd | undefined {
  const running = ads.filter(
    ({ places, from, to }) => places.includes(place) && (from ?? today) <= today && today <= (to ?? today),
  );
  // A wheel on which each advertiser has a part. A page begins at a point of chance, and each of its places is as much further on as the
  // greatest part: every place shows each by its share, and what follows is always another's.
  const campaigns = campaignsOf(running);
  const step = Math.max(...campaigns.map(({ part }) => part));
  const point = (chanceOf(`${today} ${path}`) + nth * step) % 1;
  const campaign = pickedAt(campaigns, point, ({ part }) => part);
  if (!campaign) return undefined;
  const { ads: own } = campaign.item;
  const whole = own.reduce((sum, { share }) => sum + share, 0);
  return pickedAt(own, campaign.along, ({ share }) => share / whole)?.item;
}
