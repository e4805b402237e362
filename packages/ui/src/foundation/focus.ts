import { vars } from '@portal/tokens';

/** CSS px from the edge of what has the focus; `-4` lies on it. */
type RingOffset = 2 | -4;

/** CSS px left around what clips its content, so that the ring of the keyboard's focus is drawn whole. */
export const FOCUS_ROOM = 6;

/**
 * Two-tone focus ring: an outline in the focus colour, and a ring in the paper colour, so that it shows on any background. Around a
 * box, the paper ring stops inside the outline, so it never covers nearby text.
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
