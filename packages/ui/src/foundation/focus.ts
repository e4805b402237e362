import { vars } from '@portal/tokens';

/** Distance of the ring from the element's edge, CSS px; `-4` is inside. */
type RingOffset = 2 | -4;

/** Space in CSS px around clipping containers, so that focus rings are drawn whole. */
export const FOCUS_ROOM = 6;

/**
 * Two-tone focus ring: an outline in the focus colour, and a ring in the paper colour, so that it shows on
 * any background. Around a box the paper ring stays inside the outline, so it never covers nearby text.
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

/** For an element whose ring another box draws. */
export const noRing = { outline: 'none', boxShadow: 'none' } as const;
