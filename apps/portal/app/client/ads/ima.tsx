import type { FilmAdStep } from '@portal/model/ads';
import { FilmAdFrame } from '@portal/ui/film-ad';
import type { FilmStage } from '@portal/ui/video-player';

type Events = { addEventListener: (type: string, listener: () => void) => void };
type Manager = Events & {
  init: (width: number, height: number, mode: string) => void;
  setVolume: (volume: number) => void;
  resize: (width: number, height: number, mode: string) => void;
  start: () => void;
  destroy: () => void;
};
type Loader = {
  addEventListener: (
    type: string,
    listener: (event: { getAdsManager: (film: HTMLVideoElement) => Manager }) => void,
  ) => void;
  requestAds: (request: object) => void;
  destroy: () => void;
};
/** The part of Google's IMA (HTML5, version 3) that is used here. */
type Ima = {
  AdDisplayContainer: new (
    place: HTMLElement,
    film: HTMLVideoElement,
  ) => {
    initialize: () => void;
    destroy: () => void;
  };
  AdsLoader: new (display: object) => Loader;
  AdsRequest: new () => object;
  AdErrorEvent: { Type: { AD_ERROR: string } };
  AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: string } };
  AdEvent: { Type: Record<string, string> };
  ViewMode: { NORMAL: string };
};

declare global {
  interface Window {
    google?: { ima?: Ima };
  }
}

const SCRIPT = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';
/** A longer ad is cut off here: the reader wants the video. */
const MAX_AD_MS = 95_000;

/** Names of IMA's events, with the step of an ad for each. */
const STEPS = {
  STARTED: 'start',
  FIRST_QUARTILE: 'firstQuartile',
  MIDPOINT: 'midpoint',
  THIRD_QUARTILE: 'thirdQuartile',
  COMPLETE: 'complete',
  SKIPPED: 'skip',
  PAUSED: 'pause',
  RESUMED: 'resume',
  CLICK: 'click',
} as const satisfies Record<string, FilmAdStep>;
/** Further events after which the video goes on. */
const ENDS = ['ALL_ADS_COMPLETED', 'CONTENT_RESUME_REQUESTED'] as const;

/** Google's script; undefined if the signal aborts first. */
function imaBefore(signal: AbortSignal): Promise<Ima | undefined> {
  if (window.google?.ima) return Promise.resolve(window.google.ima);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve(window.google?.ima);
    script.onerror = () => resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    document.head.append(script);
  });
}

/** How an ad is played, and until when. */
export type ImaPlay = {
  stage: FilmStage;
  /** Of the ad server. */
  url: string;
  /** Ends an ad that has not begun. */
  waiting: AbortSignal;
  /** Ends it in any state: the reader has withdrawn consent. */
  withdrawn: AbortSignal;
  onStep: (step: FilmAdStep) => void;
};

/** Plays one ad in its place; resolves when it ends or fails. */
function run(
  ima: Ima,
  place: HTMLElement,
  { stage, url, waiting, withdrawn, onStep }: ImaPlay,
): Promise<void> {
  const { film } = stage;
  const { NORMAL } = ima.ViewMode;
  const display = new ima.AdDisplayContainer(place, film);
  const loader = new ima.AdsLoader(display);
  let manager: Manager | undefined;
  let isBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const size = new ResizeObserver(() => manager?.resize(place.clientWidth, place.clientHeight, NORMAL));
  size.observe(place);
  const ended = new Promise<void>((resolve) => {
    const end = () => resolve();
    timer = setTimeout(end, MAX_AD_MS);
    withdrawn.addEventListener('abort', end, { once: true });
    waiting.addEventListener('abort', () => isBegun || end(), { once: true });
    loader.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, end);
    loader.addEventListener(ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (event) => {
      try {
        manager = event.getAdsManager(film);
        manager.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, end);
        for (const name of ENDS) manager.addEventListener(ima.AdEvent.Type[name] ?? name, end);
        for (const [name, step] of Object.entries(STEPS))
          manager.addEventListener(ima.AdEvent.Type[name] ?? name, () => {
            isBegun = true;
            onStep(step);
          });
        manager.init(place.clientWidth, place.clientHeight, NORMAL);
        manager.setVolume(film.muted ? 0 : film.volume);
        manager.start();
      } catch {
        end();
      }
    });
    display.initialize();
    const { clientWidth, clientHeight } = place;
    loader.requestAds(
      Object.assign(new ima.AdsRequest(), {
        adTagUrl: url,
        linearAdSlotWidth: clientWidth,
        linearAdSlotHeight: clientHeight,
      }),
    );
  });
  return ended.finally(() => {
    clearTimeout(timer);
    size.disconnect();
    manager?.destroy();
    loader.destroy();
    display.destroy();
  });
}

/** Lets Google's IMA request and play the ad before a video. Whatever the outcome, the video is next. */
export async function playByIma(play: ImaPlay): Promise<void> {
  const { stage, waiting, withdrawn } = play;
  const ima = await imaBefore(waiting);
  if (!ima || waiting.aborted || withdrawn.aborted) return;
  const place = await new Promise<HTMLElement>((resolve) =>
    stage.show(<FilmAdFrame onPlace={(element) => element && resolve(element)} />),
  );
  await run(ima, place, play);
}
