'use client';
import {
  allOfFramework,
  asksFirst,
  type ConsentPurpose,
  type ConsentSettings,
  type ConsentWay,
  purposesOf,
} from '@portal/model/readers';
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

/** A container before everything else in the document, first in the tab order. */
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

/**
 * Whether the component asks the reader now, by the framework or for consent-or-pay; otherwise
 * `consent-notice.ts` asks, without a component.
 */
function useAsking(
  settings: ConsentSettings,
  granted: readonly ConsentPurpose[] | null,
  { framework, list, isUndecided }: FrameworkNow,
  { isChoosing, asksToPay }: { isChoosing: boolean; asksToPay: boolean },
): boolean {
  // The framework cannot ask without its vendor list.
  const mayAsk = settings.orPay ? asksToPay && (!settings.tcf || list !== null) : isUndecided;
  // Known as soon as the reader has decided: listeners must not be notified meanwhile that the reader is
  // being asked.
  const isAsking = mayAsk && asksFirst(settings) && managedConsent(() => undefined) === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have decided
  useEffect(() => framework?.tell(isAsking || isChoosing), [framework, granted, isAsking, isChoosing]);
  return isAsking;
}

/** The consent choices, at the bottom of each page; they open by themselves on a site that has to ask. */
function ConsentIsland({ name, settings, policyHref }: ConsentProps) {
  const granted = useConsent();
  const place = useFirstPlace();
  const [isChoosing, setChoosing] = useState(false);
  const now = useFramework(settings);
  const { framework, list, draft, choose, isComing } = now;
  const orPay = useOrPay(settings, granted);
  const isAsking = useAsking(settings, granted, now, { isChoosing, asksToPay: orPay !== null });
  // Nothing third-party is notified or loaded before the framework can answer it.
  useEffect(() => {
    if (isComing) return;
    // If the script fails, the page works without it.
    loadPageScript<typeof import('../client/consent/follow-consent')>('consent').then(
      (consent) => consent.followConsent(framework?.isPersonal),
      console.warn,
    );
  }, [isComing, framework]);
  const purposes = purposesOf(settings);
  const openChoices = () => {
    const managed = openManagedChoices();
    // The platform failed to load, so nothing is granted; the cookie page lists what it would ask for.
    if (managed === 'gone' && policyHref) location.assign(policyHref);
    if (managed) return;
    now.open();
    setChoosing(true);
  };
  const take = (chosen: readonly ConsentPurpose[], how: ConsentWay, origin: 'notice' | 'choices') => {
    setChoosing(false);
    decideBy(settings, chosen, { how, origin, ...now });
    if (framework) choose(framework.kept() ?? draft);
    // The focused button is removed with the notice; a dialog returns the focus itself.
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
        // The framework's purposes have switches of their own.
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

// It wakes by itself on sites with the framework, and for consent-or-pay.
export default island({ wakes: 'interaction', component: ConsentIsland });
