import { vars } from '@portal/tokens';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: `${vars.space[10]} ${vars.space[6]}`,
});
export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
});
export const picture = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `max(${vars.pictures.tileRadius}, 20px)`,
});
export const sign = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: vars.radius.full,
  background: vars.button.background,
  color: vars.button.ink,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});
export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: { '&:focus-visible::after': { ...focusRing(-4), borderRadius: 20 } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } } },
});
