import { FILM_AD_STEPS, type FilmAdStep } from '@portal/model/ads';

/** Longest chain of ad servers, each named by the response of the one before. */
const MAX_WRAPPERS = 5;
const MAX_CHARACTERS = 250_000;
/** Tracking URLs of one step. */
const MAX_ADDRESSES = 20;
/** A longer video is no pre-roll ad. */
const MAX_SECONDS = 90;

/** Error codes that VAST 4 reports to ad servers. */
export const VAST_ERRORS = {
  xml: 100,
  timeout: 301,
  wrappers: 302,
  none: 303,
  film: 400,
  media: 403,
} as const;

/** Video of an ad, and its tracking URLs. */
export type VastAd = {
  src: string;
  duration: number;
  /** From this second on it can be skipped. */
  skipAfter?: number;
  href?: string;
  /** Pinged once its first frame is shown. */
  impressions: string[];
  steps: Partial<Record<FilmAdStep, string[]>>;
  errors: string[];
};

type Told = Pick<VastAd, 'impressions' | 'steps' | 'errors'>;

/** No ad can be shown: the URLs to report it to, and its code. */
export class VastError extends Error {
  constructor(
    readonly code: number,
    readonly errors: readonly string[] = [],
  ) {
    super(`the ad before the film failed: VAST error ${code}`);
  }
}

/** A URL with https; undefined for anything else. */
function addressOf(text: string | null | undefined): string | undefined {
  const url = text?.trim() ?? '';
  return url.startsWith('https://') && URL.canParse(url) ? url : undefined;
}

const addressesIn = (within: Element, selector: string): string[] =>
  [...within.querySelectorAll(selector)].flatMap(({ textContent }) => addressOf(textContent) ?? []);

/** Seconds of `HH:MM:SS.mmm`, or of a percentage of the whole; undefined for anything else. */
function secondsOf(text: string | null | undefined, whole = 0): number | undefined {
  const [, share] = /^(\d{1,3})%$/.exec(text?.trim() ?? '') ?? [];
  if (share) return (whole * Math.min(Number(share), 100)) / 100;
  const [, h, m, s] = /^(\d{1,2}):(\d{2}):(\d{2}(?:\.\d{1,3})?)$/.exec(text?.trim() ?? '') ?? [];
  return s === undefined ? undefined : Number(h) * 3600 + Number(m) * 60 + Number(s);
}

/** Adds the tracking URLs of a response to those of the responses before it. */
function withTold(before: Told, ad: Element): Told {
  const steps = Object.fromEntries(
    FILM_AD_STEPS.map((step) => {
      const selector =
        step === 'click'
          ? 'Creative > Linear > VideoClicks > ClickTracking'
          : `Creative > Linear > TrackingEvents > Tracking[event=${step}]`;
      return [step, [...(before.steps[step] ?? []), ...addressesIn(ad, selector)].slice(0, MAX_ADDRESSES)];
    }),
  );
  const both = (list: readonly string[], selector: string) =>
    [...list, ...addressesIn(ad, selector)].slice(0, MAX_ADDRESSES);
  return {
    impressions: both(before.impressions, ':scope > * > Impression'),
    errors: both(before.errors, ':scope > * > Error'),
    steps,
  };
}

/** The file for a screen: the smallest that is as wide as the player, otherwise the largest. */
function fileOf(linear: Element, width: number): string | undefined {
  const files = [...linear.querySelectorAll('MediaFiles > MediaFile')].flatMap((file) => {
    const src = addressOf(file.textContent);
    const isPlayable = file.getAttribute('type') === 'video/mp4' && !file.hasAttribute('apiFramework');
    return src && isPlayable ? [{ src, width: Number(file.getAttribute('width')) || 0 }] : [];
  });
  const rising = files.toSorted((one, other) => one.width - other.width);
  return (rising.find((file) => file.width >= width) ?? rising.at(-1))?.src;
}

/** The first ad of a response; in a sequence, the one with the lowest number. */
function firstAd(answer: Document): Element | undefined {
  const ads = [...answer.querySelectorAll('VAST > Ad')];
  const order = (ad: Element) => Number(ad.getAttribute('sequence') ?? 0);
  return ads.toSorted((one, other) => order(one) - order(other))[0];
}

function inlineAd(ad: Element, told: Told, width: number): VastAd {
  const linear = ad.querySelector('InLine > Creatives > Creative > Linear');
  const src = linear && fileOf(linear, width);
  const duration = secondsOf(linear?.querySelector('Duration')?.textContent);
  if (!linear || !src) throw new VastError(VAST_ERRORS.media, told.errors);
  if (!duration || duration > MAX_SECONDS) throw new VastError(VAST_ERRORS.film, told.errors);
  const skipAfter = secondsOf(linear.getAttribute('skipoffset'), duration);
  const href = addressOf(linear.querySelector('VideoClicks > ClickThrough')?.textContent);
  return {
    src,
    duration,
    ...told,
    ...(skipAfter === undefined ? {} : { skipAfter }),
    ...(href ? { href } : {}),
  };
}

/** The text of a response, up to the longest that an ad can be. */
async function textOf(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, credentials: 'omit' });
  if (!answer.ok || !answer.body) throw new VastError(VAST_ERRORS.none);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MAX_CHARACTERS) {
      void reader.cancel();
      throw new VastError(VAST_ERRORS.xml);
    }
  }
}

/** Fills in the macros of a URL: random number, time, page, error code. */
export const filledIn = (url: string, code = 0): string =>
  url
    .replaceAll(/\[(?:CACHEBUSTING|RANDOM)\]|%5BCACHEBUSTING%5D/g, String(Math.floor(Math.random() * 1e8)))
    .replaceAll(/\[TIMESTAMP\]/g, encodeURIComponent(new Date().toISOString()))
    .replaceAll(/\[PAGEURL\]/g, encodeURIComponent(`${location.origin}${location.pathname}`))
    .replaceAll(/\[ERRORCODE\]/g, String(code));

/**
 * Requests the video of an ad from an ad server (VAST 2 to 4: linear, mp4), and from the servers that it
 * refers to, five at most.
 * @param width of the player, in device pixels
 * @throws VastError if there is none
 */
export async function askForFilm(url: string, width: number, signal: AbortSignal): Promise<VastAd> {
  let told: Told = { impressions: [], steps: {}, errors: [] };
  let next = url;
  for (let depth = 0; depth <= MAX_WRAPPERS; depth += 1) {
    const text = await textOf(filledIn(next), signal).catch((cause: unknown) => {
      const code = signal.aborted ? VAST_ERRORS.timeout : VAST_ERRORS.none;
      throw new VastError(cause instanceof VastError ? cause.code : code, told.errors);
    });
    const answer = new DOMParser().parseFromString(text, 'text/xml');
    if (answer.querySelector('parsererror') || answer.documentElement.nodeName !== 'VAST')
      throw new VastError(VAST_ERRORS.xml, told.errors);
    const ad = firstAd(answer);
    if (!ad) {
      const own = addressesIn(answer.documentElement, ':scope > Error').slice(0, MAX_ADDRESSES);
      throw new VastError(VAST_ERRORS.none, [...told.errors, ...own]);
    }
    told = withTold(told, ad);
    const wrapped = addressOf(ad.querySelector('Wrapper > VASTAdTagURI')?.textContent);
    if (!wrapped) return inlineAd(ad, told, width);
    next = wrapped;
  }
  throw new VastError(VAST_ERRORS.wrappers, told.errors);
}
