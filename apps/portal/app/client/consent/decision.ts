import type { AnalyticsSettings, ConsentPurpose, ConsentSettings } from '@portal/model';

/** What a page says at its foot of what the site asks consent for: the props of its choices. */
export type ConsentProps = {
  /** The site's. */
  name: string;
  settings: ConsentSettings;
  /** That a decision is sent to. */
  address: string;
  /** Who is told of what readers do, if they agree. */
  analytics?: AnalyticsSettings;
  /** Page of cookies. */
  policyHref?: string;
  /** What the site's own notice asks about: the version of its terms, and all that may be agreed to. */
  asking?: { version: string; purposes: ConsentPurpose[] };
  /** How the cookie of who has decided begins, if the site asks first: until then browsers keep nothing. */
  decided?: string;
  /** How the cookie of who refused everything begins: nothing has to wake for them. */
  refused?: string;
};

/** Props of this page's choices; empty where the site asks for nothing. */
export function consentProps(): Partial<ConsentProps> {
  const island = document.querySelector('portal-island[name=consent]');
  return JSON.parse(island?.getAttribute('props') ?? '{}');
}

/** Event of a window whose reader has decided, or whose publisher's platform says what they had. */
const DECISION_EVENT = 'consent';

/** Tells this page that the reader has decided. */
export const tellDecision = () => dispatchEvent(new Event(DECISION_EVENT));

/** Tells of each decision from now on. @returns ends it */
export const onDecision = (listener: () => void) => {
  addEventListener(DECISION_EVENT, listener);
  // Decided in another tab while this one was out of sight.
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener(DECISION_EVENT, listener);
    document.removeEventListener('visibilitychange', listener);
  };
};
