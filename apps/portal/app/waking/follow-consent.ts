import type { ConsentPurpose } from '@portal/model';
import { followAds } from './ad-rooms';
import { decisionNow } from './consent';
import { consentProps, onDecision } from './decision';
import { measure } from './measure';
import { tellChoices } from './personal-consent';

let isFollowing = false;

/**
 * Tells tags, tools and ad servers what the reader agrees to, now and as it changes. Once a page, however often it is called.
 * @param isPersonal whether advertising may be chosen for them
 */
export function followConsent(isPersonal?: () => boolean): void {
  if (isFollowing) return;
  isFollowing = true;
  const { analytics } = consentProps();
  let told: string | undefined;
  let endAds: (() => void) | undefined;
  const takesAds = (granted: readonly ConsentPurpose[] | null) => granted?.includes('ads') === true;
  const follow = () => {
    const granted = decisionNow();
    const now = JSON.stringify([granted, isPersonal?.()]);
    if (told === now) return;
    told = now;
    if (granted) tellChoices(granted, isPersonal?.());
    if (analytics) void measure(analytics, granted);
    if (!takesAds(granted)) endAds?.();
    endAds = takesAds(granted) ? (endAds ?? followAds()) : undefined;
  };
  onDecision(follow);
  follow();
}
