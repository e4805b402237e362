import { FEATURE_FLAGS, type FeatureFlag, toMilliseconds } from '@portal/model';
import { SHOWROOM_ADS, SHOWROOM_READERS, type Showroom } from '../app/showroom';

/** A version's id, as addresses of a showroom name it. */
const VERSION = /^[a-z0-9-]{1,31}$/;

/** What the address of a showroom's page chooses; what it does not know is left as it is for everybody. */
export function showroomOf({ searchParams }: URL, timeZone: string): Showroom {
  const flags: Partial<Record<FeatureFlag, boolean>> = {};
  for (const flag of FEATURE_FLAGS) {
    const asked = searchParams.get(flag);
    if (asked === 'on' || asked === 'off') flags[flag] = asked === 'on';
  }
  const date = searchParams.get('date') ?? '';
  const at = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(date) ? toMilliseconds(date, timeZone) : null;
  const fakeId = searchParams.get('paywallFakeId') ?? '';
  return {
    paywallFakeId: VERSION.test(fakeId) ? fakeId : null,
    ads: SHOWROOM_ADS.find((known) => known === searchParams.get('ads')) ?? 'showroom',
    reader: SHOWROOM_READERS.find((known) => known === searchParams.get('reader')) ?? 'own',
    flags,
    date: at === null ? null : { text: date, at: new Date(at) },
  };
}
