'use client';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { fill, useLocale } from '../locale/index';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Current stop, from 0, and the number of stops. */
export type Snap = { current: number; total: number };

type StopsOptions = {
  isVertical: boolean;
  /** Whether all slides are visible: nothing moves. */
  isWhole: boolean;
  defaultValue: number;
  onValueChange: ((index: number) => void) | undefined;
};

const reducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Stops of a carousel: `viewport` is the ref of the scrolling element, `snap` is known once script moves it.
 */
export function useStops({ isVertical, isWhole, defaultValue, onValueChange }: StopsOptions) {
  const { carousel: texts } = useLocale('carousel').texts;
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [viewport, embla] = useEmblaCarousel({
    axis: isVertical ? 'y' : 'x',
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    direction,
    // A touch on a carousel that does not move scrolls the page.
    watchDrag: !isWhole,
  });
  const [snap, setSnap] = useState<Snap>();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    setDirection(getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr');
    const look = () => setSnap({ current: embla.selectedScrollSnap(), total: embla.scrollSnapList().length });
    // Browsers that support `scroll-initial-target` have scrolled to the initial slide already.
    const opens = defaultValue > 0 && isInView(root, root.querySelectorAll('li')[defaultValue]);
    const taken = takeOver(root, isVertical);
    if (taken > 0 && !opens) embla.scrollTo(Math.round(taken * (embla.scrollSnapList().length - 1)), true);
    else if (defaultValue > 0) embla.scrollTo(stopWith(embla, defaultValue), true);
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla, isVertical, defaultValue]);

  const go = useCallback(
    (index: number) => {
      if (!embla) return;
      const target = Math.min(Math.max(index, 0), embla.scrollSnapList().length - 1);
      embla.scrollTo(target, reducedMotion());
      setAnnounced(fill(texts.position, { current: target + 1, total: embla.scrollSnapList().length }));
      onValueChange?.(target);
    },
    [embla, onValueChange, texts],
  );
  return { viewport, snap, direction, announced, go };
}

/** The stop at which a slide is visible. */
function stopWith(embla: Embla, slide: number): number {
  const groups = embla.internalEngine().slideRegistry;
  return Math.max(
    0,
    groups.findIndex((slides) => slides.includes(slide)),
  );
}

/** Whether a slide is fully visible. */
function isInView(root: HTMLElement, slide: Element | undefined): boolean {
  if (!slide) return false;
  const [view, box] = [root.getBoundingClientRect(), slide.getBoundingClientRect()];
  return (
    box.left >= view.left - 1 &&
    box.right <= view.right + 1 &&
    box.top >= view.top - 1 &&
    box.bottom <= view.bottom + 1
  );
}

/** Resets native scrolling before the script takes over. Returns how far it was, 0 to 1. */
function takeOver(root: HTMLElement, isVertical: boolean): number {
  const room = isVertical ? root.scrollHeight - root.clientHeight : root.scrollWidth - root.clientWidth;
  const scrolled = Math.abs(isVertical ? root.scrollTop : root.scrollLeft);
  root.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return room > 0 ? scrolled / room : 0;
}

/** The stop that a key moves to; undefined for other keys. */
export function stopOf(key: string, { current, total }: Snap, direction: 'ltr' | 'rtl'): number | undefined {
  const [back, on] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case back:
    case 'ArrowUp':
    case 'PageUp':
      return current - 1;
    case on:
    case 'ArrowDown':
    case 'PageDown':
      return current + 1;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}
