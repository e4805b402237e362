import { expect, it, vi } from 'vitest';
import { STEP_SECONDS } from '../media-controls/index';
import { actionOf, type KeyTargets } from './keys';

const targets = (): KeyTargets => ({
  play: vi.fn(),
  pause: vi.fn(),
  toggle: vi.fn(),
  seek: vi.fn(),
  skip: vi.fn(),
  setVolume: vi.fn(),
  toggleMute: vi.fn(),
  setRate: vi.fn(),
  fail: vi.fn(),
  retry: vi.fn(),
  toggleFull: vi.fn(),
  toggleCaptions: vi.fn(),
});

it.each([
  ['ltr', 'ArrowRight', STEP_SECONDS],
  ['ltr', 'ArrowLeft', -STEP_SECONDS],
  ['rtl', 'ArrowRight', -STEP_SECONDS],
  ['rtl', 'ArrowLeft', STEP_SECONDS],
])('arrows skip in reading direction: %s, %s', (direction, key, seconds) => {
  const to = targets();
  actionOf(key, to, { duration: 60, volume: 1, direction })?.();
  expect(to.skip).toHaveBeenCalledExactlyOnceWith(seconds);
});
