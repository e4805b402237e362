import { loadPageScript } from './chunks';
import { decisionNow } from './consent';
import { consentProps } from './decision';
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

/** Opens the choices at the foot of the page, and says that they are coming where their script takes a while. */
export function openChoices(pressed: HTMLElement): void {
  const island = document.querySelector<HTMLElement>('portal-island[name=consent]');
  if (!island) return;
  if (island.dataset.islandStatus !== 'awake') {
    pressed.setAttribute('aria-busy', 'true');
    const status = new MutationObserver(() => {
      const { islandStatus } = island.dataset;
      if (islandStatus !== 'awake' && islandStatus !== 'failed') return;
      status.disconnect();
      pressed.removeAttribute('aria-busy');
      // What says that it failed, and tries again, comes after the choices.
      if (islandStatus === 'failed') island.nextElementSibling?.querySelector('button')?.focus();
    });
    status.observe(island, { attributeFilter: ['data-island-status'] });
  }
  island.querySelector('button')?.click();
}
