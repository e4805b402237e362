import { componentStyle } from '../foundation/style';

/** A button that does nothing without JavaScript, and is not printed. */
export const print = componentStyle({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
