import { keyframes, type StyleRule } from '@vanilla-extract/css';

const EDGE = 32;
const mask = {
  maskImage: `linear-gradient(to right, transparent, #000 ${EDGE}px, #000 calc(100% - ${EDGE}px), transparent)`,
  maskRepeat: 'no-repeat',
  maskSize: `calc(100% + ${EDGE}px) 100%`,
} as const;

/** Driven by `scroll(self inline)`; without a timeline it would stay at its end. */
const fadeEdges = keyframes({
  from: { ...mask, maskPosition: `${-EDGE}px 0` },
  // Both fades are complete after 2 % of the scroll, when the first letters are hidden.
  '2%, 98%': { maskSize: '100% 100%', maskPosition: '0 0' },
  to: { ...mask, maskPosition: '0 0' },
});

/**
 * A horizontally scrolling row fades at the edges with hidden content, and at none if all of it fits: its
 * scroll position drives the mask, without JavaScript. Browsers without scroll timelines show no fade.
 */
export const edgeFade: StyleRule = {
  '@supports': {
    '(animation-timeline: scroll())': {
      animationName: fadeEdges,
      animationFillMode: 'both',
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(self inline)',
      selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
    },
  },
};
