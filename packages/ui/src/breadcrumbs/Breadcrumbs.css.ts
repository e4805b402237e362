import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', color: vars.color.inkQuiet });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  selectors: {
    '&:not(:first-child)::before': {
      content: '"/" / ""',
      paddingInline: vars.space[2],
      color: vars.color.inkQuiet,
    },
  },
});

export const link = componentStyle({
  textUnderlineOffset: '0.2em',
  paddingBlock: vars.space[1],
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});
