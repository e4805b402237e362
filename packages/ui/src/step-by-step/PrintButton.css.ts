import { componentStyle } from '../foundation/style';

/** A button that nothing would hear without script, and that paper has no use for. */
export const print = componentStyle({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
