'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a player's own controls have replaced the browser's. If those had the focus, it moves to the play
 * button.
 */
export function useAwake(
  box: RefObject<HTMLElement | null>,
  media: RefObject<HTMLMediaElement | null>,
): boolean {
  const [isAwake, setAwake] = useState(false);
  const hadFocus = useRef(false);
  useEffect(() => {
    hadFocus.current = media.current !== null && document.activeElement === media.current;
    setAwake(true);
  }, [media]);
  useLayoutEffect(() => {
    if (isAwake && hadFocus.current) box.current?.querySelector<HTMLElement>('[data-part=play]')?.focus();
  }, [isAwake, box]);
  return isAwake;
}
