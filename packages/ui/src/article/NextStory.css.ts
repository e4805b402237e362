import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const next = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[5],
  borderBlock: `1px solid ${vars.color.rule}`,
  '@media': { print: { display: 'none' } },
});

export const label = componentStyle({ color: vars.color.inkQuiet });

export const title = componentStyle({ flex: '1 1 18rem', minInlineSize: 0 });

export const link = componentStyle({
  // The whole strip is the link.
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
