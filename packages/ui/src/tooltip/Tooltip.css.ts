import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../foundation/style';

const appear = keyframes({ from: { opacity: 0 } });

export const place = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  '@supports': { '(anchor-scope: all)': { anchorName: '--tip', anchorScope: '--tip' } },
});

/** The pointer may move onto it: the gap to its trigger belongs to it. */
export const tip = componentStyle({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: '50%',
  translate: '-50% 0',
  zIndex: vars.layer.toast,
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 80vw)',
  paddingBlock: vars.space[2],
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&:dir(rtl)': { translate: '50% 0' } },
  '@supports': {
    '(anchor-scope: all)': {
      position: 'fixed',
      inset: 'auto',
      translate: 'none',
      positionAnchor: '--tip',
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block',
      selectors: { '&:dir(rtl)': { translate: 'none' } },
    },
  },
  '@media': { print: { display: 'none' } },
});

export const words = componentStyle({
  display: 'block',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: vars.color.ink,
  color: vars.color.paper,
  borderRadius: `min(${vars.panel.radius}, ${vars.radius.medium})`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
