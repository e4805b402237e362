import type { FilmAdStep, FilmAdsOfPage } from '@portal/model';
import { FilmAd } from '@portal/ui/film-ad';
import type { FilmStage } from '@portal/ui/video-player';
import { track } from '../analytics/data-layer';
import { agreesTo } from '../consent/consent';
import { onDecision } from '../consent/decision';
import { askForFilm, filledIn, VAST_ERRORS, type VastAd, VastError } from './vast';

/** A film is not kept longer from who wants to see it, by all servers together. */
const MAX_WAIT_MS = 5000;
/** From here on the desktop's ad map is asked (spec §9). */
const DESKTOP = '(width >= 768px)';

/** Tells addresses of something; nobody waits for their answers. */
function send(addresses: readonly string[] = [], code = 0): void {
  for (const address of addresses)
    fetch(filledIn(address, code), { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    );
}

/** Tells the data layer of the steps that a newsroom looks at. */
const tell = (contentId: string, step: FilmAdStep) => {
  if (isTold(step)) track({ event: 'film_ad', content_id: contentId, step });
};
const isTold = (step: FilmAdStep): step is 'start' | 'complete' | 'skip' | 'click' =>
  ['start', 'complete', 'skip', 'click'].includes(step);

/** Plays an ad over a film. It ends with the ad, or as the reader's agreement does. */
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
 * Shows the ad before a film, to a reader who agrees to advertising: the ad server of this screen's map is asked, and nobody before.
 * @param contentId of the film
 */
export async function showFilmAd(stage: FilmStage, contentId: string): Promise<void> {
  const addresses: FilmAdsOfPage = JSON.parse(document.documentElement.dataset.filmAds ?? '{}');
  const address = matchMedia(DESKTOP).matches ? addresses.desktop : addresses.mobile;
  if (!address || !agreesTo('ads')) return;
  const waiting = new AbortController();
  const withdrawn = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS);
  const forget = onDecision(() => {
    if (agreesTo('ads')) return;
    waiting.abort();
    withdrawn.abort();
  });
  try {
    if (addresses.ima) {
      const { playByIma } = await import('./ima');
      const onStep = (step: FilmAdStep) => tell(contentId, step);
      const signals = { waiting: waiting.signal, withdrawn: withdrawn.signal };
      return await playByIma({ stage, address: filledIn(address, 0), ...signals, onStep });
    }
    const width = stage.film.clientWidth * devicePixelRatio;
    const ad = await askForFilm(address, width, waiting.signal);
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
