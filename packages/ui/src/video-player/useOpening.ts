'use client';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where what comes before a film is shown: over the film, in place of its controls. */
export type FilmStage = {
  /** Shows it; null takes it away. */
  show: (face: ReactNode) => void;
  film: HTMLVideoElement;
};

/** What comes before the first play of a film; the film begins once it ends, and however it ends. */
export type FilmOpening = (stage: FilmStage) => Promise<void>;

/**
 * What comes before a film, once. The keyboard goes along with what is shown where it was on the player.
 * @returns what is shown, and what runs it before the first play
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something is shown or goes
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
    // The reader wants the film: nothing that comes before it may keep it.
    await opening({ show, film }).catch(console.warn);
    show(null);
  };
  return [face, open];
}
