'use client';
import { useCallback, useState } from 'react';

/** Whether an element holds more than it shows, watched as it grows and shrinks. */
export function useScrollable() {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    // Without the observer, as in a test's document, nothing is known to scroll.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return { ref, scrolls };
}
