'use client';
import {
  allOfFramework,
  asksFirst,
  type ConsentPurpose,
  type ConsentSettings,
  type ConsentWay,
  purposesOf,
} from '@portal/model';
import { ConsentButton, ConsentChoices, ConsentNotice } from '@portal/ui/consent';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { decideBy } from '../client/consent/decide-by';
import type { ConsentProps } from '../client/consent/decision';
import { managedConsent } from '../client/consent/managed-consent';
import { openManagedChoices } from '../client/consent/open-managed';
import { useConsent } from '../client/consent/useConsent';
import { type FrameworkNow, useFramework } from '../client/consent/useFramework';
import { useOrPay } from '../client/consent/useOrPay';
import { loadPageScript } from '../client/islands/chunks';
import { island } from '../declare-island';

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

/** Whether the reader is asked by the framework, or may pay instead, now: all others are asked without a component (`consent-notice.ts`). */
function useAsking(
  settings: ConsentSettings,
  granted: readonly ConsentPurpose[] | null,
  { framework, list, isUndecided }: FrameworkNow,
  { isChoosing, asksToPay }: { isChoosing: boolean; asksToPay: boolean },
): boolean {
  // Who speaks the framework cannot ask without its vendors.
  const mayAsk = settings.orPay ? asksToPay && (!settings.tcf || list !== null) : isUndecided;
  // Known as soon as the reader has decided: whoever is told of it must not hear meanwhile that they are being asked.
  const isAsking = mayAsk && asksFirst(settings) && managedConsent(() => undefined) === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have decided
  useEffect(() => framework?.tell(isAsking || isChoosing), [framework, granted, isAsking, isChoosing]);
  return isAsking;
}

/** The reader's choices about cookies and others, at the foot of each page; asked for on a site that has to ask. */
function ConsentIsland({ name, settings, policyHref }: ConsentProps) {
  const granted = useConsent();
  const place = useFirstPlace();
  const [isChoosing, setChoosing] = useState(false);
  const now = useFramework(settings);
  const { framework, list, draft, choose, isComing } = now;
  const orPay = useOrPay(settings, granted);
  const isAsking = useAsking(settings, granted, now, { isChoosing, asksToPay: orPay !== null });
  // Nobody of others is told, or let in, before they can be answered.
  useEffect(() => {
    if (isComing) return;
    // Without it a page reads as with it.
    loadPageScript<typeof import('../client/consent/follow-consent')>('consent').then(
      (consent) => consent.followConsent(framework?.isPersonal),
      console.warn,
    );
  }, [isComing, framework]);
  const purposes = purposesOf(settings);
  const openChoices = () => {
    const managed = openManagedChoices();
    // The page of cookies says who could be agreed to: nobody is, where the platform could not be had.
    if (managed === 'gone' && policyHref) location.assign(policyHref);
    if (managed) return;
    now.open();
    setChoosing(true);
  };
  const take = (chosen: readonly ConsentPurpose[], how: ConsentWay, origin: 'notice' | 'choices') => {
    setChoosing(false);
    decideBy(settings, chosen, { how, origin, ...now });
    if (framework) choose(framework.kept() ?? draft);
    // What was pressed goes with the notice; a dialog gives the focus back itself.
    if (isAsking && !orPay?.covers)
      document.querySelector<HTMLElement>('[data-part=skip-links] a, a')?.focus({ preventScroll: true });
  };
  const asked = { name, purposes, policyHref, partners: settings.partners.length, onChoose: openChoices };
  const words =
    framework && list ? (
      <framework.Words
        texts={framework.texts}
        name={name}
        list={list}
        purposes={allOfFramework(list).purposes}
      />
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
      <ConsentButton onClick={openChoices} />
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
        {orPay?.covers ? <orPay.Note texts={orPay.texts} /> : null}
      </ConsentChoices>
    </>
  );
}

// It wakes by itself on sites that speak the framework, and for who is asked to pay instead.
export default island({ wakes: 'interaction', component: ConsentIsland });
