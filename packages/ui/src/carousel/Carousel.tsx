'use client';
import { CAROUSEL_KINDS, type CarouselKind } from '@portal/model';
import { cva, cx } from 'class-variance-authority';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { Children, type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { type HeadingLevel, SectionHead } from '../section-head/index';
import * as css from './Carousel.css';

export { CAROUSEL_KINDS, type CarouselKind };

/** Props of `Carousel`; `kind` decides how many slides are in view at each width (spec §9). */
export type CarouselProps = NativeProps<'section', 'title' | 'defaultValue'> & {
  /** Decides how many slides are in view at each width (spec §9). */
  kind?: CarouselKind;
  /** Heading over it, with the arrows at the other end. Without one, the arrows are under the slides. */
  title?: string;
  href?: string;
  headingLevel?: HeadingLevel;
  /** Accessible name, where it has no title. */
  label?: string;
  /** One slide each. */
  children: ReactNode;
  /** Slide that is in view at first, from 0; without script, in browsers that know `scroll-initial-target`. */
  defaultValue?: number;
  onValueChange?: (index: number) => void;
  /** A point for each stop, under the slides; for few stops, where each is worth a choice. */
  dots?: boolean;
};

const classes = cva(css.carousel, {
  variants: {
    kind: css.kinds,
    tight: { true: css.tight },
  },
});

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Current snap, and how many there are. */
type Snap = { current: number; total: number };

const reducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Slides beside one another. What the server sends scrolls and snaps by itself; a script adds arrows, keys, dragging
 * and the position, which is announced as the reader moves.
 */
export function Carousel({
  kind = 'carousel',
  title,
  href,
  headingLevel = 3,
  label,
  children,
  defaultValue = 0,
  onValueChange,
  dots = false,
  className,
  ...native
}: CarouselProps) {
  const { carousel: texts } = useLocale('carousel').texts;
  const slides = Children.toArray(children);
  const isVertical = kind === 'vertical';
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [viewport, embla] = useEmblaCarousel({
    axis: isVertical ? 'y' : 'x',
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    direction,
  });
  const [snap, setSnap] = useState<Snap>();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    setDirection(getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr');
    const look = () => setSnap({ current: embla.selectedScrollSnap(), total: embla.scrollSnapList().length });
    // Where browsers scroll to it by themselves, the slide it opens on is there already.
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

  const current = snap?.current ?? defaultValue;
  const total = snap?.total ?? slides.length;
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !snap) return;
    const target = stopOf(event.key, snap, direction);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  const name = label ?? title ?? texts.label;
  const controls =
    total < 2 ? null : <Controls {...{ current, total, isVertical, go }} isCounted={Boolean(snap)} />;
  return (
    <section
      {...native}
      aria-label={name}
      aria-roledescription={texts.label}
      className={classes({ kind, tight: kind === 'mini' || kind === 'schedule' || isVertical, className })}
      data-part="carousel"
      data-kind={kind}
    >
      {title ? (
        <SectionHead title={title} href={href} headingLevel={headingLevel} size="small" aside={controls} />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no fields of a form */}
      <div
        ref={viewport}
        className={cx(css.viewport, isVertical && css.vertical)}
        role="group"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        data-awake={snap ? '' : undefined}
        data-part="viewport"
      >
        <ul className={cx(css.track, isVertical && css.column)}>
          {slides.map((slide, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            <li key={at} className={css.slide} data-opens={at > 0 && at === defaultValue ? '' : undefined}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {title ? null : controls}
      {dots && total > 1 ? <Dots {...{ current, total, go }} /> : null}
      <p className={visuallyHidden} aria-live="polite">
        {announced}
      </p>
    </section>
  );
}

type ControlsProps = Snap & { go: (index: number) => void };

/** Position, and a button to the stop before and after. */
function Controls({
  current,
  total,
  isVertical,
  isCounted,
  go,
}: ControlsProps & { isVertical: boolean; isCounted: boolean }) {
  const { carousel: texts } = useLocale('carousel').texts;
  const [Back, On] = isVertical ? [ChevronUpIcon, ChevronDownIcon] : [ChevronLeftIcon, ChevronRightIcon];
  return (
    <div className={cx(css.controls, textClass.meta)}>
      {/* Slides are not stops: how many there are is known once it is awake. */}
      <span aria-hidden="true" className={isCounted ? undefined : css.uncounted}>
        {current + 1} / {total}
      </span>
      <button
        type="button"
        className={css.arrow}
        aria-label={texts.previous}
        aria-disabled={current === 0}
        onClick={() => go(current - 1)}
      >
        <Back />
      </button>
      <button
        type="button"
        className={css.arrow}
        aria-label={texts.next}
        aria-disabled={current >= total - 1}
        onClick={() => go(current + 1)}
      >
        <On />
      </button>
    </div>
  );
}

/** A button to each stop. */
function Dots({ current, total, go }: ControlsProps) {
  const { carousel: texts } = useLocale('carousel').texts;
  return (
    <div className={css.dots} data-part="dots">
      {Array.from({ length: total }, (_, stop) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
          key={stop}
          type="button"
          className={css.dot}
          aria-label={fill(texts.goTo, { current: stop + 1 })}
          aria-current={stop === current ? 'true' : undefined}
          onClick={() => go(stop)}
        />
      ))}
    </div>
  );
}

/** The stop at which a slide is in view. */
function stopWith(embla: Embla, slide: number): number {
  const groups = embla.internalEngine().slideRegistry;
  return Math.max(
    0,
    groups.findIndex((slides) => slides.includes(slide)),
  );
}

/** A slide is wholly in view. */
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

/** Undoes what the reader had scrolled before the script came, and says how far it was, 0 to 1. */
function takeOver(root: HTMLElement, isVertical: boolean): number {
  const room = isVertical ? root.scrollHeight - root.clientHeight : root.scrollWidth - root.clientWidth;
  const scrolled = Math.abs(isVertical ? root.scrollTop : root.scrollLeft);
  root.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return room > 0 ? scrolled / room : 0;
}

/** The stop that a key leads to; undefined for other keys. */
function stopOf(key: string, { current, total }: Snap, direction: 'ltr' | 'rtl'): number | undefined {
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
