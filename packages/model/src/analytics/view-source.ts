/** Kinds of referrer of an article's readers. Only the kind is recorded, never the referrer itself. */
export const VIEW_SOURCES = ['direct', 'own', 'search', 'social', 'newsletter', 'other'] as const;
/** Kind of referrer that a reader comes from. */
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** Domains of search engines and social networks; their subdomains count too. */
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
 * Classifies a page's referrer. Runs in the browser: neither the referrer nor the URL leaves it.
 *
 * @param referrer `document.referrer`; empty if there is none
 * @param address of the page, whose `utm_medium` shows that an email led to it
 */
export function viewSourceOf(referrer: string, address: string): ViewSource {
  if (!URL.canParse(address)) return 'direct';
  const page = new URL(address);
  if (/^(?:e-?mail|newsletter)$/i.test(page.searchParams.get('utm_medium') ?? '')) return 'newsletter';
  if (!URL.canParse(referrer)) return 'direct';
  const { host, hostname, protocol } = new URL(referrer);
  if (host === page.host) return 'own';
  // Apps have a referrer of their own: `android-app://com.google.android.gm/`.
  if (protocol === 'android-app:') return hostname.includes('quicksearchbox') ? 'search' : 'other';
  const isOf = (names: readonly string[]) =>
    names.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  if (GOOGLE.test(hostname) && !hostname.startsWith('mail.')) return 'search';
  if (isOf(HOSTS.search) && !hostname.startsWith('mail.')) return 'search';
  return isOf(HOSTS.social) ? 'social' : 'other';
}
