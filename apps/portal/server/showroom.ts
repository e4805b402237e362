import {
  FEATURE_FLAGS,
  type FeatureFlag,
  type PaywallVersions,
  type Site,
  toMilliseconds,
} from '@portal/model';
import { SHOWROOM_ADS, SHOWROOM_READERS, type Showroom } from '../app/showroom';

/** Characters of a version's id that the site does not have, as the bar says it. */
const MAX_SAID = 40;

/** What the address of a showroom's page chooses; what it does not know is left as it is for everybody. */
export function showroomOf(
  { searchParams }: URL,
  { timeZone, paywall }: Pick<Site, 'timeZone' | 'paywall'>,
  versions: PaywallVersions,
): Showroom {
  const flags: Partial<Record<FeatureFlag, boolean>> = {};
  for (const flag of FEATURE_FLAGS) {
    const asked = searchParams.get(flag);
    if (asked === 'on' || asked === 'off') flags[flag] = asked === 'on';
  }
  const date = searchParams.get('date') ?? '';
  const at = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(date) ? toMilliseconds(date, timeZone) : null;
  const named = searchParams.get('paywallFakeId') ?? '';
  const isKnown = versions.some(({ id }) => id === named);
  return {
    versions,
    paywallFakeId: isKnown ? named : null,
    unknownVersion: paywall && named && !isKnown ? named.slice(0, MAX_SAID) : null,
    ads: SHOWROOM_ADS.find((known) => known === searchParams.get('ads')) ?? 'showroom',
    reader: SHOWROOM_READERS.find((known) => known === searchParams.get('reader')) ?? 'own',
    flags,
    date: at === null ? null : { text: date, at: new Date(at) },
  };
}
