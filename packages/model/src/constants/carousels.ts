/** Kinds of carousel, as `CAROUSEL_STEPS` names them (spec §9). */
export const CAROUSEL_KINDS = ['slider', 'mini', 'vertical', 'carousel', 'multi-card', 'schedule'] as const;
/** Kind of carousel, which decides how many slides are in view (spec §9). */
export type CarouselKind = (typeof CAROUSEL_KINDS)[number];

/** `under`: width in CSS pixels below which the step holds. `perView`: slides, a fraction shows part of the next. */
export interface CarouselStep {
  readonly under: number;
  readonly perView: number;
}

/**
 * Slides in view by viewport width: the first step whose `under`, in CSS pixels, exceeds the width applies (spec
 * §9).
 */
export const CAROUSEL_STEPS: Readonly<Record<CarouselKind, readonly CarouselStep[]>> = {
  slider: [{ under: Infinity, perView: 1 }],
  // Ten suit wide windows: on a phone each would be 28 px wide.
  mini: [
    { under: 578, perView: 3.5 },
    { under: 1100, perView: 6 },
    { under: Infinity, perView: 10 },
  ],
  vertical: [{ under: Infinity, perView: 5.5 }],
  carousel: [
    { under: 567, perView: 1.25 },
    { under: 768, perView: 2 },
    { under: Infinity, perView: 3 },
  ],
  'multi-card': [
    { under: 567, perView: 1 },
    { under: 1084, perView: 2 },
    { under: Infinity, perView: 4 },
  ],
  schedule: [
    { under: 567, perView: 3 },
    { under: 1100, perView: 5 },
    { under: Infinity, perView: 9 },
  ],
};

/** Slides in view at a width in CSS pixels. */
export function slidesPerView(kind: CarouselKind, widthPx: number): number {
  const steps = CAROUSEL_STEPS[kind];
  return steps.find((step) => widthPx < step.under)?.perView ?? 1;
}
