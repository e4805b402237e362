import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Under the standfirst, before everything that could push it out of sight. */
export const notice = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  maxInlineSize: '52em',
  paddingInlineStart: vars.space[3],
  borderInlineStart: '4px solid',
  textAlign: 'start',
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

/** Lines as they were written. */
export const paragraph = componentStyle({ whiteSpace: 'pre-line', overflowWrap: 'break-word' });
