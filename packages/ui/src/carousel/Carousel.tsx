'use client';
import { CAROUSEL_KINDS, CAROUSEL_STEPS, type CarouselKind } from '@portal/model';
import { cva, cx } from 'class-variance-authority';
import { Children, type KeyboardEvent, type ReactNode } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import * as css from './Carousel.css';
import { type Snap, stopOf, useStops } from './useStops';

export { CAROUSEL_KINDS, type CarouselKind };

/** Props of `Carousel`; `kind` sets the number of visible slides at each width (spec §9). */
export type CarouselProps = NativeProps<'section', 'title' | 'defaultValue'> & {
  /** Sets the number of visible slides at each width (spec §9). */
  kind?: CarouselKind;
  /** Heading, with the arrows at the other end of its line. If omitted, the arrows are below the slides. */
  title?: string;
  href?: string;
  headingLevel?: HeadingLevel;
  /** Accessible name, if it has no title. */
  label?: string;
  /** One slide for each child. */
  children: ReactNode;
  /**
   * Slide that is in view initially, from 0; without JavaScript, in browsers that support
   * `scroll-initial-target`.
   */
  defaultValue?: number;
  onValueChange?: (index: number) => void;
  /** A dot for each stop, below the slides; for a few stops that are worth selecting directly. */
  dots?: boolean;
};

const classes = cva(css.carousel, {
  variants: {
    kind: css.kinds,
    gap: { tight: css.tight, loose: css.loose, wide: '' },
  },
});

/**
 * Slides side by side. The server's HTML scrolls and snaps natively; script adds arrows, keys, dragging and
 * the position, which is announced as the reader moves.
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
  const wholeFrom = allInViewFrom(kind, slides.length);
  const isWhole = wholeFrom === 0;
  const { viewport, snap, direction, announced, go } = useStops({
    isVertical,
    isWhole,
    defaultValue,
    onValueChange,
  });
  const current = snap?.current ?? defaultValue;
  const total = snap?.total ?? slides.length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !snap) return;
    const target = stopOf(event.key, snap, direction);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  const slideClass = cx(css.slide, isVertical && (isWhole ? css.wholeSlide : css.cutSlide));
  const name = label ?? title ?? texts.label;
  const isStill = isWhole || total < 2;
  const hidden = wholeFrom === undefined ? undefined : css.withoutArrowsFrom[wholeFrom];
  const look = cx(hidden, isVertical && !title && css.centred);
  const controls = isStill ? null : (
    <Controls
      current={current}
      total={total}
      isVertical={isVertical}
      go={go}
      isCounted={Boolean(snap)}
      className={look}
    />
  );
  return (
    <section
      {...native}
      aria-label={name}
      aria-roledescription={texts.label}
      className={classes({ kind, gap: gapOf(kind, isWhole), className })}
      data-part="carousel"
      data-kind={kind}
    >
      {title ? (
        <SectionHead title={title} href={href} headingLevel={headingLevel} size="small" aside={controls} />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no fields of a form */}
      <div
        ref={viewport}
        className={cx(css.viewport, isVertical && !isWhole && css.vertical)}
        role="group"
        aria-label={name}
        // Scrollable content must be reachable by keyboard.
        tabIndex={isWhole ? undefined : 0}
        onKeyDown={onKeyDown}
        data-awake={snap ? '' : undefined}
        data-part="viewport"
      >
        <ul className={cx(css.track, isVertical && css.column)}>
          {slides.map((slide, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            <li key={at} className={slideClass} data-opens={at > 0 && at === defaultValue ? '' : undefined}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {title ? null : controls}
      {dots && !isStill ? <Dots current={current} total={total} go={go} /> : null}
      <p className={visuallyHidden} aria-live="polite">
        {announced}
      </p>
    </section>
  );
}

type ControlsProps = Snap & { go: (index: number) => void };

/** Position, with buttons to the previous and the next stop. */
function Controls({
  current,
  total,
  isVertical,
  isCounted,
  go,
  className,
}: ControlsProps & { isVertical: boolean; isCounted: boolean; className: string }) {
  const { carousel: texts } = useLocale('carousel').texts;
  const [Back, On] = isVertical ? [ChevronUpIcon, ChevronDownIcon] : [ChevronLeftIcon, ChevronRightIcon];
  return (
    <div className={cx(css.controls, textClass.meta, className)} data-part="controls">
      {/* Slides are not stops: the number of stops is known after hydration. */}
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

function gapOf(kind: CarouselKind, isWhole: boolean): 'tight' | 'loose' | 'wide' {
  if (kind === 'vertical' && isWhole) return 'loose';
  return kind === 'mini' || kind === 'schedule' || kind === 'vertical' ? 'tight' : 'wide';
}

/**
 * Minimum width of the window, in CSS px, at which all of these slides are visible; undefined if there is
 * none (spec §9).
 */
function allInViewFrom(kind: CarouselKind, slides: number): number | undefined {
  const steps = CAROUSEL_STEPS[kind];
  const fits = steps.findIndex(({ perView }) => slides <= perView);
  return fits === -1 ? undefined : (steps[fits - 1]?.under ?? 0);
}
