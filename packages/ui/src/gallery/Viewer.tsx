'use client';
import type { CaptionedImage } from '@portal/model';
import * as Dialog from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { scrollToFocus } from '../foundation/scrollToFocus';
import { textClass } from '../foundation/type.css';
import { useScrollable } from '../foundation/useScrollable';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icon/index';
import { Image } from '../image/Image';
import { fill, useLocale } from '../locale/index';
import { Tool } from '../media-controls/index';
import * as css from './Viewer.css';

/** Props of `Viewer`, the full-window view of a gallery; pictures are counted from 0. */
export type ViewerProps = {
  images: readonly CaptionedImage[];
  /** Picture that is shown, from 0; null while the viewer is closed. */
  value: number | null;
  /** Called when another picture is shown, or with null on close. */
  onValueChange: (current: number | null) => void;
  label?: string;
  /** Element that gets the focus after it has closed. */
  returnFocusTo?: () => HTMLElement | null;
};

/** Pictures one at a time in the full window: swiped by touch, moved by arrow keys, closed by Escape. */
export function Viewer({ images, value: current, onValueChange, label, returnFocusTo }: ViewerProps) {
  const { viewer: texts } = useLocale('viewer').texts;
  return (
    <Dialog.Root
      open={current !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onValueChange(null))}
    >
      <Dialog.Portal>
        <Dialog.Content
          className={css.viewer}
          aria-describedby={undefined}
          onFocus={({ target }) => scrollToFocus(target)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement)
              event.currentTarget.querySelector<HTMLElement>('[data-part=strip]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo?.()?.focus();
          }}
          data-part="viewer"
        >
          <Dialog.Title className={visuallyHidden}>{label ?? texts.label}</Dialog.Title>
          {current === null ? null : (
            <Pictures images={images} current={current} onValueChange={onValueChange} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Pictures({
  images,
  current,
  onValueChange,
}: {
  images: readonly CaptionedImage[];
  current: number;
  onValueChange: ViewerProps['onValueChange'];
}) {
  const { viewer: texts } = useLocale('viewer').texts;
  const strip = useRef<HTMLUListElement>(null);
  const total = images.length;
  const shown = images[current];

  const show = useCallback((at: number) => {
    const slide = strip.current?.children[at];
    if (slide instanceof HTMLElement)
      strip.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens at the requested picture; later changes scroll it
  useLayoutEffect(() => show(current), []);

  const go = (at: number) => {
    const target = Math.min(Math.max(at, 0), total - 1);
    show(target);
    // A focused button that becomes disabled would lose the focus.
    const isLast = target === 0 || target === total - 1;
    if (isLast && document.activeElement?.matches('[data-part=previous], [data-part=next]'))
      strip.current?.focus();
    if (target !== current) onValueChange(target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Scrollable text uses the keys itself.
    if (event.target instanceof Element && event.target.closest('[data-part=caption]')) return;
    const isTurned = strip.current ? getComputedStyle(strip.current).direction === 'rtl' : false;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: current + (isTurned ? -1 : 1),
      ArrowLeft: current + (isTurned ? 1 : -1),
      Home: 0,
      End: total - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (!clientWidth) return;
    const at = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (at !== current && at < total) onValueChange(at);
  };
  const position = fill(texts.position, { current: current + 1, total });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work anywhere in the viewer
    <div className={css.whole} onKeyDown={onKeyDown}>
      <div className={css.top}>
        <p className={cx(css.place, textClass.label)} data-part="position">
          {position}
        </p>
        <Tool
          label={texts.close}
          icon={<CloseIcon size={26} />}
          onClick={() => onValueChange(null)}
          part="close"
        />
      </div>
      <div className={css.stage}>
        <ul
          ref={strip}
          className={css.strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          aria-label={texts.label}
          onScroll={onScroll}
          data-part="strip"
        >
          {images.map(({ image }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may appear twice in a gallery
            <li key={at} className={css.slide} inert={at !== current}>
              {image.missing ? (
                <p className={cx(css.missing, textClass.caption)}>{image.alt}</p>
              ) : (
                <Image
                  image={image}
                  ratio="full"
                  sizes="100vw"
                  // Preloads the neighbouring pictures.
                  priority={Math.abs(at - current) <= 1}
                  className={css.photo}
                />
              )}
            </li>
          ))}
        </ul>
        {total > 1 ? <Ways current={current} total={total} go={go} /> : null}
      </div>
      <Caption picture={shown} position={position} />
      {total > 1 ? <Thumbnails images={images} current={current} go={go} /> : null}
    </div>
  );
}

type WaysProps = { current: number; total: number; go: (at: number) => void };

/** Buttons to the previous and the next picture. */
function Ways({ current, total, go }: WaysProps) {
  const { viewer: texts } = useLocale('viewer').texts;
  return (
    <>
      <Tool
        label={texts.previous}
        icon={<ChevronLeftIcon size={32} className={css.turned} />}
        onClick={() => go(current - 1)}
        disabled={current === 0}
        className={css.before}
        part="previous"
      />
      <Tool
        label={texts.next}
        icon={<ChevronRightIcon size={32} className={css.turned} />}
        onClick={() => go(current + 1)}
        disabled={current === total - 1}
        className={css.after}
        part="next"
      />
    </>
  );
}

/** Caption of a picture. On a change, the position, the text alternative and the caption are announced. */
function Caption({ picture, position }: { picture: CaptionedImage | undefined; position: string }) {
  const { image: texts } = useLocale('image').texts;
  const scroll = useScrollable();
  return (
    <p
      ref={scroll.ref}
      tabIndex={scroll.scrolls ? 0 : undefined}
      className={cx(css.caption, textClass.caption)}
      aria-live="polite"
      aria-atomic="true"
      data-part="caption"
    >
      <span className={visuallyHidden}>
        {position}. {picture?.image.alt}{' '}
      </span>
      {picture?.caption ? <span dangerouslySetInnerHTML={{ __html: picture.caption }} /> : null}
      {picture?.credit ? (
        <span className={css.credit}>
          {texts.credit}: {picture.credit}
        </span>
      ) : null}
    </p>
  );
}

type ThumbnailsProps = { images: readonly CaptionedImage[]; current: number; go: (at: number) => void };

/** A thumbnail button for each picture; the current one is in view. */
function Thumbnails({ images, current, go }: ThumbnailsProps) {
  const { viewer: texts } = useLocale('viewer').texts;
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [box, shown] = [row.current, row.current?.children[current]];
    if (!box || !(shown instanceof HTMLElement)) return;
    const left = shown.offsetLeft - box.offsetLeft - (box.clientWidth - shown.offsetWidth) / 2;
    box.scrollTo?.({ left, behavior: 'instant' });
  }, [current]);
  return (
    <nav ref={row} className={css.thumbnails} aria-label={texts.thumbnails} data-part="thumbnails">
      {images.map(({ image }, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may appear twice in a gallery
          key={at}
          type="button"
          className={css.thumbnail}
          aria-label={fill(texts.goTo, { current: at + 1 })}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => go(at)}
        >
          <Image image={{ ...image, alt: '' }} ratio="4:3" sizes="72px" widest={72} />
        </button>
      ))}
    </nav>
  );
}
