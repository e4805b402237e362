import {
  asksFirst,
  CONSENT_PURPOSES,
  type ConsentPurpose,
  type ConsentSettings,
} from '@portal/model/readers';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { decisionNow, settingsHere } from './consent';
import { onDecision } from './decision-event';

const purposesIn = (text: string): ConsentPurpose[] => {
  const named = text.split('-');
  return CONSENT_PURPOSES.filter((purpose) => named.includes(purpose));
};

/**
 * Purposes that the reader agreed to; null until they decide. Updates when the decision changes. Always null during server
 * rendering.
 */
export function useConsent(): readonly ConsentPurpose[] | null {
  // A snapshot of a store must be stable while nothing has changed.
  const text = useSyncExternalStore(
    onDecision,
    () => decisionNow()?.join('-') ?? null,
    () => null,
  );
  return text === null ? null : purposesIn(text);
}

/** Milliseconds until the layout has settled after a decision: the notice's space is released. */
const REST_MS = 500;

/**
 * Whether a message may open over the page: the reader has decided on consent, and if that was on this page,
 * has scrolled since. Nothing opens under a finger that has just refused.
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

/**
 * Whether the site asks for consent first and the reader has not decided, or has not agreed or paid on a
 * consent-or-pay site.
 */
function useIsUndecided(): boolean {
  const granted = useConsent();
  const [settings, setSettings] = useState<ConsentSettings | null>(null);
  useEffect(() => setSettings(settingsHere()), []);
  if (!settings || !asksFirst(settings)) return false;
  return granted === null || (settings.orPay !== undefined && !granted.includes('ads'));
}
