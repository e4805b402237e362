'use client';
import { browserCookies } from '@portal/data';
import {
  type AccessCondition,
  contentReadHtmlSchema,
  type PaywallData,
  type PaywallMessage,
  paywallMessagesFor,
  paywallMessagesPath,
  paywallMessagesSchema,
  paywallVersionCookie,
  readHtmlPath,
  type SitePaywall,
} from '@portal/model';
import type { BodyPlace } from '@portal/ui/article-body';
import { Paywall, PaywallTestBanner } from '@portal/ui/paywall';
import { type GateState, RegistrationGate } from '@portal/ui/registration-gate';
import { useCallback, useEffect, useRef, useState } from 'react';
import { island } from '../island';
import { client } from '../waking/client';
import { track } from '../waking/data-layer';
import { useGateFocus } from '../waking/gate-focus';
import { shownRest } from '../waking/reader';
import { useIsUndecided } from '../waking/useConsent';

export type PaywallIslandProps = {
  contentId: string;
  siteAlias: string;
  condition: Exclude<AccessCondition, 'registered'>;
  /** No story was left when the page was made, which is its reader's own. */
  isSpent?: boolean;
  paywall: Pick<SitePaywall, 'monthly' | 'version' | 'offerUrl'> | null;
  registerHref: string;
  loginHref: string;
  readHref: string;
  /** The site's own offers, with the way back. */
  offersHref: string;
  address: string;
  place: BodyPlace;
};

type Rest = { state: Exclude<GateState, 'open'> } | { state: 'open'; html: string };
type Faces = { messages: PaywallMessage[]; tried: string | null };

const FAKE_ID = 'paywallFakeId';

/** When somebody looks at the page: one that a browser makes beforehand, or in a tab behind, spends no story. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** The version that this browser tries: one that the address of a showroom names is kept until it is returned from. */
function triedVersion(siteAlias: string, published: string | undefined): string | null {
  const name = paywallVersionCookie(siteAlias);
  const isShowroom = document
    .querySelector('#page-variables')
    ?.textContent?.includes('"runningInShowroom":true');
  const named = isShowroom ? new URLSearchParams(location.search).get(FAKE_ID) : null;
  if (named) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and cannot be waited for here
    document.cookie = `${name}=${encodeURIComponent(named)}; path=/; samesite=lax`;
    return named;
  }
  const kept = browserCookies.read(name);
  return kept && kept !== published ? kept : null;
}

/** Messages of a version, with what this reader has read of the month's. */
async function messagesOf(
  data: PaywallData,
  { version, monthly }: Pick<SitePaywall, 'version' | 'monthly'>,
): Promise<PaywallMessage[]> {
  if (!data.messageIds.length) return [];
  const messages = await client.request(paywallMessagesPath(version), paywallMessagesSchema);
  return paywallMessagesFor(messages, data).map((message) => ({
    ...message,
    numConsumedContent: data.userCounter ?? message.numConsumedContent,
    maxConsumedContent: data.userCounter === null ? message.maxConsumedContent : monthly,
  }));
}

/** An address of the site's own with the way back to the text, where it is one of those that have it. */
const wayBackOf = (url: string, ways: readonly string[]): string =>
  ways.find((way) => way.split('?', 1)[0] === url) ?? url;

/** A message whose links to logging in, registering and the offers lead back to the text. */
const withWayBack = (message: PaywallMessage, ways: readonly string[]): PaywallMessage => ({
  ...message,
  buttonUrl: wayBackOf(message.buttonUrl, ways),
  button2Url: wayBackOf(message.button2Url, ways),
  bottomUrl: wayBackOf(message.bottomUrl, ways),
});

/** Reads what is closed, for whoever may: the rest of the text in the place of its gate, and the site's messages. */
function PaywallIsland({
  contentId,
  siteAlias,
  condition,
  isSpent = false,
  paywall,
  offersHref,
  ...gateProps
}: PaywallIslandProps) {
  const [rest, setRest] = useState<Rest>({ state: isSpent ? 'refused' : 'closed' });
  const [faces, setFaces] = useState<Faces>({ messages: [], tried: null });
  const gate = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  // One question at a time: two over one another leave nothing of the text on a phone.
  const isUndecided = useIsUndecided();
  const follow = useGateFocus(rest.state, gate, text);
  const read = useCallback(async () => {
    const tried = triedVersion(siteAlias, paywall?.version);
    setFaces({ messages: [], tried });
    try {
      const answer = await client.request(readHtmlPath(contentId), contentReadHtmlSchema, { method: 'POST' });
      follow();
      if (answer.rest) track({ event: 'paywall_passed', content_id: contentId, asks: condition });
      setRest(answer.rest ? { state: 'open', html: await shownRest(answer.rest) } : { state: 'refused' });
      if (!paywall) return;
      const version = tried ?? paywall.version;
      // Messages that cannot be had keep nobody from the text.
      const messages = await messagesOf(answer.data, { ...paywall, version }).catch(() => []);
      setFaces({ messages, tried });
    } catch {
      follow();
      setRest({ state: 'failed' });
    }
  }, [contentId, siteAlias, paywall, condition, follow]);

  useEffect(() => void seen().then(read), [read]);
  useEffect(() => {
    if (rest.state === 'open') document.documentElement.dataset.gate = 'open';
  }, [rest.state]);

  const retry = () => {
    follow();
    setRest({ state: 'loading' });
    void read();
  };
  const publish = () => {
    browserCookies.remove(paywallVersionCookie(siteAlias));
    const url = new URL(location.href);
    url.searchParams.delete(FAKE_ID);
    location.replace(url);
  };
  const asks = condition === 'metered' && rest.state === 'refused' ? 'spent' : condition;
  const ways = [gateProps.loginHref, gateProps.registerHref, offersHref];
  const [message] = faces.messages.map((one) => withWayBack(one, ways));
  return (
    <>
      {faces.tried ? <PaywallTestBanner id={faces.tried} onReturn={publish} /> : null}
      <RegistrationGate
        {...gateProps}
        {...(paywall ? { monthly: paywall.monthly } : {})}
        {...(paywall?.offerUrl ? { offerHref: wayBackOf(paywall.offerUrl, ways) } : {})}
        ref={gate}
        asks={asks}
        state={rest.state}
        onRetry={retry}
      >
        {rest.state === 'open' ? (
          // Drawn by the server, sanitised on its way in; islands in it wake as those of the page.
          <div ref={text} data-part="rest" dangerouslySetInnerHTML={{ __html: rest.html }} />
        ) : null}
      </RegistrationGate>
      {message && !isUndecided ? <Paywall message={message} /> : null}
    </>
  );
}

export default island({ wakes: 'visible', component: PaywallIsland });
