'use client';
import { asksFirst, type ConsentPurpose, type ConsentSettings, purposesOf } from '@portal/model';
import { ConsentButton, ConsentChoices, ConsentNotice } from '@portal/ui/consent';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { island } from '../island';
import { followAds } from '../waking/ad-rooms';
import { decide, useConsent } from '../waking/consent';
import { tellConsent } from '../waking/consent-mode';
import { managedConsent } from '../waking/managed-consent';

export type ConsentIslandProps = {
  /** The site's. */
  name: string;
  settings: ConsentSettings;
  /** Page of cookies. */
  policyHref?: string;
  /** How the cookie of who refused everything begins: the loader lets it sleep for them. */
  refused: string;
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

/** The reader's choices about cookies and others, at the foot of each page; asked for on a site that has to ask. */
function ConsentIsland({ name, settings, policyHref }: ConsentIslandProps) {
  const granted = useConsent();
  const place = useFirstPlace();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const purposes = purposesOf(settings);
  useEffect(() => {
    setAsking(asksFirst(settings) && granted === null && managedConsent(() => undefined) === undefined);
    if (granted) tellConsent(granted);
  }, [granted, settings]);
  const takesAds = granted?.includes('ads') === true;
  useEffect(() => (takesAds ? followAds() : undefined), [takesAds]);
  const take = (chosen: readonly ConsentPurpose[], origin: 'notice' | 'choices') => {
    setChoosing(false);
    void decide(settings, chosen, origin);
    // What was pressed goes with the notice.
    if (isAsking)
      document.querySelector<HTMLElement>('[data-part=skip-links] a, a')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ConsentButton ref={button} onClick={() => setChoosing(true)} />
      {isAsking && place
        ? createPortal(
            <ConsentNotice
              {...{ name, purposes, policyHref }}
              partners={settings.partners.length}
              onDecide={(isGranted) => take(isGranted ? purposes : [], 'notice')}
              onChoose={() => setChoosing(true)}
            />,
            place,
          )
        : null}
      <ConsentChoices
        open={isChoosing}
        onOpenChange={setChoosing}
        partners={settings.partners}
        {...{ purposes, policyHref }}
        granted={granted ?? []}
        onDecide={(chosen) => take(chosen, 'choices')}
      />
    </>
  );
}

// On sites that have to ask it wakes by itself, for who has not refused.
export default island({ wakes: 'interaction', component: ConsentIsland });
