import { CAROUSEL_STEPS, type CarouselKind } from '@portal/model';
import { vars } from '@portal/tokens';
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

/** Scrolls by itself, slide by slide. Once awake, embla moves the track and this only clips it. */
export const viewport = componentStyle({
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  overscrollBehaviorX: 'contain',
  touchAction: 'pan-y pinch-zoom pan-x',
  outlineOffset: 2,
  selectors: {
    '&[data-awake]': { overflow: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
  },
  '@media': {
    // The bar of a scroller that a script is about to take over would come and go with it.
    '(scripting: enabled)': { scrollbarWidth: 'none' },
    print: { overflow: 'visible' },
  },
});

export const vertical = componentStyle({
  overflow: 'hidden auto',
  blockSize: '44rem',
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
  overflow: 'hidden',
  selectors: { '&[data-opens]': { scrollInitialTarget: 'nearest' } },
});

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
