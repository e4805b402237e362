import { dataLayer } from '../analytics/data-layer';

/** Signals of Google's tags: advertising, personalised advertising, and measuring. */
type Signal = 'ads' | 'personal' | 'analytics';

/**
 * Pushes consent for Google's tags to the data layer (Consent Mode v2).
 * @param granted empty until the reader has decided
 */
export function tellConsent(command: 'default' | 'update', granted: readonly Signal[] = []): void {
  const state = (signal: Signal) => (granted.includes(signal) ? 'granted' : 'denied');
  // Tags recognise a command by its being an `arguments` object, not an array.
  (function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: as above
    dataLayer().push(arguments);
  })('consent', command, {
    ad_storage: state('ads'),
    ad_user_data: state('ads'),
    ad_personalization: state('personal'),
    analytics_storage: state('analytics'),
  });
}
