import { type ConsentPurpose, type ConsentSettings, readConsent } from '@portal/model';
import { consentProps, tellDecision } from './decision';
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
  // A platform of the publisher's own may refuse what was agreed to here before.
  if (!settings || !agreesTo('analytics')) return null;
  return readConsent(document.cookie, settings)?.id ?? null;
}
