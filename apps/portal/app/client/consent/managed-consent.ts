import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  FRAMEWORK_PURPOSES,
  GOOGLE_VENDOR,
  PERSONAL_PURPOSES,
} from '@portal/model/readers';
import { forgetEmbeds } from './forget-embeds';

type Consents = Record<string, boolean | undefined>;
/** Data that a consent management platform sends its listeners (IAB Europe, TCF v2.3). */
type TcData = { eventStatus?: string; purpose?: { consents?: Consents }; vendor?: { consents?: Consents } };
type TcfApi = (
  command: 'addEventListener' | 'displayConsentUi',
  version: 2,
  listener: (data: TcData | null, isSuccess: boolean) => void,
) => void;

declare global {
  interface Window {
    __tcfapi?: TcfApi;
  }
}

/**
 * The page's own `__tcfapi`, on a site whose notice implements the framework itself: it reports what was
 * chosen here.
 */
export const ownApi: { current: Window['__tcfapi'] } = { current: undefined };

type Managed = { granted: readonly ConsentPurpose[]; isPersonal: boolean };

let known: Managed | null = null;
let isListening = false;
let isGone = false;

/** Whether all of these are agreed to; consents in a list are ignored. */
const allowsAll = (consents: Consents | undefined, numbers: readonly number[]): boolean =>
  !Array.isArray(consents) && numbers.every((number) => consents?.[number] === true);

/** Advertising here is Google's: it needs the purposes, and consent for Google as a vendor. */
const choiceOf = ({ purpose, vendor }: TcData): Managed => ({
  granted: CONSENT_PURPOSES.filter(
    (wanted) =>
      allowsAll(purpose?.consents, FRAMEWORK_PURPOSES[wanted]) &&
      (wanted !== 'ads' || allowsAll(vendor?.consents, [GOOGLE_VENDOR])),
  ),
  isPersonal: allowsAll(purpose?.consents, PERSONAL_PURPOSES),
});

/**
 * Purposes granted by the publisher's own platform; null until it reports, undefined without one.
 * @param onChange called on later reports
 */
export function managedConsent(onChange: () => void): readonly ConsentPurpose[] | null | undefined {
  const api = window.__tcfapi;
  // A platform of the site that has not loaded yet has not reported anything.
  if (typeof api !== 'function') return document.documentElement.dataset.consentPlatform ? null : undefined;
  if (api === ownApi.current) return undefined;
  if (!isListening) {
    isListening = true;
    const listen = (data: TcData | null, isSuccess: boolean) => {
      // Its own notice is open: nothing is decided, or the last decision still holds.
      if (!isSuccess || !data || data.eventStatus === 'cmpuishown') return;
      known = choiceOf(data);
      // Just withdrawn: remembered embeds ask again.
      if (data.eventStatus === 'useractioncomplete' && !known.granted.includes('embeds')) forgetEmbeds();
      onChange();
    };
    try {
      api('addEventListener', 2, listen);
    } catch (error) {
      // Without a report nothing is granted, and the page goes on.
      reportError(error);
    }
  }
  return known?.granted ?? null;
}

/** Whether advertising may be personalised: a platform asks for that separately. */
export const isManagedPersonal = (): boolean => known?.isPersonal ?? true;

/** Whether the publisher's own platform failed to load. */
export const isManagedGone = () => isGone;

/** The publisher's own platform failed to load: nothing is granted, and nothing waits for it. */
export function refuseForManaged(): void {
  isGone = true;
  known ??= { granted: [], isPersonal: false };
}
