/** Where readers of a content come from: the kind of place alone, never which one it was. */
export const VIEW_SOURCES = ['direct', 'own', 'search', 'social', 'newsletter', 'other'] as const;
/** Kind of place that a reader comes from. */
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** Hosts of search engines and of networks: a host is theirs, or under theirs. */
const HOSTS: Readonly<Record<'search' | 'social', readonly string[]>> = {
  search: [
    'bing.com',
    'duckduckgo.com',
    'ecosia.org',
    'qwant.com',
    'startpage.com',
    'search.brave.com',
    'yahoo.com',
    'yandex.com',
    'yandex.ru',
    'baidu.com',
    'kagi.com',
    'perplexity.ai',
    'chatgpt.com',
  ],
  social: [
    'facebook.com',
    'instagram.com',
    'threads.net',
    'threads.com',
    'x.com',
    'twitter.com',
    't.co',
    'linkedin.com',
    'lnkd.in',
    'reddit.com',
    'pinterest.com',
    'youtube.com',
    'tiktok.com',
    'bsky.app',
    'telegram.org',
    't.me',
    'whatsapp.com',
    'mastodon.social',
    'tumblr.com',
    'meneame.net',
  ],
};
/** Google has a domain for each country. */
const GOOGLE = /^(?:.+\.)?google\.(?:com|cat|es|[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * Tells the kind of place that a page was reached from. It is asked in the browser: neither the referrer nor the address leaves it.
 *
 * @param referrer `document.referrer`; empty where there is none
 * @param address of the page, whose `utm_medium` says that an email led to it
 */
export function viewSourceOf(referrer: string, address: string): ViewSource {
  if (!URL.canParse(address)) return 'direct';
  const page = new URL(address);
  if (/^(?:e-?mail|newsletter)$/i.test(page.searchParams.get('utm_medium') ?? '')) return 'newsletter';
  if (!URL.canParse(referrer)) return 'direct';
  const { host, hostname, protocol } = new URL(referrer);
  if (host === page.host) return 'own';
  // Applications name themselves: `android-app://com.google.android.gm/`.
  if (protocol === 'android-app:') return hostname.includes('quicksearchbox') ? 'search' : 'other';
  const isOf = (names: readonly string[]) =>
    names.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  if (GOOGLE.test(hostname) && !hostname.startsWith('mail.')) return 'search';
  if (isOf(HOSTS.search) && !hostname.startsWith('mail.')) return 'search';
  return isOf(HOSTS.social) ? 'social' : 'other';
}
