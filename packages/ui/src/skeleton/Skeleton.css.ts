import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../foundation/style';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const bone = componentStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.color.skeleton,
  borderRadius: vars.radius.small,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${vars.color.skeletonShine}, transparent)`,
    animation: `${pass} 1.4s linear infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::after': { content: 'none' } },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const picture = componentStyle({ aspectRatio: '16 / 9', borderRadius: vars.pictures.radius });
export const thumbnail = componentStyle({ aspectRatio: '1', borderRadius: vars.pictures.radius });
export const headline = componentStyle({
  blockSize: '1.3em',
  marginBlockEnd: '0.25em',
  fontSize: vars.headline.md.size,
});
export const line = componentStyle({
  blockSize: '0.8em',
  marginBlock: '0.4em',
  fontSize: vars.text.summary.size,
});
export const last = componentStyle({ inlineSize: '62%' });

export const list = componentStyle({ display: 'grid', gap: vars.board.rowGap });
export const card = componentStyle({ display: 'grid', gap: vars.card.gap });
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(5rem, 25%)',
  gap: vars.space[4],
});
