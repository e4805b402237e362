import { asksFirst, CONSENT_PURPOSES, type ConsentPurpose, type ConsentSettings } from '@portal/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { decisionNow, onDecision, settingsHere } from './consent';

const purposesIn = (text: string): ConsentPurpose[] => {
  const named = text.split('-');
  return CONSENT_PURPOSES.filter((purpose) => named.includes(purpose));
};

/** What the reader agrees to: changes are heard of, and a server knows of nothing. Null as long as they have not decided. */
export function useConsent(): readonly ConsentPurpose[] | null {
  // A store's answer is the same one as long as nothing has changed.
  const text = useSyncExternalStore(
    onDecision,
    () => decisionNow()?.join('-') ?? null,
    () => null,
  );
  return text === null ? null : purposesIn(text);
}

/** Whether the site asks its readers as they come, and this one has not decided; or not what a page is read for. */
export function useIsUndecided(): boolean {
  const granted = useConsent();
  const [settings, setSettings] = useState<ConsentSettings | null>(null);
  useEffect(() => setSettings(settingsHere()), []);
  if (!settings || !asksFirst(settings)) return false;
  return granted === null || (settings.orPay !== undefined && !granted.includes('ads'));
}
