import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Paper has the text alone. */
export const cover = componentStyle({
  '@media': { print: { selectors: { '&&': { display: 'none' } } } },
});

export const words = componentStyle({ display: 'grid', gap: vars.space[2] });

/** What was chosen without advertising is kept, and does not open the page. */
export const chosen = componentStyle({
  color: vars.color.ink,
  fontWeight: vars.font.interface.medium,
  selectors: { '&:empty': { display: 'none' } },
});

/** Both ways of one size, side by side or one under the other, and what is beside them under both. */
export const ways = componentStyle({
  inlineSize: '100%',
  display: 'grid',
  gap: vars.space[2],
  // Beside a page, on wide windows: next to its words.
  '@container': { '(min-width: 900px)': { inlineSize: '30rem' } },
});
export const pair = componentStyle({
  display: 'grid',
  gridAutoRows: '1fr',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[3],
});
/** Long words break rather than make one way wider than the other. */
export const way = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  textWrap: 'balance',
});
export const others = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[3],
});
