import type { ConsentPurpose } from '@portal/model';
import { dataLayer } from './data-layer';

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Tells tags of Google's in the data layer what the reader agrees to (Consent Mode v2). */
export function tellConsent(
  granted: readonly ConsentPurpose[],
  command: 'default' | 'update' = 'update',
): void {
  const ads = state(granted.includes('ads'));
  const signals = {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: state(granted.includes('analytics')),
  };
  // Tags know a command by its being the arguments of a function, not a list.
  (function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: as above
    dataLayer().push(arguments);
  })('consent', command, signals);
}
