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
} from '@portal/model';
import { browserKey } from './browser-key';
import { consentProps } from './decision';
import { keepDecision } from './keep-decision';
import type { FrameworkNow } from './useFramework';

type Decided = Pick<FrameworkNow, 'framework' | 'list' | 'draft'> & {
  how: ConsentWay;
  origin: 'notice' | 'choices';
};

/**
 * Keeps a decision in the browser, from its first moment on, and has it recorded. What was agreed to before and is not any more has
 * left scripts on the page: it is loaded anew without them.
 * @param tcString what was chosen by the framework of IAB Europe
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
 * Keeps what a reader decided. On a site that speaks the framework of IAB Europe, advertising is what the framework's own choices
 * say; without its vendors, nobody of them is agreed to.
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
