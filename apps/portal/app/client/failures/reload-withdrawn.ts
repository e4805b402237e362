import { managedConsent } from '../consent/managed-consent';

/** Milliseconds in which a page is not reloaded again. */
const PAUSE_MS = 10_000;

/**
 * Consent was withdrawn on the publisher's own platform: reloads the page without the scripts that depended
 * on it. A platform that changes its mind on each load must not cause a loop, so the time is stored in the
 * page's history entry, and nowhere else.
 */
export function reloadWithdrawn(): void {
  const state = Object(history.state);
  if (managedConsent(() => undefined) === undefined || Date.now() - state.reloadedAt < PAUSE_MS) return;
  history.replaceState({ ...state, reloadedAt: Date.now() }, '');
  location.reload();
}
