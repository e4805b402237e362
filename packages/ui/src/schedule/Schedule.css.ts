import { vars } from '@portal/tokens';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

export const guide = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  gap: `${vars.space[10]} ${vars.space[12]}`,
  alignItems: 'start',
});

export const box = componentStyle({ containerType: 'inline-size' });
export const list = componentStyle({ display: 'grid' });

export const show = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  selectors: {
    '&[aria-current]': {
      borderBlockStart: `${vars.rule.heavy} solid ${vars.color.accent}`,
      background: vars.color.band,
      paddingInline: vars.space[4],
      marginInline: `calc(${vars.space[4]} * -1)`,
    },
  },
  '@container': {
    '(width >= 620px)': {
      gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
      gap: `${vars.space[1]} ${vars.space[6]}`,
    },
  },
});

export const time = componentStyle({ fontVariantNumeric: 'tabular-nums', paddingBlockStart: '0.15em' });
/** Past broadcasts are muted, but legible. */
export const over = componentStyle({ color: vars.color.inkQuiet });
export const now = componentStyle({ color: vars.color.nowInk });
export const repeat = componentStyle({ color: vars.color.inkQuiet });
export const words = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: {
    '&:focus-visible::after': focusRing(-4),
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } } },
});
export const resume = componentStyle({ color: vars.color.inkQuiet, maxInlineSize: '60ch' });
export const picture = componentStyle({
  inlineSize: '11rem',
  overflow: 'hidden',
  borderRadius: vars.pictures.tileRadius,
  display: 'none',
  '@container': { '(width >= 620px)': { display: 'block' } },
});
/** Empty state of a whole day. Shown once, so that the message does not repeat under each station. */
export const emptyDay = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
export const empty = componentStyle({
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  color: vars.color.inkQuiet,
});
