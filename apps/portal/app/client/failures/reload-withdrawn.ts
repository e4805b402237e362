import { managedConsent } from '../consent/managed-consent';

/** Milliseconds in which a page is not loaded anew once more. */
const PAUSE_MS = 10_000;

/**
 * Consent has been withdrawn: where a platform of the publisher's own says so the page is loaded anew, without the scripts that began
 * with it. One that changes its mind at each load does not have it loaded for ever: the moment is kept with the page's place in the
 * browser's history, and nowhere else.
 */
export function reloadWithdrawn(): void {
  const state = Object(history.state);
  if (managedConsent(() => undefined) === undefined || Date.now() - state.reloadedAt < PAUSE_MS) return;
  history.replaceState({ ...state, reloadedAt: Date.now() }, '');
  location.reload();
}
