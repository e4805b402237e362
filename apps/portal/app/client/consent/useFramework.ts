import {
  allowsAds,
  type ConsentSettings,
  type FrameworkChoice,
  NO_FRAMEWORK_CHOICE,
  type SiteVendorList,
} from '@portal/model/readers';
import { useEffect, useState } from 'react';
import type { Framework } from './framework/start';
import { managedConsent } from './managed-consent';

/** State of the framework of IAB Europe, for the site's choices. */
export type FrameworkNow = {
  /** The framework is loading: nothing third-party may start before it answers. */
  isComing: boolean;
  /** The reader has made no choice, and can be asked. */
  isUndecided: boolean;
  framework: Framework | null;
  list: SiteVendorList | null;
  /** The choice before it is stored. */
  draft: FrameworkChoice;
  choose: (draft: FrameworkChoice) => void;
  /** Fetches the vendors, for a reader who wants to choose. */
  open: () => void;
};

const openFramework = (tcf: NonNullable<ConsentSettings['tcf']>) =>
  import('./framework/start').then((start) => start.openFramework(tcf));

/** Opens the framework on a site that has it, unless the publisher has a platform of their own. */
export function useFramework({ tcf, orPay }: ConsentSettings): FrameworkNow {
  const [framework, setFramework] = useState<Framework | null>(null);
  const [list, setList] = useState<SiteVendorList | null>(null);
  const [draft, choose] = useState<FrameworkChoice>(NO_FRAMEWORK_CHOICE);
  const [isComing, setComing] = useState(tcf !== undefined);
  const fetchList = (from: Framework | null) => {
    // Without the vendor list nobody is asked, and nothing is granted.
    if (from && !list) from.list().then(setList, console.warn);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, as the choices wake
  useEffect(() => {
    if (!tcf) return;
    // The publisher's own platform implements it.
    if (managedConsent(() => undefined) !== undefined) return setComing(false);
    openFramework(tcf).then((opened) => {
      setComing(false);
      if (!opened) return undefined;
      const kept = opened.kept();
      setFramework(opened);
      if (kept) choose(kept);
      // With consent-or-pay, the reader is asked until they agree to advertising.
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
