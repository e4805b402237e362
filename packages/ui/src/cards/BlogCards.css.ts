import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const posts = componentStyle({ display: 'grid', maxInlineSize: '60rem' });

/** Its date is above it on phones, in a separate column from tablets on. */
export const post = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  paddingBlock: vars.space[6],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
  },
  '@media': {
    [`(width >= ${BREAKPOINTS.tablet}px)`]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  },
});
export const date = componentStyle({ color: vars.color.inkQuiet });
/** Query container of its card. */
export const room = componentStyle({ gridColumn: '-2 / -1', containerType: 'inline-size' });
