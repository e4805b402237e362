import type { SiteFile } from '@portal/api';
import { type AdMap, adMapSchema, gptSettingsSchema } from '@portal/model/ads';
import * as v from 'valibot';
import { withDoorRows } from './boards';

/** URL of the ad tag's double in the demo's media. */
const TAG_DOUBLE = '/demo-media/gpt.js';

const positionsOf = (sizes: string, height: number) =>
  Object.fromEntries(
    (['front', 'listing', 'content'] as const).map((place) => [
      place,
      [
        {
          id: `demo-${place}`,
          slotType: 'display',
          adUnitCode: `ribera/${place}`,
          sizes,
          minimumReservedHeightDesktop: height,
          minimumReservedHeightMobile: height,
        },
      ],
    ]),
  );
const mapOf = (sizes: string, height: number): AdMap =>
  v.parse(adMapSchema, { networkCode: '1234', positions: positionsOf(sizes, height) });

/** Adds consent to advertising, and fills the ad positions from a double of Google's ad server. */
const advertising = (site: SiteFile): SiteFile => ({
  ...site,
  adMaps: { desktop: mapOf('[[728,90]]', 90), mobile: mapOf('[[320,100]]', 100) },
  ads: {
    house: [],
    sectionsWithout: [],
    adsTxt: [],
    ...site.ads,
    gpt: v.parse(gptSettingsSchema, { double: TAG_DOUBLE }),
  },
  consent: {
    ...site.consent,
    version: site.consent?.version ?? 1,
    partners: [
      ...(site.consent?.partners ?? []),
      { name: 'Google', purpose: 'ads', policy: 'https://policies.google.com/privacy' },
    ],
  },
});

/** Gives readers accounts at the site's identity provider. */
const withAccounts = (site: SiteFile): SiteFile => ({
  ...site,
  features: { ...site.features, users: true },
});

const CHANGES: Readonly<Record<string, (site: SiteFile) => SiteFile>> = {
  ribera: advertising,
  ones: withAccounts,
};

/** Site as configured while the front door is open. */
export const doorSiteOf = (site: SiteFile): SiteFile => ({
  ...(CHANGES[site.alias]?.(site) ?? site),
  boards: withDoorRows(site),
});
