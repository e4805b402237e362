'use client';
import { type RefObject, useEffect } from 'react';
import type { Playback, PlaybackActions } from '../media-controls/index';

/** Seconds by which a browser may stop before the moment that was asked for. */
const TOLERANCE = 0.25;

const timeOf = (mark: Element) => Number(mark.getAttribute('data-at'));

/**
 * Chapters and paragraphs with times (`data-at`) in a player's box: the one that is heard is marked, and a
 * press on one goes there and plays. They are server HTML, which React does not draw again.
 */
export function useMarks(
  box: RefObject<HTMLElement | null>,
  { time, status }: Playback,
  { seek, play }: PlaybackActions,
): void {
  const isStarted = status !== 'idle';
  const second = Math.floor(time + TOLERANCE);
  useEffect(() => {
    for (const list of box.current?.querySelectorAll('[data-marks]') ?? []) {
      const marks = Array.from(list.querySelectorAll('[data-at]'));
      const current = isStarted ? marks.findLast((mark) => timeOf(mark) <= second) : undefined;
      for (const mark of marks)
        if (mark === current) mark.setAttribute('aria-current', 'true');
        else mark.removeAttribute('aria-current');
    }
  }, [box, second, isStarted]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const mark = target instanceof Element ? target.closest('[data-at]') : null;
      if (!mark || event.metaKey || event.ctrlKey || event.shiftKey) return;
      // Selecting words of a paragraph does not go there.
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (!isLink && getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      seek(timeOf(mark));
      play();
    };
    const element = box.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [box, seek, play]);
}
