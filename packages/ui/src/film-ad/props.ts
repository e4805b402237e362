import type { FilmAdStep } from '@portal/model/ads';

/** How an ad before a film ended: seen, skipped, or not to be played. */
export type FilmAdEnd = 'complete' | 'skip' | 'failed';

/** Props of `FilmAd`: the film of an ad, and what is heard of it; times in seconds. */
export type FilmAdProps = {
  /** Address of its mp4. */
  src: string;
  /** Length that its server says, until the file itself does. */
  duration?: number;
  /** From this second on it can be skipped; without it, it cannot. */
  skipAfter?: number;
  /** Where who pays for it is. */
  href?: string;
  /** As loud as the film that comes after it, 0 to 1. */
  volume?: number;
  isMuted?: boolean;
  /** It stands still at first. */
  isPaused?: boolean;
  onStep?: (step: FilmAdStep) => void;
  /** It has gone, however it ended: the film begins. */
  onEnd: (end: FilmAdEnd) => void;
};
