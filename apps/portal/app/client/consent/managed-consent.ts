import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  FRAMEWORK_PURPOSES,
  GOOGLE_VENDOR,
  PERSONAL_PURPOSES,
} from '@portal/model';
import { forgetEmbeds } from './forget-embeds';

type Consents = Record<string, boolean | undefined>;
/** What a consent management platform tells its listeners (IAB Europe, TCF v2.3). */
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

/** The page's own `__tcfapi`, on a site whose notice speaks the framework itself: what it says is what was chosen here. */
export const ownApi: { current: Window['__tcfapi'] } = { current: undefined };

type Managed = { granted: readonly ConsentPurpose[]; isPersonal: boolean };

let known: Managed | null = null;
let isListening = false;
let isGone = false;

/** Whether all of these are agreed to; a list says nothing of them. */
const allowsAll = (consents: Consents | undefined, numbers: readonly number[]): boolean =>
  !Array.isArray(consents) && numbers.every((number) => consents?.[number] === true);

/** Advertising here is Google's: it takes the purposes, and Google among those whom the reader lets have them. */
const choiceOf = ({ purpose, vendor }: TcData): Managed => ({
  granted: CONSENT_PURPOSES.filter(
    (wanted) =>
      allowsAll(purpose?.consents, FRAMEWORK_PURPOSES[wanted]) &&
      (wanted !== 'ads' || allowsAll(vendor?.consents, [GOOGLE_VENDOR])),
  ),
  isPersonal: allowsAll(purpose?.consents, PERSONAL_PURPOSES),
});

/**
 * What a publisher's own platform says that the reader agrees to; null as long as it has not said, undefined where there is none.
 * @param onChange hears of what it says later
 */
export function managedConsent(onChange: () => void): readonly ConsentPurpose[] | null | undefined {
  const api = window.__tcfapi;
  // One that the site brings and that has not come has not said anything.
  if (typeof api !== 'function') return document.documentElement.dataset.consentPlatform ? null : undefined;
  if (api === ownApi.current) return undefined;
  if (!isListening) {
    isListening = true;
    const listen = (data: TcData | null, isSuccess: boolean) => {
      // Its own notice is open: nothing is decided, or what was decided still holds.
      if (!isSuccess || !data || data.eventStatus === 'cmpuishown') return;
      known = choiceOf(data);
      // Withdrawn just now: players that were remembered ask again.
      if (data.eventStatus === 'useractioncomplete' && !known.granted.includes('embeds')) forgetEmbeds();
      onChange();
    };
    try {
      api('addEventListener', 2, listen);
    } catch (error) {
      // It says nothing, then: nobody is let in, and the page goes on.
      reportError(error);
    }
  }
  return known?.granted ?? null;
}

/** Whether advertising may be chosen for the reader: a platform is asked for that apart. */
export const isManagedPersonal = (): boolean => known?.isPersonal ?? true;

/** Whether the publisher's own platform could not be had. */
export const isManagedGone = () => isGone;

/** The publisher's own platform cannot be had: nobody has agreed to anything, and nobody is waited for. */
export function refuseForManaged(): void {
  isGone = true;
  known ??= { granted: [], isPersonal: false };
}
