import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';
import { STEP, TWELVE_COLUMNS } from '../article-body/ArticleBody.css';
import { layers } from '../foundation/layers.css';
import { PAGE_EDGE } from '../foundation/pageEdge.css';
import { componentStyle } from '../foundation/style';
import { lead, names, share, signed } from './ArticleHead.css';

const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

const WIDE = `(width >= ${BREAKPOINTS.desktop}px)`;
/** Width of the words over a picture, with room for its caption at their side. */
const WORDS = 'min(920px, 100vw - 26rem)';

/** The picture fills the window; the words stand on paper that rises over its lower edge. */
export const feature = componentStyle({ justifyItems: 'center', textAlign: 'center' });
/** Its words, with the background of the page. */
export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  background: vars.color.paper,
  '@media': {
    [WIDE]: {
      maxInlineSize: WORDS,
      marginBlockStart: '-6rem',
      paddingBlockStart: vars.space[8],
      paddingInline: vars.space[16],
    },
  },
});
/** The headline is in the first window, however wide that is. */
globalStyle(`${feature} > [data-part=article-lead] img`, {
  '@layer': { [layers.components]: { maxBlockSize: '60vh', objectFit: 'cover' } },
});
/** The caption stands next to them. */
globalStyle(`${feature} figcaption`, {
  '@layer': {
    [layers.components]: {
      paddingInlineStart: PAGE_EDGE,
      '@media': {
        [WIDE]: { maxInlineSize: `calc((100vw - ${WORDS}) / 2 - ${vars.space[4]})`, blockSize: 0 },
      },
    },
  },
});
within(`${feature} ${signed}`, { justifySelf: 'stretch', justifyContent: 'center' });
within(`${feature} ${names}`, { flex: 'none', maxInlineSize: 'calc(100% - 120px)', textAlign: 'start' });
within(`${feature} ${share}`, { marginInlineStart: 0 });
within(`${feature} > ${lead}`, {
  inlineSize: '100vw',
  marginInlineStart: 'calc(50% - 50vw)',
  marginBlock: 0,
});

const rises = (by: string) => keyframes({ to: { transform: `translateY(${by})` } });
/** How far each plane has risen when its picture has left the window. */
const MIDDLE_RISE = rises('-2vh');
const FRONT_RISE = rises('-6vh');
/** From the top of the page until the picture, 60vh under a header, is out of sight. */
const SCROLLED = '0px 80vh';
const PLANES = `screen and (width >= 768px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)`;
const SCROLL_DRIVEN = '(animation-timeline: scroll()) and (animation-range: 0px 1px)';

/** Planes over the picture. Lazy pictures that are not displayed are not fetched either. */
export const planes = componentStyle({
  display: 'none',
  '@supports': {
    [SCROLL_DRIVEN]: {
      '@media': {
        [PLANES]: {
          display: 'block',
          position: 'absolute',
          // One pixel shorter than the picture, which is therefore the largest paint whichever comes first.
          inset: '0 0 1px',
          overflow: 'clip',
          pointerEvents: 'none',
        },
      },
    },
  },
});
const moving = {
  position: 'absolute',
  inset: '0 0 -1px',
  // The lower edge of a plane fades into the picture behind it.
  maskImage: 'linear-gradient(#000 76%, transparent)',
} as const;
const risen = (animationName: string) => ({
  '@supports': {
    [SCROLL_DRIVEN]: {
      '@media': {
        [PLANES]: {
          animationName,
          animationDuration: '1ms',
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: 'scroll(root)',
          animationRange: SCROLLED,
        },
      },
    },
  },
});
export const middle = componentStyle({ ...moving, ...risen(MIDDLE_RISE) });
export const front = componentStyle({ ...moving, ...risen(FRONT_RISE) });
export const plane = componentStyle({ backgroundColor: 'transparent' });

/** Names of chapters, next to the text. */
export const chapters = componentStyle({
  display: 'none',
  '@container': {
    [TWELVE_COLUMNS]: {
      display: 'block',
      gridArea: '2 / 1',
      position: 'sticky',
      insetBlockStart: `calc(${vars.masthead.compactHeight} + ${vars.space[6]})`,
      alignSelf: 'start',
      // The space at the start of a text in the middle.
      inlineSize: `calc(2.5 * ${STEP})`,
      marginBlockStart: vars.space[16],
    },
  },
  '@media': { print: { display: 'none' } },
});
export const chapterList = componentStyle({
  counterReset: 'chapter',
  display: 'grid',
  gap: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  paddingBlockStart: vars.space[3],
});
export const chapter = componentStyle({
  counterIncrement: 'chapter',
  display: 'grid',
  gridTemplateColumns: '1.8em minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  color: vars.color.inkQuiet,
  '::before': { content: 'counter(chapter)', color: vars.color.accent, fontVariantNumeric: 'tabular-nums' },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});
