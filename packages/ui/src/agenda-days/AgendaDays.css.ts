import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

export const days = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.board.sectionGap,
});

/** A day: its name is next to its events where there is room. */
export const day = componentStyle({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.board.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
  '@container': { '(width >= 640px)': { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
});
export const name = componentStyle({ '::first-letter': { textTransform: 'uppercase' } });
export const list = componentStyle({ display: 'grid', listStyle: 'none' });

export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
    '&:has(img)': { gridTemplateColumns: 'minmax(0, 1fr) 36%' },
  },
});
export const picture = componentStyle({
  order: 1,
  overflow: 'hidden',
  borderRadius: vars.pictures.radius,
});
export const words = componentStyle({ display: 'grid', gap: vars.card.innerGap });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const summary = componentStyle({ '@container': { '(width < 560px)': { display: 'none' } } });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const fact = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.35em' });
// Beside two lines of words the icon keeps its size.
globalStyle(`${fact} > svg`, { '@layer': { [layers.components]: { flex: 'none' } } });
/** The whole event is its link. */
export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: { '&:focus-visible::after': focusRing() },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { textDecorationLine: vars.headlineForm.hoverLine, color: vars.headlineForm.hoverInk },
      },
    },
  },
});
