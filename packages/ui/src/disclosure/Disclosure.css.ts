import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const disclosure = componentStyle({ position: 'relative' });

/** A line between rules, as in a list of questions. */
export const ruled = componentStyle({ borderBlockEnd: `1px solid ${vars.color.rule}` });

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.target.min,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } } },
});

export const dropdownSummary = componentStyle({ display: 'inline-flex', inlineSize: 'fit-content' });

export const arrow = componentStyle({
  flex: 'none',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(0.5turn)' } },
});

export const content = componentStyle({ paddingBlock: `${vars.space[1]} ${vars.space[4]}` });

/** Overlays the following content. */
export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineStart: 0,
  zIndex: vars.layer.dropdown,
  minInlineSize: 'min(14rem, 90vw)',
  maxInlineSize: '90vw',
  padding: vars.space[4],
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
});
