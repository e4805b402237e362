import { componentStyle } from './style';

/** Announced, but not visible. Appears on keyboard focus (skip links). */
export const visuallyHidden = componentStyle({
  selectors: {
    '&:not(:focus):not(:focus-within)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
