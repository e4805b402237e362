import { RATING_MAX } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const rating = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.4em',
  whiteSpace: 'nowrap',
});

const STARS = '★'.repeat(RATING_MAX);

const lit = `var(--stars, ${vars.color.accent})`;
const unlit = `color-mix(in srgb, ${lit} 30%, transparent)`;

/** A row of stars in two colours that meet at the score. */
export const stars = componentStyle({
  '::before': {
    // Decorative: the image has a label. Browsers without alternative text for `content` announce the stars
    // too.
    content: [STARS, `"${STARS}" / ""`],
    letterSpacing: '0.08em',
    fontFamily: 'system-ui, sans-serif',
    fontSize: '1.1em',
    lineHeight: 1,
    color: 'transparent',
    backgroundImage: `linear-gradient(var(--stars-to, to right), ${lit} var(--rated), ${unlit} var(--rated))`,
    backgroundClip: 'text',
    // On paper too: without their background the stars are transparent.
    printColorAdjust: 'exact',
  },
  selectors: {
    '&:dir(rtl)::before': { vars: { '--stars-to': 'to left' } },
  },
});
