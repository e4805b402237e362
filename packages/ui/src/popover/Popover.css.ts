import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Scope of the panel's anchor names. */
export const place = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  '@supports': { '(anchor-scope: all)': { anchorName: '--popover', anchorScope: '--popover' } },
});

/** Between the panel and the window’s edge. */
const EDGE = vars.space[2];

/** Windows with room for it above or below its trigger. */
const HIGH = '(height >= 480px)';

/**
 * In browsers without anchor positioning it is centred in the window, as any popover is, and in low windows
 * in all browsers.
 */
export const panel = componentStyle({
  boxSizing: 'border-box',
  margin: 'auto',
  minInlineSize: 'min(14rem, 90vw)',
  maxInlineSize: `min(24rem, 100vw - 2 * ${EDGE})`,
  maxBlockSize: `min(26rem, 100dvh - 2 * ${EDGE})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  background: vars.panel.background,
  color: vars.color.ink,
  border: `max(1px, ${vars.panel.edgeWidth}) solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
  textAlign: 'start',
  '@supports': {
    '(anchor-scope: all)': {
      '@media': {
        [HIGH]: {
          position: 'fixed',
          inset: 'auto',
          // Never narrower than its trigger.
          minInlineSize: 'max(min(14rem, 90vw), anchor-size(inline))',
          maxBlockSize: 'min(26rem, 80vh)',
          margin: 0,
          marginBlock: vars.space[1],
          positionAnchor: '--popover',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        },
      },
    },
  },
  '@media': { print: { display: 'none' } },
});
const at = (positionArea: string, edges: Record<string, string>) =>
  componentStyle({
    '@supports': { '(anchor-scope: all)': { '@media': { [HIGH]: { positionArea, ...edges } } } },
  });
/** A margin at the side where the panel may reach the edge, none where it is aligned with its trigger. */
export const align = {
  start: at('block-end span-inline-end', { marginInlineEnd: EDGE }),
  center: at('block-end', { marginInline: EDGE }),
  end: at('block-end span-inline-start', { marginInlineStart: EDGE }),
};
