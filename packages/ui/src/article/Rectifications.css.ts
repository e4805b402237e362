import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** Below the standfirst, above everything that could push it out of view. */
export const notice = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  // As wide as the headline above.
  maxInlineSize: `calc(17 * ${vars.headline['2xl'].size})`,
  marginBlockStart: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderInlineStart: '4px solid',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  textAlign: 'start',
});

/** Link to the rectification, on its own line; it wraps only in very narrow windows. */
export const way = componentStyle({
  display: 'block',
  inlineSize: 'fit-content',
  minBlockSize: vars.target.dense,
  whiteSpace: 'nowrap',
  '@media': { '(width < 20em)': { whiteSpace: 'normal' } },
});

/** Without a lead picture the byline’s rule would double that of the text below. */
globalStyle(
  '[data-part=article]:has([data-part=article-lead]:empty) [data-part=rectified] ~ [data-part=signed]',
  { '@layer': { [layers.components]: { paddingBlockEnd: 0, borderBlockEndWidth: 0 } } },
);

/**
 * A text of its own within the page: between rules, in the type and the measure of the article that it
 * answers.
 */
export const rectification = componentStyle({
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  borderBlock: 'solid',
  borderBlockWidth: '4px 1px',
  scrollMarginBlockStart: vars.space[6],
  // Two in a row have only one rule between them.
  selectors: { '&:has(+ [data-part=rectification])': { borderBlockEndWidth: 0 } },
});

export const head = componentStyle({ display: 'grid', gap: vars.space[2] });
export const facts = componentStyle({ display: 'grid', color: vars.color.inkQuiet });

/** Nearer to the text than to the rectification above. */
export const story = componentStyle({
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  color: vars.color.inkQuiet,
});

/** Keeps the line breaks of plain text. */
export const paragraph = componentStyle({ whiteSpace: 'pre-line', overflowWrap: 'break-word' });
