'use client';
import { type MouseEvent, useRef } from 'react';
import { useControlled } from '../foundation/useControlled';
import { useLocale } from '../locale/index';
import { Gallery, type GalleryProps } from './Gallery';
import { Viewer } from './Viewer';

/** Props of `GalleryViewer`: a gallery whose pictures open large. */
export type GalleryViewerProps = Pick<GalleryProps, 'images' | 'label' | 'priority'> & {
  /** Picture open in the viewer, from 0, or null for none. */
  value?: number | null;
  /** Picture that is open initially. */
  defaultValue?: number | null;
  /** Called when another picture is shown; null when the viewer is closed. */
  onValueChange?: (current: number | null) => void;
};

/**
 * A gallery whose pictures open in the full window. In the server's HTML each picture links to its file;
 * script opens the viewer instead.
 */
export function GalleryViewer({
  images,
  label,
  priority,
  value,
  defaultValue = null,
  onValueChange,
}: GalleryViewerProps) {
  const locale = useLocale('card', 'gallery', 'image', 'viewer');
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useControlled<number | null>(value, defaultValue, onValueChange);
  const last = useRef(current ?? 0);

  const show = (at: number | null) => {
    if (at !== null) last.current = at;
    setCurrent(at);
  };
  const figures = () => Array.from(box.current?.querySelectorAll('[data-part=figure]') ?? []);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest('[data-part=figure] > a');
    const at = link?.parentElement ? figures().indexOf(link.parentElement) : -1;
    if (at === -1) return;
    event.preventDefault();
    show(at);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the interactive elements
    <div ref={box} onClick={onClick} data-part="gallery-viewer">
      <Gallery
        locale={locale}
        images={images}
        label={label}
        priority={priority}
        linkLabel={locale.texts.viewer.open}
      />
      <Viewer
        images={images}
        value={current}
        onValueChange={show}
        label={label}
        returnFocusTo={() => figures()[last.current]?.querySelector<HTMLElement>('a') ?? null}
      />
    </div>
  );
}
