import { vars } from '@portal/tokens';

/** What lies around the line of a ring; bars that draw their rings in the colour of their own words need nothing there. */
const GROUND = '--ring-ground';

/** On a bar or a film: rings are a line of the words' own colour, which is seen on it. */
export const ringInInk = { vars: { [GROUND]: 'transparent' } } as const;

/**
 * The ring of what has the keyboard's focus, in two tones: a line between two of paper, so that it is seen on any ground,
 * a dark picture too.
 *
 * @param offset CSS length from the edge; `inside` lays it on what has the focus
 */
export function focusRing(offset: string, place: 'outside' | 'inside' = 'outside') {
  const { width } = vars.focus;
  const ground = `var(${GROUND}, ${vars.color.paper})`;
  return {
    outline: `${width} solid ${vars.color.focus}`,
    outlineOffset: place === 'inside' ? `calc(-1 * (${offset} + ${width}))` : offset,
    boxShadow:
      place === 'inside'
        ? `inset 0 0 0 calc(${offset} + ${width} * 2) ${ground}`
        : `0 0 0 calc(${offset} + ${width} * 2) ${ground}`,
  } as const;
}

/** For what hands its ring on to another box. */
export const noRing = { outline: 'none', boxShadow: 'none' } as const;
