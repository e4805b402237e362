import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const slot = componentStyle({
  color: vars.color.ink,
  paddingBlockEnd: vars.space[3],
  // A list draws rules of its own around its items.
  borderBlock: `var(--ad-rule, 1px) solid ${vars.color.rule}`,
  selectors: {
    '&[data-unfilled]': { borderColor: 'transparent' },
    // Known before anything is drawn: what only an ad server would fill is not kept for a reader who refused advertising.
    ':root[data-ads-refused] &:has([data-part=served-ad]:only-child)': { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
});

const hidden = { display: 'none' } as const;
/** There for one of the two ad maps. */
export const only = {
  desktop: componentStyle({ '@media': { [`(width < ${BREAKPOINTS.adMap}px)`]: hidden } }),
  mobile: componentStyle({ '@media': { [`(width >= ${BREAKPOINTS.adMap}px)`]: hidden } }),
};
/** Where the column beside the content comes after it, there is none. */
export const beside = componentStyle({ '@media': { [`(width < ${BREAKPOINTS.desktop}px)`]: hidden } });

export const head = componentStyle({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  textAlign: 'center',
  selectors: { '[data-unfilled] > &': { visibility: 'hidden' } },
});
/** In the middle, also while who paid for what is covered is not seen: the portal sets how far that is. */
export const label = componentStyle({
  selectors: { '[data-filled] &': { transform: 'translateX(var(--ad-label, 0))' } },
});
/** Not seen once somebody else's ad has come over it: neither the paper's own nor who paid for it. Nothing moves for that. */
export const covered = componentStyle({
  selectors: { '[data-filled] &': { visibility: 'hidden' } },
});
/** As high as its button from the start, with the label still in the middle of the slot. */
export const headWithClose = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  selectors: {
    '&::before': { content: '""' },
    '[data-unfilled] > &': { visibility: 'hidden' },
  },
});

export const close = componentStyle({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'end',
  marginInlineStart: 'auto',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  // The place stays: the label is as high with script as without.
  '@media': { '(scripting: none)': { visibility: 'hidden' } },
});

export const place = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 'var(--ad-mobile)',
  selectors: { '[data-filled] > &': { overflow: 'clip' } },
  '@media': { [`(width >= ${BREAKPOINTS.adMap}px)`]: { minBlockSize: 'var(--ad-desktop)' } },
});
