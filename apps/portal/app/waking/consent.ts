import {
  type ConsentOrigin,
  type ConsentPurpose,
  type ConsentSettings,
  consentVersion,
  readConsent,
} from '@portal/model';
import { browserKey } from './browser';
import { consentProps, keepDecision, tellDecision } from './decision';
import { managedConsent } from './managed-consent';

/** What this site asks consent for; null where it asks for nothing. */
export const settingsHere = (): ConsentSettings | null => consentProps().settings ?? null;

/** Purposes that the reader agrees to now; null as long as they have not decided. */
export function decisionNow(): readonly ConsentPurpose[] | null {
  const managed = managedConsent(tellDecision);
  if (managed !== undefined) return managed;
  const settings = settingsHere();
  return (settings && readConsent(document.cookie, settings)?.granted) ?? null;
}

/** Whether the reader agrees to a purpose now. */
export const agreesTo = (purpose: ConsentPurpose): boolean => decisionNow()?.includes(purpose) === true;

/** Number of chance of the decision of a reader who agrees to measuring; null for everybody else. */
export function measuredId(): string | null {
  const settings = settingsHere();
  const kept = settings && readConsent(document.cookie, settings);
  return kept?.granted.includes('analytics') ? kept.id : null;
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
  await keepDecision({ ...kept, origin, ...(tcString ? { tcString } : {}) }, consentProps().address);
  const isWithdrawn = before?.granted.some((purpose) => purpose !== 'embeds' && !granted.includes(purpose));
  if (isWithdrawn) location.reload();
}
