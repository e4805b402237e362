import { vars } from '@portal/tokens';

/** CSS px from the edge of what has the focus; `-4` lies on it. */
type RingOffset = 2 | -4;

/** CSS px left around what clips its content, so that the ring of the keyboard's focus is drawn whole. */
export const FOCUS_ROOM = 6;

/**
 * The ring of what has the keyboard's focus, in two tones: a line beside one of paper, so that it is seen on any ground, a
 * dark picture too. Around a box it ends with its line, and so covers no words that are near.
 */
export function focusRing(offset: RingOffset = 2) {
  return {
    outline: `${vars.focus.width} solid ${vars.color.focus}`,
    outlineOffset: offset,
    boxShadow:
      offset < 0
        ? `inset 0 0 0 8px ${vars.color.paper}`
        : `0 0 0 calc(${offset}px + ${vars.focus.width} / 2) ${vars.color.paper}`,
  };
}

/** For what hands its ring on to another box. */
export const noRing = { outline: 'none', boxShadow: 'none' } as const;
