import {
  allowsAds,
  type ConsentSettings,
  type FrameworkChoice,
  NO_FRAMEWORK_CHOICE,
  type SiteVendorList,
} from '@portal/model';
import { useEffect, useState } from 'react';
import type { Framework } from './framework/start';
import { managedConsent } from './managed-consent';

/** The framework of IAB Europe as the site's choices need it. */
export type FrameworkNow = {
  /** Nobody of others is let in before the framework can answer them. */
  isComing: boolean;
  /** The reader has chosen nothing by it, and can be asked. */
  isUndecided: boolean;
  framework: Framework | null;
  list: SiteVendorList | null;
  /** What is chosen, before it is kept. */
  draft: FrameworkChoice;
  choose: (draft: FrameworkChoice) => void;
  /** Has the vendors fetched, for who wants to choose. */
  open: () => void;
};

const openFramework = (tcf: NonNullable<ConsentSettings['tcf']>) =>
  import('./framework/start').then((start) => start.openFramework(tcf));

/** Opens the framework on a site that speaks it, unless the publisher has a platform of their own. */
export function useFramework({ tcf, orPay }: ConsentSettings): FrameworkNow {
  const [framework, setFramework] = useState<Framework | null>(null);
  const [list, setList] = useState<SiteVendorList | null>(null);
  const [draft, choose] = useState<FrameworkChoice>(NO_FRAMEWORK_CHOICE);
  const [isComing, setComing] = useState(tcf !== undefined);
  const fetchList = (from: Framework | null) => {
    // Without its vendors nobody is asked, and nothing is agreed to.
    if (from && !list) from.list().then(setList, console.warn);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, as the choices wake
  useEffect(() => {
    if (!tcf) return;
    // A platform of the publisher's own answers for itself.
    if (managedConsent(() => undefined) !== undefined) return setComing(false);
    openFramework(tcf).then((opened) => {
      setComing(false);
      if (!opened) return undefined;
      const kept = opened.kept();
      setFramework(opened);
      if (kept) choose(kept);
      // Who is asked to pay instead is asked until advertising is agreed to.
      if (!kept || (orPay && !allowsAds(kept))) fetchList(opened);
      return undefined;
    }, console.warn);
  }, []);
  return {
    isComing,
    isUndecided: framework !== null && list !== null && framework.kept() === null,
    framework,
    list,
    draft,
    choose,
    open: () => {
      choose(framework?.kept() ?? NO_FRAMEWORK_CHOICE);
      fetchList(framework);
    },
  };
}
