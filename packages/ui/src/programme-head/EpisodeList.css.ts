import { vars } from '@portal/tokens';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

export const list = componentStyle({ display: 'grid', containerType: 'inline-size' });

export const episode = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  '@container': {
    '(width >= 620px)': { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space[6] },
  },
});
export const picture = componentStyle({ overflow: 'hidden', borderRadius: vars.pictures.tileRadius });
export const words = componentStyle({ display: 'grid', gap: vars.space[2], maxInlineSize: '44rem' });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.inkQuiet,
});
/** On a phone the list is read by titles. */
export const summary = componentStyle({
  display: 'none',
  '@container': { '(width >= 620px)': { display: 'block' } },
});
export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: { '&:focus-visible::after': focusRing(-4) },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } } },
});
