import { componentStyle } from '../foundation/style';

/** Keeps its width while loading; on phones it is as wide as its list. */
export const link = componentStyle({
  minInlineSize: 'min(100%, 20rem)',
  '@media': { '(width < 600px)': { flexGrow: 1 } },
});
