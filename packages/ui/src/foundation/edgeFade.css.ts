import { keyframes, type StyleRule } from '@vanilla-extract/css';

const EDGE = 32;
const mask = {
  maskImage: `linear-gradient(to right, transparent, #000 ${EDGE}px, #000 calc(100% - ${EDGE}px), transparent)`,
  maskRepeat: 'no-repeat',
  maskSize: `calc(100% + ${EDGE}px) 100%`,
} as const;

/** Moved by `scroll(self inline)`, or it would stay where it ends. */
const fadeEdges = keyframes({
  from: { ...mask, maskPosition: `${-EDGE}px 0` },
  // Soon whole at both: what lies beyond an edge is as plain from the first letters that are gone.
  '2%, 98%': { maskSize: '100% 100%', maskPosition: '0 0' },
  to: { ...mask, maskPosition: '0 0' },
});

/**
 * A row that scrolls sideways fades at the edge that more of it lies beyond, and at none where all of it fits: its own
 * scroll position moves the mask, without script. Browsers without scroll timelines draw it as it is.
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
