import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});
export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
});
/** Networks behind a button, if there is script for it. */
export const rest = componentStyle({
  selectors: { '&:not([data-open])': { display: 'none' } },
  '@media': { '(scripting: none)': { selectors: { '&:not([data-open])': { display: 'flex' } } } },
});
/** Buttons that do nothing without JavaScript. */
export const withScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const column = componentStyle({ flexDirection: 'column' });
export const link = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  color: vars.color.ink,
  borderRadius: vars.button.radius,
  selectors: {
    '&[data-state=copied]': { color: vars.color.success },
    '&[data-state=failed]': { color: vars.color.danger },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});
