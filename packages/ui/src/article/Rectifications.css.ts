import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** Under the standfirst, before everything that could push it out of sight. */
export const notice = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  // As wide as the headline over it.
  maxInlineSize: `calc(17 * ${vars.headline['2xl'].size})`,
  marginBlockStart: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderInlineStart: '4px solid',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  textAlign: 'start',
});

/** A line of its own, whole wherever it has room. */
export const way = componentStyle({
  display: 'block',
  inlineSize: 'fit-content',
  minBlockSize: vars.target.dense,
  whiteSpace: 'nowrap',
  '@media': { '(width < 20em)': { whiteSpace: 'normal' } },
});

/** Without a lead picture the rule of what stands beside the text would be a second one under the byline’s. */
globalStyle('[data-part=rectified] ~ [data-part=signed]:has(+ :empty)', {
  '@layer': { [layers.components]: { paddingBlockEnd: 0, borderBlockEndWidth: 0 } },
});

/** A story of its own within the page: between rules, in the type and the measure of the text that it answers. */
export const rectification = componentStyle({
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  borderBlock: 'solid',
  borderBlockWidth: '4px 1px',
  scrollMarginBlockStart: vars.space[6],
  // What follows another has its rule alone between them.
  selectors: { '&:has(+ [data-part=rectification])': { borderBlockEndWidth: 0 } },
});

export const head = componentStyle({ display: 'grid', gap: vars.space[2] });
export const facts = componentStyle({ display: 'grid', color: vars.color.inkQuiet });

/** Nearer to the text than to what it answers. */
export const story = componentStyle({
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  color: vars.color.inkQuiet,
});

/** Lines as they were written. */
export const paragraph = componentStyle({ whiteSpace: 'pre-line', overflowWrap: 'break-word' });
