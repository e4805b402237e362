import type { FilmAdStep, FilmAdsOfPage } from '@portal/model/ads';
import { FilmAd } from '@portal/ui/film-ad';
import type { FilmStage } from '@portal/ui/video-player';
import { track } from '../analytics/data-layer';
import { agreesTo } from '../consent/consent';
import { onDecision } from '../consent/decision-event';
import { askForFilm, filledIn, VAST_ERRORS, type VastAd, VastError } from './vast';

/** Longest time that ad servers may delay a video, all together. */
const MAX_WAIT_MS = 5000;
/** From this width on the desktop's ad map is used (spec §9). */
const DESKTOP = '(width >= 768px)';

/** Pings tracking URLs, without waiting for responses. */
function send(urls: readonly string[] = [], code = 0): void {
  for (const url of urls)
    fetch(filledIn(url, code), { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    );
}

/** Pushes the steps that a newsroom analyses to the data layer. */
const tell = (contentId: string, step: FilmAdStep) => {
  if (isTold(step)) track({ event: 'film_ad', content_id: contentId, step });
};
const isTold = (step: FilmAdStep): step is 'start' | 'complete' | 'skip' | 'click' =>
  ['start', 'complete', 'skip', 'click'].includes(step);

/** Plays an ad before a video. It ends with the ad, or when the reader withdraws consent. */
function play(ad: VastAd, { show, film }: FilmStage, contentId: string, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    over.addEventListener('abort', () => resolve(), { once: true });
    const onStep = (step: FilmAdStep) => {
      if (step === 'start') send(ad.impressions);
      send(ad.steps[step]);
      tell(contentId, step);
    };
    const { src, duration, skipAfter, href } = ad;
    show(
      <FilmAd
        src={src}
        duration={duration}
        skipAfter={skipAfter}
        href={href}
        onStep={onStep}
        volume={film.volume}
        isMuted={film.muted}
        onEnd={(end) => {
          if (end === 'failed') send(ad.errors, VAST_ERRORS.film);
          resolve();
        }}
      />,
    );
  });
}

/**
 * Shows the ad before a video, to a reader who agrees to advertising. Only the ad server of this screen's
 * map is contacted.
 * @param contentId of the video
 */
export async function showFilmAd(stage: FilmStage, contentId: string): Promise<void> {
  const urls: FilmAdsOfPage = JSON.parse(document.documentElement.dataset.filmAds ?? '{}');
  const url = matchMedia(DESKTOP).matches ? urls.desktop : urls.mobile;
  if (!url || !agreesTo('ads')) return;
  const waiting = new AbortController();
  const withdrawn = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS);
  const forget = onDecision(() => {
    if (agreesTo('ads')) return;
    waiting.abort();
    withdrawn.abort();
  });
  try {
    if (urls.ima) {
      const { playByIma } = await import('./ima');
      const onStep = (step: FilmAdStep) => tell(contentId, step);
      const signals = { waiting: waiting.signal, withdrawn: withdrawn.signal };
      return await playByIma({ stage, url: filledIn(url, 0), ...signals, onStep });
    }
    const width = stage.film.clientWidth * devicePixelRatio;
    const ad = await askForFilm(url, width, waiting.signal);
    clearTimeout(timer);
    if (!withdrawn.signal.aborted) await play(ad, stage, contentId, withdrawn.signal);
  } catch (failure) {
    if (!(failure instanceof VastError)) throw failure;
    if (agreesTo('ads')) send(failure.errors, failure.code);
  } finally {
    clearTimeout(timer);
    forget();
  }
}
