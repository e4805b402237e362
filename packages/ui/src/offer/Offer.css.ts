import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const gap = `clamp(${vars.space[6]}, 5cqi, ${vars.space[10]})`;

/** Side by side if there is room, with a rule between, like columns of a page. */
export const list = componentStyle({
  containerType: 'inline-size',
  maxInlineSize: '60rem',
});
export const columns = componentStyle({
  display: 'grid',
  gap,
  '@container': {
    '(width >= 560px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  },
});

export const offer = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `4px solid ${vars.color.rule}`,
  '@container': {
    '(width >= 560px)': {
      selectors: {
        '& + &::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(${gap} / -2)`,
          borderInlineStart: `1px solid ${vars.color.rule}`,
        },
      },
    },
  },
});
export const recommended = componentStyle({ borderBlockStartColor: vars.color.accent });

/** A large figure, with its period next to it. */
export const price = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});
export const amount = componentStyle({ fontVariantNumeric: 'lining-nums', whiteSpace: 'nowrap' });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const includes = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const included = componentStyle({ display: 'flex', alignItems: 'start', gap: vars.space[2] });
export const tick = componentStyle({ flexShrink: 0, color: vars.color.accent });
export const saving = componentStyle({
  alignSelf: 'start',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  background: vars.color.accentQuiet,
  color: vars.color.ink,
});
/** Buttons of offers side by side are aligned, whatever is above them. */
export const way = componentStyle({ marginBlockStart: 'auto', paddingBlockStart: vars.space[2] });
globalStyle(`${way} button`, {
  '@layer': { [layers.components]: { '@container': { '(width < 560px)': { inlineSize: '100%' } } } },
});
