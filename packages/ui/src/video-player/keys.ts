import { type PlaybackActions, SKIP_SECONDS, STEP_SECONDS } from '../media-controls/index';

/** Targets of keys besides play and pause. */
export type KeyTargets = PlaybackActions & {
  toggleFull: () => void;
  toggleCaptions: () => void;
};

type Where = { duration: number; volume: number; direction: string };

/** Volume change of an arrow key. */
const VOLUME_STEP = 0.1;

/** Action of a key in a player; undefined for every other key. */
export function actionOf(key: string, to: KeyTargets, where: Where): (() => void) | undefined {
  const on = where.direction === 'rtl' ? -STEP_SECONDS : STEP_SECONDS;
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return to.toggle;
    case 'arrowright':
      return () => to.skip(on);
    case 'arrowleft':
      return () => to.skip(-on);
    case 'arrowup':
      return () => to.setVolume(where.volume + VOLUME_STEP);
    case 'arrowdown':
      return () => to.setVolume(where.volume - VOLUME_STEP);
    case 'j':
      return () => to.skip(-SKIP_SECONDS);
    case 'l':
      return () => to.skip(SKIP_SECONDS);
    case 'm':
      return to.toggleMute;
    case 'f':
      return to.toggleFull;
    case 'c':
      return to.toggleCaptions;
    case 'home':
      return () => to.seek(0);
    case 'end':
      return () => to.seek(where.duration);
  }
  return /^\d$/.test(key) ? () => to.seek((where.duration * Number(key)) / 10) : undefined;
}
