import { vars } from '@portal/tokens';

/** CSS px from the edge of what has the focus; `-4` lies on it. */
type RingOffset = 2 | -4;

/**
 * The ring of what has the keyboard's focus, in two tones: a line between two of paper, so that it is seen on any ground,
 * a dark picture too.
 */
export function focusRing(offset: RingOffset = 2) {
  return {
    outline: `${vars.focus.width} solid ${vars.color.focus}`,
    outlineOffset: offset,
    // As far as the line goes, and as much again.
    boxShadow: `${offset < 0 ? 'inset ' : ''}0 0 0 8px ${vars.color.paper}`,
  };
}

/** For what hands its ring on to another box. */
export const noRing = { outline: 'none', boxShadow: 'none' } as const;
