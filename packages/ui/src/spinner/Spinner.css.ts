import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../foundation/style';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '2px solid currentColor',
  borderInlineStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
});

export const medium = componentStyle({ fontSize: 24 });
export const large = componentStyle({ fontSize: 40, borderWidth: 4 });
