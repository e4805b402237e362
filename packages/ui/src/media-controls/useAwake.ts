'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a player's own controls have taken the place of the browser's. Where the keyboard was on those, it goes on with
 * the button that plays: what had the focus has gone.
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
