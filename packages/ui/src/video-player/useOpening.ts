'use client';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Area over a video for what precedes it, in place of its controls. */
export type FilmStage = {
  /** Shows an element; null removes it. */
  show: (face: ReactNode) => void;
  film: HTMLVideoElement;
};

/** Shown before the first play of a video, which starts when it ends, however it ends. */
export type FilmOpening = (stage: FilmStage) => Promise<void>;

/**
 * Runs an opening before a video, once. If the focus was on the player, it moves to the opening.
 * @returns the visible element, and a function that runs the opening before the first play
 */
export function useOpening(
  box: RefObject<HTMLElement | null>,
  ref: RefObject<HTMLVideoElement | null>,
  opening: FilmOpening | undefined,
): [face: ReactNode, open: () => Promise<void>] {
  const [face, setFace] = useState<ReactNode>(null);
  const isOpened = useRef(false);
  const hadFocus = useRef(false);
  const isShown = face !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever an element is shown or removed
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    box.current
      ?.querySelector<HTMLElement>('[data-part=play], [data-part=ad-place]')
      ?.focus({ preventScroll: true });
  }, [isShown, box]);
  const show = (next: ReactNode) => {
    hadFocus.current = box.current?.contains(document.activeElement) === true;
    setFace(next);
  };
  const open = async () => {
    const film = ref.current;
    if (!opening || !film || isOpened.current) return;
    isOpened.current = true;
    // Nothing that precedes the video may prevent it.
    await opening({ show, film }).catch(console.warn);
    show(null);
  };
  return [face, open];
}
