import { isManagedGone, managedConsent } from './managed-consent';

/**
 * Has a publisher's own platform open its choices again, as many of them can.
 * @returns whether they are open, or the platform could not be had; undefined where there is none
 */
export function openManagedChoices(): 'open' | 'gone' | undefined {
  if (managedConsent(() => undefined) === undefined) return undefined;
  if (isManagedGone()) return 'gone';
  try {
    window.__tcfapi?.('displayConsentUi', 2, () => undefined);
  } catch (error) {
    reportError(error);
  }
  return 'open';
}
