import type { FilmAdStep } from '@portal/model/ads';

/** Outcome of an ad before a video: completed, skipped, or failed to play. */
export type FilmAdEnd = 'complete' | 'skip' | 'failed';

/** Props of `FilmAd`: the ad's video and its events; times in seconds. */
export type FilmAdProps = {
  /** URL of its mp4. */
  src: string;
  /** Length according to the ad server, until that of the file is known. */
  duration?: number;
  /** Second from which it can be skipped; if omitted, it cannot. */
  skipAfter?: number;
  /** URL of the advertiser. */
  href?: string;
  /** Volume of the video that follows, 0 to 1. */
  volume?: number;
  isMuted?: boolean;
  /** Initially paused. */
  isPaused?: boolean;
  onStep?: (step: FilmAdStep) => void;
  /** Called when it has ended, in any way: the video begins. */
  onEnd: (end: FilmAdEnd) => void;
};
