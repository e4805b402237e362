import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const panel = componentStyle({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetBlockStart: '100%',
  insetInline: 0,
  marginBlockStart: vars.space[1],
  border: `max(1px, ${vars.panel.edgeWidth}) solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  background: vars.panel.background,
  boxShadow: `0 8px 24px ${vars.color.shadow}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const list = componentStyle({ maxBlockSize: 'min(50vh, 440px)', overflowY: 'auto' });
export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  fontFamily: vars.font.interface.family,
  fontSize: vars.size[5],
  lineHeight: 1.3,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.button.background, color: vars.button.ink },
    '&[aria-selected=true]': { fontWeight: vars.font.interface.bold },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([data-active])': { background: vars.color.band } } },
    '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
  },
});
export const note = componentStyle({ padding: vars.space[3], color: vars.color.inkQuiet });
