import { componentStyle } from '../foundation/style';

/**
 * Padding for the lock inside the first word: a line may break next to an image, but not between padding and
 * a letter.
 */
export const room = componentStyle({ position: 'relative', paddingInlineStart: '1em' });
export const sign = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(50% - 0.38em)',
  inlineSize: '0.74em',
  blockSize: '0.74em',
});
