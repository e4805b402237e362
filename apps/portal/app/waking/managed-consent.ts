import { CONSENT_PURPOSES, type ConsentPurpose, FRAMEWORK_PURPOSES } from '@portal/model';

/** What a consent management platform tells its listeners (IAB Europe, TCF v2.3). */
type TcData = { eventStatus?: string; purpose?: { consents?: Record<string, boolean | undefined> } };
type TcfApi = (
  command: 'addEventListener',
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

let known: ConsentPurpose[] | null = null;
let isListening = false;

/**
 * What a publisher's own platform says that the reader agrees to; null as long as it has not said, undefined where there is none.
 * @param onChange hears of what it says later
 */
export function managedConsent(onChange: () => void): readonly ConsentPurpose[] | null | undefined {
  const api = window.__tcfapi;
  if (typeof api !== 'function' || api === ownApi.current) return undefined;
  if (!isListening) {
    isListening = true;
    const listen = (data: TcData | null, isSuccess: boolean) => {
      // Its own notice is open: nothing is decided, or what was decided still holds.
      if (!isSuccess || !data || data.eventStatus === 'cmpuishown') return;
      const consents = data.purpose?.consents ?? {};
      const agrees = (purpose: ConsentPurpose) =>
        FRAMEWORK_PURPOSES[purpose].every((number) => consents[number] === true);
      known = CONSENT_PURPOSES.filter(agrees);
      onChange();
    };
    try {
      api('addEventListener', 2, listen);
    } catch (error) {
      // It says nothing, then: nobody is let in, and the page goes on.
      reportError(error);
    }
  }
  return known;
}
