import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.button.height,
  paddingInline: vars.button.paddingInline,
  paddingBlock: vars.space[1],
  border: `${vars.button.edgeWidth} solid transparent`,
  borderRadius: vars.button.radius,
  fontFamily: vars.button.family,
  fontSize: vars.button.size,
  fontWeight: vars.button.weight,
  letterSpacing: vars.button.tracking,
  textTransform: vars.button.transform as 'none',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy])': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': { borderWidth: 1, borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
});

const hovered = (rule: { background: string; color: string }) => ({
  '(hover: hover)': { selectors: { '&:hover:not(:disabled, [aria-disabled=true])': rule } },
});

export const main = componentStyle({
  background: vars.button.background,
  color: vars.button.ink,
  '@media': hovered({ background: vars.button.hoverBackground, color: vars.button.hoverInk }),
});

export const secondary = componentStyle({
  background: vars.button.quietBackground,
  color: vars.button.quietInk,
  borderColor: vars.button.edgeColor,
  '@media': hovered({ background: vars.button.background, color: vars.button.ink }),
});

export const plain = componentStyle({
  background: 'transparent',
  color: vars.color.ink,
  '@media': hovered({ background: vars.color.band, color: vars.color.ink }),
});

export const danger = componentStyle({
  background: vars.color.danger,
  color: vars.color.onDanger,
  '@media': hovered({
    // Darker, or lighter on dark paper, but still recognisable as the danger colour.
    background: `color-mix(in srgb, ${vars.color.danger} 82%, ${vars.color.ink})`,
    color: vars.color.onDanger,
  }),
});

export const small = componentStyle({
  minBlockSize: `min(${vars.button.height}, 36px)`,
  paddingInline: `calc(${vars.button.paddingInline} * 0.7)`,
  fontSize: vars.text.label.size,
  // Touch needs the full target size.
  '@media': { '(pointer: coarse)': { minBlockSize: vars.target.min } },
});
export const large = componentStyle({
  minBlockSize: `calc(${vars.button.height} + 8px)`,
  fontSize: vars.size[6],
});
export const wide = componentStyle({ inlineSize: '100%' });
export const square = componentStyle({ aspectRatio: '1', paddingInline: 0 });

export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
});
