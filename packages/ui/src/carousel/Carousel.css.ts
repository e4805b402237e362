import { CAROUSEL_STEPS, type CarouselKind } from '@portal/model';
import { vars } from '@portal/tokens';
import { FOCUS_ROOM, focusRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** Number of visible slides at each width of the window, from the model's steps (spec §9). */
const perView = (kind: CarouselKind) => {
  const steps = CAROUSEL_STEPS[kind];
  const widest = steps.at(-1)?.perView ?? 1;
  // Narrower steps come last, so that they win if several match.
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
/** For a column that does not scroll: no slide has to fit a share of its height. */
export const loose = componentStyle({ vars: { '--gap': vars.space[5] } });

/** Above the slides, next to their title, or below them. */
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

/** Below stacked slides the arrows are centred in the column. */
export const centred = componentStyle({ justifyContent: 'center' });

/** Hides the arrows from a window width on, in CSS px, at which all slides are visible. */
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
 * Native scroll snapping, slide by slide. After hydration embla moves the track and this only clips it. Its
 * edge lies slightly outside of the slides, with room for a focus ring, but by less than the gap, so that no
 * hidden slide shows there.
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
    // The scrollbar would disappear when the script takes over, and shift the page.
    '(scripting: enabled)': { scrollbarWidth: 'none' },
    print: { overflow: 'visible' },
  },
});

/** Columns of more slides scroll; if all slides are visible, the column is as high as they are. */
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
/** Stacked slides all have one height: text that does not fit is clipped, the focus ring is not. */
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

/** A small dot with a full touch target. */
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
