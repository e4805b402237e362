import { componentStyle } from '../foundation/style';

/** A button that does nothing without script, and is not printed. */
export const print = componentStyle({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
