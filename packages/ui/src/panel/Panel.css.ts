import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle, componentVariants } from '../foundation/style';

export const panel = componentStyle({
  minInlineSize: 0,
  color: vars.color.ink,
  // Border: separates the panel from a background of the same colour. The radius is a brand token.
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.panel.radius,
});
export const variant = componentVariants('', {
  outlined: { background: vars.color.paper },
  raised: {
    background: vars.color.raised,
    boxShadow: `0 2px 12px ${vars.color.shadow}`,
  },
  quiet: { background: vars.color.band },
  accent: { background: vars.color.accentQuiet },
});
export const padding = componentVariants('', {
  small: { padding: vars.space[3] },
  medium: { padding: vars.space[4] },
  large: { padding: `clamp(${vars.space[4]}, 5cqi, ${vars.space[8]})` },
});
/** One link fills it; other links and buttons inside are above that. */
export const interactive = componentStyle({
  position: 'relative',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { borderColor: vars.color.ruleStrong } } } },
});
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    [`${interactive}:hover &`]: { textDecoration: 'underline' },
    '&:focus-visible': noRing,
    '&:focus-visible::after': focusRing(),
  },
});

globalStyle(`${interactive} :is(a, button, input, select, label):not(${link})`, {
  '@layer': { [layers.components]: { position: 'relative', zIndex: vars.layer.raised } },
});
