import { componentStyle } from '../foundation/style';

/** Styled like the links around it. Hidden without JavaScript, since then nothing runs that needs consent. */
export const button = componentStyle({
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
