import {
  type AnalyticsSettings,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentDecision,
  type ConsentOrigin,
  type ConsentPurpose,
  type ConsentSettings,
  consentVersion,
  readConsent,
  writeConsent,
} from '@portal/model';
import { browserKey } from './browser';
import { managedConsent } from './managed-consent';

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

/** What this site asks consent for; null where it asks for nothing. */
export const settingsHere = (): ConsentSettings | null => consentProps().settings ?? null;

/** Event of a window whose reader has decided, or whose publisher's platform says what they had. The loader hears it too. */
const DECISION_EVENT = 'consent';

const tell = () => dispatchEvent(new Event(DECISION_EVENT));

/** Purposes that the reader agrees to now; null as long as they have not decided. */
export function decisionNow(): readonly ConsentPurpose[] | null {
  const managed = managedConsent(tell);
  if (managed !== undefined) return managed;
  const settings = settingsHere();
  return (settings && readConsent(document.cookie, settings)?.granted) ?? null;
}

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

/** Whether the reader agrees to a purpose now. */
export const agreesTo = (purpose: ConsentPurpose): boolean => decisionNow()?.includes(purpose) === true;

/** Number of chance of the decision of a reader who agrees to measuring; null for everybody else. */
export function measuredId(): string | null {
  const settings = settingsHere();
  const kept = settings && readConsent(document.cookie, settings);
  return kept?.granted.includes('analytics') ? kept.id : null;
}

/** Forgets whose players were to be shown without a question. */
function forgetEmbeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('embeds.')) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Has a decision recorded, and its cookie set for six months. It arrives though its page is left at once; where it does not, the
 * reader's decision stands all the same.
 */
async function record(decision: ConsentDecision): Promise<void> {
  const { address } = consentProps();
  if (!address) return;
  await fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  }).catch(console.warn);
}

/**
 * Keeps a decision in the browser, from its first moment on, and has it recorded. What was agreed to before and is not any more has
 * left scripts on the page: it is loaded anew without them.
 * @param tcString what was chosen by the framework of IAB Europe
 */
export async function decide(
  settings: ConsentSettings,
  granted: readonly ConsentPurpose[],
  origin: ConsentOrigin,
  tcString?: string,
): Promise<void> {
  const before = readConsent(document.cookie, settings);
  const kept = {
    version: consentVersion(settings),
    granted: [...granted],
    id: before?.id ?? browserKey(),
  };
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and a decision waits for nothing
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(kept)}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
  if (!granted.includes('embeds')) forgetEmbeds();
  tell();
  await record({ ...kept, origin, ...(tcString ? { tcString } : {}) });
  const isWithdrawn = before?.granted.some((purpose) => purpose !== 'embeds' && !granted.includes(purpose));
  if (isWithdrawn) location.reload();
}
