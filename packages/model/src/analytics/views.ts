import * as v from 'valibot';

/** Where readers of a content come from: the kind of place alone, never which one it was. */
export const VIEW_SOURCES = ['direct', 'own', 'search', 'social', 'newsletter', 'other'] as const;
/** Kind of place that a reader comes from. */
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** Hosts of search engines and of networks: a host is theirs, or under theirs. */
const HOSTS: Readonly<Record<'search' | 'social', readonly string[]>> = {
  search: [
    ...['bing.com', 'duckduckgo.com', 'ecosia.org', 'qwant.com', 'startpage.com', 'search.brave.com'],
    ...['yahoo.com', 'yandex.com', 'yandex.ru', 'baidu.com', 'kagi.com', 'perplexity.ai', 'chatgpt.com'],
  ],
  social: [
    ...['facebook.com', 'instagram.com', 'threads.net', 'threads.com', 'x.com', 'twitter.com', 't.co'],
    ...['linkedin.com', 'lnkd.in', 'reddit.com', 'pinterest.com', 'youtube.com', 'tiktok.com', 'bsky.app'],
    ...['telegram.org', 't.me', 'whatsapp.com', 'mastodon.social', 'tumblr.com', 'meneame.net'],
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

/** Milliseconds that are counted together: the finest that sums tell of when a content was read. */
export const VIEW_SLOT_MS = 600_000;
/** Seconds of one view at most: a tab that was forgotten is not read for hours. */
export const MAX_VIEW_SECONDS = 1_800;
/** Sums that a portal tells at once. */
export const MAX_VIEW_SUMS = 2_000;

const contentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const fromDigits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/**
 * What a page tells as it is left, in the query of its address: content, kind of place, quarter of the text that was reached
 * (1 to 4), and seconds that it was in sight. Nothing in it says who the reader is.
 */
export const viewSchema = v.object({
  content: v.pipe(fromDigits, contentId),
  source: v.picklist(VIEW_SOURCES),
  quarter: v.pipe(fromDigits, v.minValue(1), v.maxValue(4)),
  seconds: v.pipe(
    fromDigits,
    v.transform((seconds) => Math.min(seconds, MAX_VIEW_SECONDS)),
  ),
});
/** View of a content, as its page tells it. */
export type ContentView = v.InferOutput<typeof viewSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000));

/** Views of a content within one slot that came from one kind of place. */
export const viewSumSchema = v.object({
  content: contentId,
  /** Slots since 1970. */
  slot: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000)),
  source: v.picklist(VIEW_SOURCES),
  /** Views that ended in each quarter of the text. */
  quarters: v.strictTuple([count, count, count, count]),
  seconds: count,
});
/** Sum of views. */
export type ViewSum = v.InferOutput<typeof viewSumSchema>;

/** Sums as a portal tells them to its back end; told twice under one id, they are counted once. */
export const viewBatchSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  sums: v.pipe(v.array(viewSumSchema), v.maxLength(MAX_VIEW_SUMS)),
});
/** Batch of sums of views. */
export type ViewBatch = v.InferOutput<typeof viewBatchSchema>;
