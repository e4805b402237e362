import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const module = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  color: vars.color.ink,
});
export const all = componentStyle({ justifySelf: 'start' });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
/** Without a head it aligns with the columns next to it. */
export const headless = componentStyle({});
export const list = componentStyle({ display: 'grid' });
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  minBlockSize: 64,
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
    [`${headless} &:first-child`]: { paddingBlockStart: 0 },
  },
});
export const words = componentStyle({ display: 'grid', gap: vars.space[1] });
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
export const empty = componentStyle({ color: vars.color.inkQuiet });
/** As large as a day of the calendar. */
export const leaf = componentStyle({
  inlineSize: 60,
  blockSize: 64,
  border: `1px dashed ${vars.color.rule}`,
  borderRadius: vars.card.radius,
});
