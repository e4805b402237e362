import { loadPageScript } from './chunks';
import { consentProps, decisionNow } from './consent';
import { managedConsent } from './managed-consent';

/**
 * Asks a reader who has not decided, and tells others what those who have agree to. No component is loaded for either.
 * @returns whether the site's choices are to wake: they ask by the framework of IAB Europe, and who may pay instead
 */
export async function startConsent(): Promise<boolean> {
  const granted = decisionNow();
  // A platform of the publisher's own asks for itself.
  const isManaged = managedConsent(() => undefined) !== undefined;
  const { settings } = consentProps();
  if (settings?.tcf || (settings?.orPay && !isManaged && !granted?.includes('ads'))) return true;
  if (granted === null && !isManaged) {
    const { askForConsent } = await loadPageScript<typeof import('./consent-notice')>('consentNotice');
    askForConsent();
  } else {
    const { followConsent } = await loadPageScript<typeof import('./follow-consent')>('followConsent');
    followConsent();
  }
  return false;
}
