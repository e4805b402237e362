import {
  allOfFramework,
  allowsAds,
  type ConsentOrigin,
  type ConsentPurpose,
  type ConsentSettings,
  type ConsentWay,
  consentVersion,
  NO_FRAMEWORK_CHOICE,
  readConsent,
} from '@portal/model/readers';
import { browserKey } from './browser-key';
import { consentProps } from './decision';
import { keepDecision } from './keep-decision';
import type { FrameworkNow } from './useFramework';

type Decided = Pick<FrameworkNow, 'framework' | 'list' | 'draft'> & {
  how: ConsentWay;
  origin: 'notice' | 'choices';
};

/**
 * Stores a decision in the browser at once, and has it recorded. If a purpose was withdrawn, its scripts are
 * still on the page, so the page is reloaded.
 * @param tcString choice by the framework of IAB Europe
 */
async function decide(
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

/**
 * Stores a reader's decision. On a site with the framework of IAB Europe, advertising follows from the
 * framework's own choices; without its vendor list, it is refused.
 */
export function decideBy(
  settings: ConsentSettings,
  chosen: readonly ConsentPurpose[],
  { framework, list, draft, how, origin }: Decided,
): void {
  if (!settings.tcf) {
    void decide(settings, chosen, origin);
    return;
  }
  const others = chosen.filter((purpose) => purpose !== 'ads');
  if (!framework || !list) {
    void decide(settings, others, origin);
    return;
  }
  const choice = { all: allOfFramework(list), none: NO_FRAMEWORK_CHOICE, chosen: draft }[how];
  const tcString = framework.keep(choice, list, origin === 'notice' ? 1 : 2);
  const granted: ConsentPurpose[] = allowsAds(choice) ? [...others, 'ads'] : others;
  void decide(settings, granted, origin, tcString);
}
