import { componentStyle } from '../foundation/style';

/** Room before the first word, which never parts from it: a line may break beside a picture, but not between padding and a letter. */
export const room = componentStyle({ position: 'relative', paddingInlineStart: '1em' });
export const sign = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(50% - 0.38em)',
  inlineSize: '0.74em',
  blockSize: '0.74em',
});
