import { vars } from '@portal/tokens';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({ containerType: 'inline-size' });
export const grid = componentStyle({
  display: 'grid',
  gap: `${vars.board.rowGap} ${vars.layout.gutter}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    '(width < 420px)': { columnGap: vars.space[4] },
    '(width >= 700px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(width >= 1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const show = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
});
export const picture = componentStyle({ overflow: 'hidden', borderRadius: vars.pictures.tileRadius });
/** A programme without a picture shows its name. */
export const plate = componentStyle({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '16 / 9',
  padding: vars.space[3],
  overflow: 'hidden',
  textAlign: 'center',
  background: vars.color.brand,
  color: vars.color.onBrand,
  borderRadius: vars.pictures.tileRadius,
});
export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: {
    '&:focus-visible::after': focusRing(),
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } } },
});
export const resume = componentStyle({ color: vars.color.inkQuiet });
export const medium = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkQuiet,
});
export const empty = componentStyle({ paddingBlock: vars.space[6], color: vars.color.inkQuiet });
