import { componentStyle } from '../foundation/style';

/** Among links, whose look it has. Without a script nothing runs that could be chosen. */
export const button = componentStyle({
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
