import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const servings = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
/** As wide for two digits as for one: the buttons stay under the finger. */
export const people = componentStyle({
  minInlineSize: '6.5em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { '(scripting: none)': { minInlineSize: 0 }, print: { minInlineSize: 0 } },
});
export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  borderRadius: vars.button.radius,
  border: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.ink,
  selectors: { '&[aria-disabled]': { color: vars.color.inkQuiet, borderColor: vars.color.rule } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { background: vars.color.band } } },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
