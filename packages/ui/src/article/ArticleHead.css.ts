import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

/** The line over the headline. */
export const over = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkQuiet,
});

export const title = componentStyle({
  maxInlineSize: '21em',
});

/** The lock looks as on the card, until the text is open to the reader. */
const OPENED = ':root[data-gate=open]';
export const closed = componentStyle({ selectors: { [`${OPENED} &`]: { display: 'none' } } });
export const opened = componentStyle({
  display: 'none',
  selectors: { [`${OPENED} &`]: { display: 'inline' } },
});

export const standfirst = componentStyle({ maxInlineSize: '40em', color: vars.color.inkQuiet });

/** Byline and dates at one side, share bar at the other; its space is reserved until it hydrates. */
export const signed = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.rule}`,
});

export const names = componentStyle({
  flex: '1 1 11rem',
  display: 'grid',
  gap: 2,
});
export const faces = componentStyle({ display: 'flex', gap: vars.space[1] });
export const dates = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.inkQuiet,
});

export const length = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const share = componentStyle({
  minBlockSize: vars.target.min,
  minInlineSize: vars.target.min,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const lead = componentStyle({
  justifySelf: 'stretch',
  textAlign: 'start',
  marginBlockStart: vars.space[2],
  selectors: {
    '&:empty': { display: 'none' },
  },
});
