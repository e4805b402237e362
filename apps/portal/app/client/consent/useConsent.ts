import { asksFirst, CONSENT_PURPOSES, type ConsentPurpose, type ConsentSettings } from '@portal/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { decisionNow, settingsHere } from './consent';
import { onDecision } from './decision';

const purposesIn = (text: string): ConsentPurpose[] => {
  const named = text.split('-');
  return CONSENT_PURPOSES.filter((purpose) => named.includes(purpose));
};

/**
 * Purposes that the reader agreed to; null until they decide. Updates when the decision changes. Always null during server
 * rendering.
 */
export function useConsent(): readonly ConsentPurpose[] | null {
  // A store's answer is the same one as long as nothing has changed.
  const text = useSyncExternalStore(
    onDecision,
    () => decisionNow()?.join('-') ?? null,
    () => null,
  );
  return text === null ? null : purposesIn(text);
}

/** Milliseconds in which a page comes to rest after a decision: what the notice held is given back. */
const REST_MS = 500;

/**
 * Whether a message may come over the page: its reader has decided what they agree to, and where that was here, has gone on reading since.
 * Nothing comes under the finger that has just said no.
 */
export function useMayInterrupt(): boolean {
  const isUndecided = useIsUndecided();
  const [isReading, setIsReading] = useState(true);
  useEffect(() => {
    if (isUndecided) setIsReading(false);
  }, [isUndecided]);
  useEffect(() => {
    if (isUndecided || isReading) return;
    const goOn = () => setIsReading(true);
    const rest = setTimeout(() => addEventListener('scroll', goOn, { once: true, passive: true }), REST_MS);
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', goOn);
    };
  }, [isUndecided, isReading]);
  return !isUndecided && isReading;
}

/** Whether the site asks its readers as they come, and this one has not decided; or not what a page is read for. */
function useIsUndecided(): boolean {
  const granted = useConsent();
  const [settings, setSettings] = useState<ConsentSettings | null>(null);
  useEffect(() => setSettings(settingsHere()), []);
  if (!settings || !asksFirst(settings)) return false;
  return granted === null || (settings.orPay !== undefined && !granted.includes('ads'));
}
