import { dataLayer } from '../analytics/data-layer';

/** What tags of Google's ask for: advertising, choosing it for the reader, and measuring. */
type Signal = 'ads' | 'personal' | 'analytics';

/**
 * Tells tags of Google's in the data layer what the reader agrees to (Consent Mode v2).
 * @param granted nothing, as long as they have not decided
 */
export function tellConsent(command: 'default' | 'update', granted: readonly Signal[] = []): void {
  const state = (signal: Signal) => (granted.includes(signal) ? 'granted' : 'denied');
  // Tags know a command by its being the arguments of a function, not a list.
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
