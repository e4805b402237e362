import { componentStyle } from '../foundation/style';

/** Like the links beside it. Without a script nothing runs that could be chosen. */
export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  cursor: 'pointer',
  outlineColor: 'currentColor',
  textUnderlineOffset: '0.25em',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    '(scripting: none)': { display: 'none' },
  },
});
