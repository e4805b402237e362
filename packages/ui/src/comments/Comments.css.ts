import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';
import { fingerAreas } from '../foundation/touch';

export const section = componentStyle({
  '@media': { print: { display: 'none' } },
});
export const list = componentStyle({ display: 'grid', gap: vars.space[5] });

/** Replies are below the comment they answer, indented once and no further. */
export const replies = componentStyle({
  marginBlockStart: vars.space[5],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `2px solid ${vars.color.rule}`,
});

export const comment = componentStyle({ display: 'grid', gap: vars.space[2] });
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
});
export const quiet = componentStyle({ color: vars.color.inkQuiet });
fingerAreas(`${quiet} > a`);

export const closed = componentStyle({ marginBlock: vars.space[4] });

/** Not published yet: on a background of their own. */
export const pending = componentStyle({
  padding: vars.space[4],
  marginBlockEnd: vars.space[5],
  background: vars.color.band,
  borderRadius: vars.card.radius,
});
export const note = componentStyle({ fontWeight: vars.font.interface.bold, color: vars.color.ink });

/** By a member of the newsroom. */
export const newsroom = componentStyle({
  paddingInline: vars.space[2],
  border: '1px solid currentColor',
  borderRadius: vars.card.radius,
});
export const words = componentStyle({ display: 'grid', gap: vars.space[2] });
export const gone = componentStyle({ color: vars.color.inkQuiet, fontStyle: 'italic' });
export const sorting = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
});
export const order = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  selectors: { '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
});
export const moreReplies = componentStyle({
  marginBlockStart: vars.space[3],
  paddingInlineStart: vars.space[5],
});

/**
 * The comment box and its placeholder share one cell, and only one of them is visible. The page sets
 * `data-gate` once the text is open.
 */
export const room = componentStyle({ display: 'grid' });
globalStyle(`${room} > *`, {
  '@layer': { [layers.components]: { gridArea: '1/1', alignContent: 'center' } },
});
globalStyle(`[data-gate=open] ${room} > :first-child, :root:not([data-gate=open]) ${room} > :last-child`, {
  '@layer': { [layers.components]: { visibility: 'hidden' } },
});
