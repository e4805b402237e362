import {
  type AnalyticsSettings,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentDecision,
  type ConsentSettings,
  writeConsent,
} from '@portal/model';

/** What a page says at its foot of what the site asks consent for: the props of its choices. */
export type ConsentProps = {
  /** The site's. */
  name: string;
  settings: ConsentSettings;
  /** That a decision is sent to. */
  address: string;
  /** Who is told of what readers do, if they agree. */
  analytics?: AnalyticsSettings;
  /** Page of cookies. */
  policyHref?: string;
  /** How the cookie of who has decided begins, if the site asks first: until then browsers keep nothing. */
  decided?: string;
  /** How the cookie of who refused everything begins: nothing has to wake for them. */
  refused?: string;
};

/** Props of this page's choices; empty where the site asks for nothing. */
export function consentProps(): Partial<ConsentProps> {
  const island = document.querySelector('portal-island[name=consent]');
  return JSON.parse(island?.getAttribute('props') ?? '{}');
}

/** Event of a window whose reader has decided, or whose publisher's platform says what they had. The loader hears it too. */
const DECISION_EVENT = 'consent';

/** Tells this page that the reader has decided. */
export const tellDecision = () => dispatchEvent(new Event(DECISION_EVENT));

/** Tells of each decision from now on. @returns ends it */
export const onDecision = (listener: () => void) => {
  addEventListener(DECISION_EVENT, listener);
  // Decided in another tab while this one was out of sight.
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener(DECISION_EVENT, listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** Forgets whose players were to be shown without a question. */
function forgetEmbeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('embeds.')) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Keeps a decision in the browser for six months, from its first moment on, and has it recorded: that arrives though its page is left at
 * once, and where it does not, the reader's decision stands all the same.
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
