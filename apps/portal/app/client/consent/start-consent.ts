import { loadPageScript } from '../islands/chunks';
import { decisionNow } from './consent';
import { consentProps } from './decision';
import { tellDecision } from './decision-event';
import { followConsent } from './follow-consent';
import { managedConsent, refuseForManaged } from './managed-consent';

export { followConsent };

/**
 * Asks a reader who has not decided, and applies an earlier decision. Neither loads a component.
 * @returns whether the site's choices must wake: for the framework of IAB Europe, and for consent-or-pay
 */
export async function startConsent(): Promise<boolean> {
  const { settings } = consentProps();
  if (settings?.platform) {
    const { bringPlatform } = await loadPageScript<typeof import('./consent-platform')>('consentPlatform');
    bringPlatform(settings.platform, () => {
      refuseForManaged();
      tellDecision();
    });
  }
  const granted = decisionNow();
  // The publisher's own platform asks by itself.
  const isManaged = managedConsent(() => undefined) !== undefined;
  if (settings?.tcf || (settings?.orPay && !isManaged && !granted?.includes('ads'))) return true;
  if (granted === null && !isManaged) {
    const notice = await loadPageScript<typeof import('./consent-notice')>('consentNotice');
    notice.startConsent();
  } else followConsent();
  return false;
}
