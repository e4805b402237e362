import type { ConsentPurpose } from '@portal/model';
import { tellConsent } from './consent-mode';
import { dataLayer } from './data-layer';

/**
 * Tells tags of Google's what the reader agrees to, where advertising that is chosen for them is asked for apart: by the framework of IAB
 * Europe (Consent Mode v2).
 */
export function tellChoices(granted: readonly ConsentPurpose[], isPersonal = true): void {
  if (isPersonal || !granted.includes('ads')) {
    tellConsent(granted);
    return;
  }
  const measures = granted.includes('analytics') ? 'granted' : 'denied';
  // Tags know a command by its being the arguments of a function, not a list.
  (function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: as above
    dataLayer().push(arguments);
  })('consent', 'update', {
    ...{ ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'denied' },
    analytics_storage: measures,
  });
}
