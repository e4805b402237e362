import {
  allOfFramework,
  allowsAds,
  type ConsentPurpose,
  type ConsentSettings,
  type ConsentWay,
  NO_FRAMEWORK_CHOICE,
} from '@portal/model';
import { decide } from './consent';
import type { FrameworkNow } from './useFramework';

type Decided = Pick<FrameworkNow, 'framework' | 'list' | 'draft'> & {
  how: ConsentWay;
  origin: 'notice' | 'choices';
};

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
