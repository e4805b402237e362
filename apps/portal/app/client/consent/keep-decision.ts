import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentDecision, writeConsent } from '@portal/model/readers';
import { tellDecision } from './decision-event';
import { forgetEmbeds } from './forget-embeds';

/**
 * Stores a decision in the browser for six months, at once, and has it recorded. The request survives the
 * page; if it fails, the decision still holds in the browser.
 * @param address that it is sent to
 */
export async function keepDecision(decision: ConsentDecision, address: string | undefined): Promise<void> {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and a decision waits for nothing
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(decision)}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
  if (!decision.granted.includes('embeds')) forgetEmbeds();
  tellDecision();
  if (!address) return;
  await fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  }).catch(console.warn);
}
