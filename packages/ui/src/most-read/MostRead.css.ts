import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({ containerType: 'inline-size' });

export const list = componentStyle({
  counterReset: 'rank',
  columnGap: vars.board.columnGap,
  '@container': { '(min-width: 640px)': { columnCount: 2 } },
});

/** The rank is a large number; all ranks are aligned. */
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  breakInside: 'avoid',
  counterIncrement: 'rank',
  paddingBlock: vars.space[4],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.rule}` } },
  '::before': {
    content: 'counter(rank) / ""',
    fontFamily: vars.font.display.family,
    fontSize: vars.headline.lg.size,
    fontWeight: vars.headline.lg.weight,
    fontStretch: vars.headline.lg.stretch,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: vars.color.accent,
  },
});

export const kicker = componentStyle({ color: vars.color.inkQuiet });

export const link = componentStyle({
  display: 'block',
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

export const empty = componentStyle({ paddingBlock: vars.space[4], color: vars.color.inkQuiet });
