import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const strip = componentStyle({
  background: vars.strip.background,
  color: vars.strip.ink,
  '@media': { print: { display: 'none' } },
});

/** Between header and content, across the full width. */
export const page = componentStyle({
  borderBlockEnd: `${vars.masthead.ruleWidth} solid ${vars.color.rule}`,
  // As the first row of a front it attaches to the header.
  selectors: {
    'main > &': {
      marginBlock: `calc(-1 * ${vars.space[4]}) calc(${vars.space[5]} - ${vars.board.sectionGap})`,
    },
  },
});
/** In a column of a board, below the board's own rule. */
export const column = componentStyle({});

export const line = componentStyle({ display: 'flex', alignItems: 'center', minBlockSize: vars.target.min });

export const label = componentStyle({
  flex: 'none',
  paddingInlineEnd: vars.space[4],
  color: vars.strip.label,
  fontWeight: vars.font.interface.bold,
});

/** One line that scrolls sideways; overflowing content fades at the end. */
export const list = componentStyle({
  display: 'flex',
  flex: 1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to right, #000 calc(100% - 24px), transparent)`,
  paddingInlineEnd: 24,
  selectors: {
    '&:dir(rtl)': { maskImage: `linear-gradient(to left, #000 calc(100% - 24px), transparent)` },
  },
});

export const item = componentStyle({ flex: 'none' });

export const topic = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  paddingInline: vars.space[3],
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  textUnderlineOffset: '0.25em',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});
