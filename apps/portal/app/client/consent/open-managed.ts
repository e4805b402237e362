import { isManagedGone, managedConsent } from './managed-consent';

/**
 * Asks the publisher's own platform to open its choices again, as many can.
 * @returns `open`, or `gone` if the platform failed to load; undefined without one
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
