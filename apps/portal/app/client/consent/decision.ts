import type { AnalyticsSettings } from '@portal/model/analytics';
import type { ConsentPurpose, ConsentSettings } from '@portal/model/readers';

/** Props of the consent choices at the bottom of the page. */
export type ConsentProps = {
  /** Name of the site. */
  name: string;
  settings: ConsentSettings;
  /** URL that a decision is sent to. */
  address: string;
  /** Analytics tools, which run with consent. */
  analytics?: AnalyticsSettings;
  /** Page of cookies. */
  policyHref?: string;
  /** Version and purposes of the site's own notice. */
  asking?: { version: string; purposes: ConsentPurpose[] };
  /**
   * Prefix of the cookie of a reader who has decided, if the site asks first: until then nothing is stored.
   */
  decided?: string;
  /** Prefix of the cookie of a reader who refused everything: no script needs to load for them. */
  refused?: string;
};

/** Props of this page's choices; empty if the site asks for nothing. */
export function consentProps(): Partial<ConsentProps> {
  const island = document.querySelector('portal-island[name=consent]');
  return JSON.parse(island?.getAttribute('props') ?? '{}');
}
