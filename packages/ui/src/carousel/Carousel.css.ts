import { CAROUSEL_STEPS, type CarouselKind } from '@portal/model';
import { vars } from '@portal/tokens';
import { FOCUS_ROOM, focusRing } from '../foundation/focus';
import { componentStyle } from '../foundation/style';

/** Slides in view at each width of the window, from the model's steps (spec §9). */
const perView = (kind: CarouselKind) => {
  const steps = CAROUSEL_STEPS[kind];
  const widest = steps.at(-1)?.perView ?? 1;
  // Narrower steps come last, so that they win where several hold.
  const narrower = steps.slice(0, -1).reverse();
  return componentStyle(
    {
      vars: { '--per-view': String(widest) },
      '@media': Object.fromEntries(
        narrower.map(({ under, perView: count }) => [
          `(width < ${under}px)`,
          { vars: { '--per-view': String(count) } },
        ]),
      ),
    },
    kind,
  );
};

export const kinds: Record<CarouselKind, string> = {
  slider: perView('slider'),
  mini: perView('mini'),
  vertical: perView('vertical'),
  carousel: perView('carousel'),
  'multi-card': perView('multi-card'),
  schedule: perView('schedule'),
};

export const carousel = componentStyle({ vars: { '--gap': vars.layout.gutter }, position: 'relative' });
export const tight = componentStyle({ vars: { '--gap': vars.space[2] } });
/** Of a column that does not scroll: no slide has to fit into a share of its height. */
export const loose = componentStyle({ vars: { '--gap': vars.space[5] } });

/** Over the slides, beside their title, or under them. */
export const controls = componentStyle({
  paddingBlock: vars.space[2],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[1],
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(scripting: none)': { visibility: 'hidden' }, print: { display: 'none' } },
});

/** Under slides that lie one under another, the arrows are in the middle of the column. */
export const centred = componentStyle({ justifyContent: 'center' });

/** By the window's width, CSS px: no arrows from there on, where all slides are in view. */
export const withoutArrowsFrom: Readonly<Record<number, string>> = Object.fromEntries(
  [...new Set(Object.values(CAROUSEL_STEPS).flatMap((steps) => steps.map(({ under }) => under)))]
    .filter(Number.isFinite)
    .map((width) => [
      width,
      componentStyle({ '@media': { [`(width >= ${width}px)`]: { display: 'none' } } }, `from${width}`),
    ]),
);

export const arrow = componentStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  borderRadius: vars.button.radius,
  background: vars.button.quietBackground,
  color: vars.button.quietInk,
  border: `${vars.button.edgeWidth} solid ${vars.button.edgeColor}`,
  fontSize: 20,
  selectors: {
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-disabled=true])': { background: vars.button.background, color: vars.button.ink },
      },
    },
  },
});

/**
 * Scrolls by itself, slide by slide. Once awake, embla moves the track and this only clips it. Its edge lies a little outside of the
 * slides, for the ring of the one that has the focus; less than the gap, so that no slide out of view shows there.
 */
export const viewport = componentStyle({
  padding: FOCUS_ROOM,
  margin: -FOCUS_ROOM,
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollPadding: FOCUS_ROOM,
  scrollbarWidth: 'thin',
  overscrollBehaviorX: 'contain',
  touchAction: 'pan-y pinch-zoom pan-x',
  selectors: {
    '&:focus-visible': focusRing(-4),
    '&[data-awake]': { overflow: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
  },
  '@media': {
    // The bar of a scroller that a script is about to take over would come and go with it.
    '(scripting: enabled)': { scrollbarWidth: 'none' },
    print: { overflow: 'visible' },
  },
});

/** Higher columns scroll; where all slides are in view, the column is as high as they are. */
export const vertical = componentStyle({
  overflow: 'hidden auto',
  blockSize: `calc(44rem + 2 * ${FOCUS_ROOM}px)`,
  scrollSnapType: 'y mandatory',
  selectors: { '&[data-awake]': { touchAction: 'pan-x pinch-zoom' } },
  '@media': { print: { blockSize: 'auto' } },
});

export const track = componentStyle({
  display: 'flex',
  gap: 'var(--gap)',
  blockSize: '100%',
  '@media': { print: { flexWrap: 'wrap', transform: 'none !important' } },
});
export const column = componentStyle({ flexDirection: 'column' });

export const slide = componentStyle({
  flex: '0 0 calc((100% - var(--gap) * (var(--per-view) - 1)) / var(--per-view))',
  scrollSnapAlign: 'start',
  containerType: 'inline-size',
  selectors: { '&[data-opens]': { scrollInitialTarget: 'nearest' } },
});
/** One under another all are of one height: words that do not fit are cut, the ring is not. */
export const cutSlide = componentStyle({
  minBlockSize: 0,
  overflow: 'hidden',
  '@supports': {
    '(overflow-clip-margin: 1px)': { overflow: 'clip', overflowClipMargin: FOCUS_ROOM },
  },
});
export const wholeSlide = componentStyle({ flex: 'none' });

export const dots = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { '(scripting: none)': { visibility: 'hidden' }, print: { display: 'none' } },
});

/** As small as a point to the eye, as large as a fingertip to the touch. */
export const dot = componentStyle({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: vars.target.dense,
  blockSize: vars.target.min,
  '::before': {
    content: '',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.full,
    border: '1px solid currentColor',
    opacity: 0.7,
  },
  selectors: {
    '&[aria-current]::before': { background: 'currentColor', opacity: 1, transform: 'scale(1.25)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::before': { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
});
export const uncounted = componentStyle({ visibility: 'hidden' });
