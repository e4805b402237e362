'use client';
import type { PaywallMessage, SitePaywall } from '@portal/model/revenue';
import type { BodyPlace } from '@portal/ui/article-body';
import { Paywall, PaywallTestBanner } from '@portal/ui/paywall';
import { RegistrationGate, type RegistrationGateProps } from '@portal/ui/registration-gate';
import { useEffect, useRef, useState } from 'react';
import { useMayInterrupt } from '../client/consent/useConsent';
import { returnToPublished, type Shown, shownMessage } from '../client/revenue/paywall-messages';
import { island } from '../declare-island';

type GateProps = Pick<
  RegistrationGateProps,
  'registerHref' | 'loginHref' | 'readHref' | 'address' | 'asks' | 'offerHref' | 'price'
>;

export type SimulatedGateIslandProps = GateProps & {
  place: BodyPlace;
  siteAlias: string;
  paywall: Pick<SitePaywall, 'version' | 'monthly'>;
  /** Whether the version is not the published one. */
  isTried: boolean;
  shown: Shown;
  /** Whether the messages repeat the gate, as all do except those of a story that was read. */
  isRefused: boolean;
  /** The site's own offers, with the way back. */
  offersHref: string;
};

/**
 * In a showroom, the gate and the messages as another reader sees them: it stays closed, and nothing is
 * counted.
 */
function SimulatedGateIsland({
  siteAlias,
  paywall,
  isTried,
  shown,
  isRefused,
  offersHref,
  ...gateProps
}: SimulatedGateIslandProps) {
  const { registerHref, loginHref } = gateProps;
  const gate = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<PaywallMessage>();
  const mayInterrupt = useMayInterrupt();
  useEffect(
    () => void shownMessage(shown, paywall, [loginHref, registerHref, offersHref]).then(setMessage),
    [shown, paywall, loginHref, registerHref, offersHref],
  );
  const test = isTried ? { id: paywall.version, onReturn: () => returnToPublished(siteAlias) } : undefined;
  return (
    <>
      {test ? <PaywallTestBanner {...test} /> : null}
      <RegistrationGate {...gateProps} id="gate" monthly={paywall.monthly} ref={gate} state="refused" />
      {message && mayInterrupt ? (
        <Paywall message={message} place={gateProps.place} test={test} {...(isRefused ? { gate } : {})} />
      ) : null}
    </>
  );
}

export default island({ wakes: 'visible', component: SimulatedGateIsland });
