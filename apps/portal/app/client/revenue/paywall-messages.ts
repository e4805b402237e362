import { browserCookies, createPaywall, RequestError } from '@portal/data';
import {
  type PaywallData,
  type PaywallMessage,
  paywallMessagesFor,
  paywallVersionCookie,
  type SitePaywall,
} from '@portal/model/revenue';
import { client } from '../islands/client';

const FAKE_ID = 'paywallFakeId';

const paywall = createPaywall(client);

/**
 * State of a reader in a version of the paywall's messages: message ids, and the count of the month's
 * stories.
 */
export type Shown = Pick<PaywallData, 'messageIds' | 'userCounter'>;

/** One of the site's own URLs with its way back to the text, if it has one. */
export const wayBackOf = (url: string, ways: readonly string[]): string =>
  ways.find((way) => way.split('?', 1)[0] === url) ?? url;

/**
 * The message for a reader; undefined if there is none or it cannot be fetched, which must not withhold the
 * text.
 * @param ways addresses of the login, the registration and the offers that lead back to the text
 */
export async function shownMessage(
  shown: Shown,
  { version, monthly }: Pick<SitePaywall, 'version' | 'monthly'>,
  ways: readonly string[],
): Promise<PaywallMessage | undefined> {
  if (!shown.messageIds.length) return undefined;
  const known = await paywall.messages(version).catch(() => []);
  const [message] = paywallMessagesFor(known, shown);
  if (!message) return undefined;
  const { buttonUrl, button2Url, bottomUrl, numConsumedContent, maxConsumedContent } = message;
  return {
    ...message,
    buttonUrl: wayBackOf(buttonUrl, ways),
    button2Url: wayBackOf(button2Url, ways),
    bottomUrl: wayBackOf(bottomUrl, ways),
    numConsumedContent: shown.userCounter ?? numConsumedContent,
    maxConsumedContent: shown.userCounter === null ? maxConsumedContent : monthly,
  };
}

/**
 * The version that this browser tries: one from the URL of a showroom is stored until the reader returns from
 * it, or the site no longer has it.
 * @param named version of the site that the URL names
 */
export async function triedVersion(
  siteAlias: string,
  published: string | undefined,
  named: string | undefined,
): Promise<string | null> {
  const cookie = paywallVersionCookie(siteAlias);
  if (named && named === published) browserCookies.remove(cookie);
  else if (named) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and cannot be waited for here
    document.cookie = `${cookie}=${encodeURIComponent(named)}; path=/; samesite=lax`;
  }
  const kept = browserCookies.read(cookie);
  if (!kept || kept === published) return null;
  if (await isThere(kept)) return kept;
  browserCookies.remove(cookie);
  return null;
}

/** Whether the site has a version; true if the look-up fails. */
const isThere = (version: string): Promise<boolean> =>
  paywall.messages(version).then(
    () => true,
    (error: unknown) => !(error instanceof RequestError && error.failure.status === 404),
  );

/** Forgets the version that is tried, and loads the page with the published one. */
export function returnToPublished(siteAlias: string): void {
  browserCookies.remove(paywallVersionCookie(siteAlias));
  const url = new URL(location.href);
  url.searchParams.delete(FAKE_ID);
  // With a fragment, an otherwise identical URL would not be loaded.
  url.hash = '';
  location.replace(url);
}
