import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** A picture alone, small enough for ten in a row. */
export const thumbnail = componentStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: `min(${vars.pictures.tileRadius}, 8px)`,
  outlineOffset: -3,
});

/** A card without a picture shows its first words. */
export const words = componentStyle({
  display: 'block',
  aspectRatio: '1',
  padding: vars.space[1],
  overflow: 'hidden',
  background: vars.color.band,
  hyphens: 'auto',
});

export const show = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  blockSize: '100%',
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  paddingInlineEnd: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.rule}`,
  outlineOffset: -3,
  selectors: { '&[aria-current]': { borderBlockStartColor: vars.color.accent } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { borderBlockStartColor: vars.color.ink } } } },
});

export const time = componentStyle({
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { color: vars.color.nowInk, fontWeight: vars.font.interface.bold } },
});
