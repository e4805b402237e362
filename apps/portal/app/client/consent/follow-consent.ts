import type { ConsentPurpose } from '@portal/model/readers';
import { followAds } from '../ads/ad-rooms';
import { measure } from '../analytics/measure';
import { decisionNow } from './consent';
import { tellConsent } from './consent-mode';
import { consentProps } from './decision';
import { onDecision } from './decision-event';
import { isManagedPersonal } from './managed-consent';

let isFollowing = false;

/** Consent in the terms of tags: the framework of IAB Europe asks for personalised advertising separately. */
const signalsOf = (granted: readonly ConsentPurpose[], isPersonal: boolean) => [
  ...granted.filter((purpose) => purpose !== 'embeds'),
  ...(isPersonal && granted.includes('ads') ? ['personal' as const] : []),
];

/**
 * Applies consent to tags, tools and ad servers, now and as it changes. Once per page, however often it is
 * called.
 * @param personal whether advertising may be personalised
 */
export function followConsent(personal = isManagedPersonal): void {
  if (isFollowing) return;
  isFollowing = true;
  const { analytics } = consentProps();
  let told: string | undefined;
  let endAds: (() => void) | undefined;
  const takesAds = (granted: readonly ConsentPurpose[] | null) => granted?.includes('ads') === true;
  const follow = () => {
    const granted = decisionNow();
    const now = JSON.stringify([granted, personal()]);
    if (told === now) return;
    told = now;
    if (granted) tellConsent('update', signalsOf(granted, personal()));
    if (analytics) void measure(analytics, granted);
    if (!takesAds(granted)) endAds?.();
    endAds = takesAds(granted) ? (endAds ?? followAds()) : undefined;
  };
  onDecision(follow);
  follow();
}
