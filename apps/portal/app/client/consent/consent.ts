import { type ConsentPurpose, type ConsentSettings, readConsent } from '@portal/model/readers';
import { consentProps } from './decision';
import { tellDecision } from './decision-event';
import { managedConsent } from './managed-consent';

/** Consent settings of this site; null if it asks for nothing. */
export const settingsHere = (): ConsentSettings | null => consentProps().settings ?? null;

/** Purposes that the reader has agreed to; null until they decide. */
export function decisionNow(): readonly ConsentPurpose[] | null {
  const managed = managedConsent(tellDecision);
  if (managed !== undefined) return managed;
  const settings = settingsHere();
  return (settings && readConsent(document.cookie, settings)?.granted) ?? null;
}

/** Whether the reader agrees to a purpose. */
export const agreesTo = (purpose: ConsentPurpose): boolean => decisionNow()?.includes(purpose) === true;

/** Random id of the decision of a reader who agrees to measuring; null for everybody else. */
export function measuredId(): string | null {
  const settings = settingsHere();
  // The publisher's own platform may refuse what was agreed to here before.
  if (!settings || !agreesTo('analytics')) return null;
  return readConsent(document.cookie, settings)?.id ?? null;
}
