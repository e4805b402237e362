import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { edgeFade } from '../foundation/edgeFade.css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** Scrolls if it is wider than its container, by keyboard too. */
export const region = componentStyle({
  overflowX: 'auto',
  maxInlineSize: '100%',
  clear: 'both',
  borderBlock: `1px solid ${vars.color.ruleStrong}`,
  // Edges with hidden content fade; the focus ring is inside, and whole.
  ...edgeFade,
  outlineOffset: -2,
  ':focus-visible': { animationName: 'none' },
});

export const caption = componentStyle({ marginBlockEnd: vars.space[2] });

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${region} ${selector}`, { '@layer': { [layers.components]: rule } });

within('table', { inlineSize: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });
within(':is(th, td)', {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
within('tr:last-child > *', { borderBlockEnd: 0 });
within('th', { fontWeight: vars.font.interface.bold });
within('thead th', { color: vars.color.inkQuiet });
within(':is(th, td)[align=right]', { textAlign: 'end' });
within(':is(th, td)[align=center]', { textAlign: 'center' });
