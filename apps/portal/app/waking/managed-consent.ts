import { CONSENT_PURPOSES, type ConsentPurpose } from '@portal/model';

/** What a consent management platform tells its listeners (IAB Europe, TCF v2.3). */
type TcData = { purpose?: { consents?: Record<string, boolean | undefined> } };
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

/** Purposes of the framework that each of ours needs: 1 storage, 2 and 7 advertising and its measuring, 8 measuring of contents. */
const NEEDED = { embeds: [1], analytics: [1, 8], ads: [1, 2, 7] } as const;

let known: ConsentPurpose[] | null = null;
let isListening = false;

/**
 * What a publisher's own platform says that the reader agrees to; null as long as it has not said, undefined where there is none.
 * @param onChange hears of what it says later
 */
export function managedConsent(onChange: () => void): readonly ConsentPurpose[] | null | undefined {
  const api = window.__tcfapi;
  if (typeof api !== 'function') return undefined;
  if (!isListening) {
    isListening = true;
    api('addEventListener', 2, (data, isSuccess) => {
      if (!isSuccess || !data) return;
      const consents = data.purpose?.consents ?? {};
      const agrees = (purpose: ConsentPurpose) =>
        NEEDED[purpose].every((number) => consents[number] === true);
      known = CONSENT_PURPOSES.filter(agrees);
      onChange();
    });
  }
  return known;
}
