import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
});

/** The brand's background for breaking news: a yellow, a tint, or paper between two rules. */
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.breaking.background,
  color: vars.breaking.ink,
  borderRadius: vars.breaking.radius,
  border: `solid ${vars.breaking.ruleColor}`,
  borderWidth: `${vars.breaking.ruleWidth} 0`,
});

export const dot = componentStyle({
  flex: 'none',
  border: '5px solid',
  borderRadius: vars.radius.full,
});

/** As many columns as there is room for. */
export const list = componentStyle({ columns: '4 15rem', columnGap: vars.board.columnGap });

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});

/** With the day above the hour, if it is not today. */
export const time = componentStyle({
  inlineSize: '4em',
  color: vars.color.nowInk,
  fontWeight: vars.font.interface.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** Below its time if its longest word does not fit next to it. */
export const headline = componentStyle({ flex: '1 1 min-content', overflowWrap: 'break-word' });

export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': {
          textDecorationLine: vars.headlineForm.hoverLine as 'underline',
          color: vars.headlineForm.hoverInk,
        },
      },
    },
  },
});

export const empty = componentStyle({ color: vars.color.inkQuiet, paddingBlock: vars.space[3] });
