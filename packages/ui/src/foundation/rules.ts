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

/**
 * Height at the bottom of the window of the cookie notice and, above it, of the strip for a paywall preview,
 * while they are shown: other fixed elements stay above both.
 */
export const CONSENT_SIZE = 'calc(var(--consent-size, 0px) + var(--paywall-test-size, 0px))';
/**
 * Height of what lies lowest in the window: cookie notice, preview strip, and the audio that goes on from page
 * to page.
 */
export const FLOOR_SIZE = `calc(${CONSENT_SIZE} + var(--audio-size, 0px))`;
/** Height of a paywall message at the bottom of the window while it is shown. */
export const PAYWALL_SIZE = 'var(--paywall-size, 0px)';
/** Total height of the bars at the bottom of the window, a paywall message included. */
export const FOOT_SIZE = `calc(${FLOOR_SIZE} + ${PAYWALL_SIZE})`;

/**
 * Windows so low that fixed elements would leave no room for the page: a phone in landscape, or a page at 400
 * % zoom. There they scroll with the page.
 */
export const LOW = '(height < 480px)';

/** Space between a dialog's edges and its content. */
export const DIALOG_EDGE = `clamp(${vars.space[4]}, 4vw, ${vars.space[6]})`;
