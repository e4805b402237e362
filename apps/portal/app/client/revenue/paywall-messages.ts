import { browserCookies, RequestError } from '@portal/data';
import {
  type PaywallData,
  type PaywallMessage,
  paywallMessagesFor,
  paywallMessagesPath,
  paywallMessagesSchema,
  paywallVersionCookie,
  type SitePaywall,
} from '@portal/model';
import { client } from '../islands/client';

const FAKE_ID = 'paywallFakeId';

/** What a reader is shown of a version of the paywall's messages: their ids, and what has been read of the month's stories. */
export type Shown = Pick<PaywallData, 'messageIds' | 'userCounter'>;

/** An address of the site's own with the way back to the text, where it is one of those that have it. */
export const wayBackOf = (url: string, ways: readonly string[]): string =>
  ways.find((way) => way.split('?', 1)[0] === url) ?? url;

/**
 * The message that a reader is shown; undefined where there is none, or it cannot be had: that keeps nobody from the text.
 * @param ways addresses of logging in, registering and the offers that lead back to the text
 */
export async function shownMessage(
  shown: Shown,
  { version, monthly }: Pick<SitePaywall, 'version' | 'monthly'>,
  ways: readonly string[],
): Promise<PaywallMessage | undefined> {
  if (!shown.messageIds.length) return undefined;
  const known = await client.request(paywallMessagesPath(version), paywallMessagesSchema).catch(() => []);
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
 * The version that this browser tries: one that the address of a showroom names is kept until it is returned from, or the site has it no
 * more.
 * @param named version of the site's that the address names
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

/** Whether the site has a version; one that cannot be looked up is taken to be there. */
const isThere = (version: string): Promise<boolean> =>
  client.request(paywallMessagesPath(version), paywallMessagesSchema).then(
    () => true,
    (error: unknown) => !(error instanceof RequestError && error.failure.status === 404),
  );

/** Forgets the version that is tried, and loads the page with the published one. */
export function returnToPublished(siteAlias: string): void {
  browserCookies.remove(paywallVersionCookie(siteAlias));
  const url = new URL(location.href);
  url.searchParams.delete(FAKE_ID);
  // With one, an address that is the same otherwise would not be loaded.
  url.hash = '';
  location.replace(url);
}
