import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** 0 on a light page, 1 on a dark one, where pictures are dimmed by a tenth. */
const darkness = `(1 - ${vars.picture.dim}) * 10`;
const onDark = (color: string) => `color-mix(in srgb, ${color} calc(${darkness} * 100%), transparent)`;
/** Between paper and a light ad. */
const middle = `color-mix(in srgb, ${vars.color.ink} 30%, ${vars.color.adSlot})`;

export const slot = componentStyle({
  color: vars.color.ink,
  // On a dark page a light ad stands on a tone of its own, and glares less.
  background: onDark(vars.color.adSlot),
  paddingBlockEnd: vars.space[3],
  // A list draws its own rules around its items.
  borderBlock: `var(--ad-rule, 1px) solid ${vars.color.rule}`,
  selectors: {
    '&[data-unfilled]': { borderColor: 'transparent' },
    // Applies before the first paint: no space is reserved for a reader who refused advertising if only an ad
    // server could fill it.
    ':root[data-ads-refused] &:has([data-part=served-ad]:only-child)': { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
});

const hidden = { display: 'none' } as const;
/** Shown for one of the two ad maps. */
export const only = {
  desktop: componentStyle({ '@media': { [`(width < ${BREAKPOINTS.adMap}px)`]: hidden } }),
  mobile: componentStyle({ '@media': { [`(width >= ${BREAKPOINTS.adMap}px)`]: hidden } }),
};
/** Hidden when the column next to the content moves below it. */
export const beside = componentStyle({ '@media': { [`(width < ${BREAKPOINTS.desktop}px)`]: hidden } });

export const head = componentStyle({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  textAlign: 'center',
  selectors: { '[data-unfilled] > &': { visibility: 'hidden' } },
});
/** Centred, also while the covered advertiser's name is hidden: the portal sets the offset. */
export const label = componentStyle({
  selectors: { '[data-filled] &': { transform: 'translateX(var(--ad-label, 0))' } },
});
/** Hidden once an ad server's ad covers the house ad and its advertiser's name. Nothing shifts. */
export const covered = componentStyle({
  selectors: { '[data-filled] &': { visibility: 'hidden' } },
});
/** As high as its button from the start, with the label centred in the slot. */
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
  // It keeps its space: the label row has the same height with and without JavaScript.
  '@media': { '(scripting: none)': { visibility: 'hidden' } },
});

export const place = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 'var(--ad-mobile)',
  // A third party's ad is never dimmed: it has a surround of a middle tone.
  selectors: { '[data-filled] > &': { overflow: 'clip', background: onDark(middle) } },
  '@media': { [`(width >= ${BREAKPOINTS.adMap}px)`]: { minBlockSize: 'var(--ad-desktop)' } },
});
