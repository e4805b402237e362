import * as v from 'valibot';
import { filmAdSettingsSchema } from './film-ads';
import { gptSettingsSchema } from './gpt';
import { houseAdSchema } from './house-ad';

const MOST_HOUSE_ADS = 100;
const MOST_LINES = 1000;

/** One line of ads.txt (IAB Tech Lab, ads.txt 1.1): a seller, or a variable. */
const SELLER_LINE = /^[a-z0-9.-]{1,253}, ?[\w.-]{1,100}, ?(?:DIRECT|RESELLER)(?:, ?[\w-]{1,60})?$/i;
const VARIABLE_LINE =
  /^(?:contact|subdomain|inventorypartnerdomain|ownerdomain|managerdomain)=[^\s#]{1,253}$/i;

const domain = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a domain such as example.org'),
);
const sellerSchema = v.pipe(
  v.object({
    seller_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    seller_type: v.picklist(['PUBLISHER', 'INTERMEDIARY', 'BOTH']),
    name: v.optional(v.pipe(v.string(), v.maxLength(200))),
    domain: v.optional(domain),
    is_confidential: v.optional(v.picklist([0, 1])),
  }),
  v.check(
    ({ name, is_confidential }) => is_confidential === 1 || Boolean(name),
    'a seller that is not confidential must have a name',
  ),
);

/** Schema of a site's advertising sellers (IAB Tech Lab, sellers.json 1.0). */
export const adSellersSchema = v.object({
  contact_email: v.optional(v.pipe(v.string(), v.email())),
  contact_address: v.optional(v.pipe(v.string(), v.maxLength(300))),
  sellers: v.pipe(v.array(sellerSchema), v.minLength(1), v.maxLength(MOST_LINES)),
});

/**
 * Schema of a site's advertising other than its ad maps (spec §3, ads): house ads, ad servers and sellers.
 */
export const adSettingsSchema = v.object({
  /** House ads, which the site serves itself. */
  house: v.optional(
    v.pipe(
      v.array(houseAdSchema),
      v.maxLength(MOST_HOUSE_ADS),
      v.check(
        (ads) => new Set(ads.map(({ id }) => id)).size === ads.length,
        'two house ads have the same id',
      ),
    ),
    [],
  ),
  /**
   * Google Publisher Tag fills the positions of the ad maps, for readers who consent to advertising; without
   * it they stay empty.
   */
  gpt: v.optional(gptSettingsSchema),
  /**
   * Ads before films, from the `vastUrl` of the ad maps, for readers who consent to advertising; without it
   * there are none.
   */
  video: v.optional(filmAdSettingsSchema),
  /**
   * Slugs of sections without any advertising, in lists and texts, such as those for children or obituaries.
   */
  sectionsWithout: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))), []),
  /** Lines of `/ads.txt`; without them the site has none. */
  adsTxt: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check(
            (line) => SELLER_LINE.test(line) || VARIABLE_LINE.test(line),
            'must be a line of ads.txt, such as "example.com, pub-1234, DIRECT"',
          ),
        ),
      ),
      v.maxLength(MOST_LINES),
    ),
    [],
  ),
  /** Content of `/sellers.json`; without it the site has none. */
  sellers: v.optional(adSellersSchema),
});
/**
 * Advertising of a site other than its ad maps: house ads, sections without any, `ads.txt` and
 * `sellers.json`.
 */
export type AdSettings = v.InferOutput<typeof adSettingsSchema>;

/** Whether a page may have advertising: not in the site's ad-free sections. */
export function mayAdvertise(
  { sectionsWithout }: Pick<AdSettings, 'sectionsWithout'>,
  path: string,
): boolean {
  return !sectionsWithout.some((slug) => path.startsWith(`/${slug}/`));
}
