'use client';
import {
  type AnalyticsSettings,
  allOfFramework,
  asksFirst,
  type ConsentPurpose,
  type ConsentSettings,
  purposesOf,
} from '@portal/model';
import { ConsentButton, ConsentChoices, type ConsentHow, ConsentNotice } from '@portal/ui/consent';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { island } from '../island';
import { followAds } from '../waking/ad-rooms';
import { useConsent } from '../waking/consent';
import { decideBy } from '../waking/decide-by';
import { managedConsent } from '../waking/managed-consent';
import { measure } from '../waking/measure';
import { tellChoices } from '../waking/personal-consent';
import { type FrameworkNow, useFramework } from '../waking/useFramework';
import { useOrPay } from '../waking/useOrPay';

export type ConsentIslandProps = {
  /** The site's. */
  name: string;
  settings: ConsentSettings;
  /** Who is told of what readers do, if they agree. */
  analytics?: AnalyticsSettings;
  /** Page of cookies. */
  policyHref?: string;
  /** How the cookie of who refused everything begins: the loader lets it sleep for them. */
  refused?: string;
};

/** A place before all others of the document, which the keyboard and screen readers come to first. */
function useFirstPlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const first = document.createElement('div');
    document.body.prepend(first);
    setPlace(first);
    return () => first.remove();
  }, []);
  return place;
}

/** Tells tags and tools what the reader agrees to, once everybody who is let in can be answered. */
function useTold(
  granted: readonly ConsentPurpose[] | null,
  analytics: AnalyticsSettings | undefined,
  { isComing, framework }: FrameworkNow,
): void {
  useEffect(() => {
    if (isComing) return;
    if (granted) tellChoices(granted, framework?.isPersonal());
    if (analytics) void measure(analytics, granted);
  }, [granted, analytics, isComing, framework]);
  const takesAds = !isComing && granted?.includes('ads') === true;
  useEffect(() => (takesAds ? followAds() : undefined), [takesAds]);
}

/** Whether the reader is asked now, as the framework's listeners are told too. */
function useAsking(
  settings: ConsentSettings,
  granted: readonly ConsentPurpose[] | null,
  { framework, list, isUndecided }: FrameworkNow,
  { isChoosing, asksToPay }: { isChoosing: boolean; asksToPay: boolean },
): boolean {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const isManaged = managedConsent(() => undefined) !== undefined;
    const isOpen = settings.tcf ? isUndecided : granted === null;
    // Who speaks the framework cannot ask without its vendors.
    const mayAsk = settings.orPay ? asksToPay && (!settings.tcf || list !== null) : isOpen;
    setAsking(!isManaged && asksFirst(settings) && mayAsk);
  }, [granted, settings, isUndecided, asksToPay, list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have decided
  useEffect(() => framework?.tell(isAsking || isChoosing), [framework, granted, isAsking, isChoosing]);
  return isAsking;
}

/** The reader's choices about cookies and others, at the foot of each page; asked for on a site that has to ask. */
function ConsentIsland({ name, settings, analytics, policyHref }: ConsentIslandProps) {
  const granted = useConsent();
  const place = useFirstPlace();
  const button = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const now = useFramework(settings);
  const { framework, list, draft, choose } = now;
  const orPay = useOrPay(settings, granted);
  const isAsking = useAsking(settings, granted, now, { isChoosing, asksToPay: orPay !== null });
  useTold(granted, analytics, now);
  const purposes = purposesOf(settings);
  const openChoices = () => {
    now.open();
    setChoosing(true);
  };
  const take = (chosen: readonly ConsentPurpose[], how: ConsentHow, origin: 'notice' | 'choices') => {
    setChoosing(false);
    decideBy(settings, chosen, { ...{ how, origin }, ...now });
    if (framework) choose(framework.kept() ?? draft);
    // What was pressed goes with the notice; a dialog gives the focus back itself.
    if (isAsking && !orPay?.covers)
      document.querySelector<HTMLElement>('[data-part=skip-links] a, a')?.focus({ preventScroll: true });
  };
  const asked = { name, purposes, policyHref, partners: settings.partners.length, onChoose: openChoices };
  const words =
    framework && list ? (
      <framework.Words texts={framework.texts} {...{ name, list }} purposes={allOfFramework(list).purposes} />
    ) : undefined;
  const notice =
    orPay && settings.orPay ? (
      <orPay.Ask
        {...asked}
        {...orPay}
        offer={settings.orPay.offer}
        hasChosen={granted !== null}
        onAccept={() => take(purposes, 'all', 'notice')}
      >
        {words}
      </orPay.Ask>
    ) : (
      <ConsentNotice
        {...asked}
        onDecide={(isGranted) => take(isGranted ? purposes : [], isGranted ? 'all' : 'none', 'notice')}
      >
        {words}
      </ConsentNotice>
    );
  return (
    <>
      <ConsentButton ref={button} onClick={openChoices} />
      {isAsking && place ? createPortal(notice, place) : null}
      <ConsentChoices
        open={isChoosing}
        onOpenChange={setChoosing}
        partners={settings.partners}
        policyHref={policyHref}
        // What the framework asks for has switches of its own.
        purposes={settings.tcf ? purposes.filter((purpose) => purpose !== 'ads') : purposes}
        granted={granted ?? []}
        onDecide={(chosen, how) => take(chosen, how, 'choices')}
      >
        {framework && list ? (
          <framework.Choices texts={framework.texts} list={list} choice={draft} onChange={choose} />
        ) : null}
      </ConsentChoices>
    </>
  );
}

// On sites that have to ask it wakes by itself, for who has not refused.
export default island({ wakes: 'interaction', component: ConsentIsland });
