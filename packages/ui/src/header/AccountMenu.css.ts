import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const words = componentStyle({
  display: 'none',
  '@media': { '(width >= 1024px)': { display: 'inline' } },
});

export const face = componentStyle({
  inlineSize: 34,
  blockSize: 34,
  display: 'grid',
  placeContent: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  // Told apart from a bar of the accent's own colour.
  boxShadow: '0 0 0 2px currentColor',
});

export const picture = componentStyle({ inlineSize: 34, blockSize: 34, objectFit: 'cover' });

export const panel = componentStyle({
  minInlineSize: '14rem',
  padding: vars.space[2],
  zIndex: vars.layer.dropdown,
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
});

export const nick = componentStyle({
  padding: vars.space[3],
  color: vars.color.inkQuiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const item = componentStyle({
  display: 'block',
  padding: vars.space[3],
  borderRadius: `max(0px, ${vars.panel.radius} - ${vars.space[2]})`,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.band,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
  },
});

export const line = componentStyle({ blockSize: 1, marginBlock: vars.space[1], background: vars.color.rule });
