'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is in the window; true until it is known. */
export function useInSight(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isWatched || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWatched]);
  return isInSight;
}
