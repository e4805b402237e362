'use client';
import { useCallback, useState } from 'react';

/** Whether an element's content overflows, observed as it grows and shrinks. */
export function useScrollable() {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    // Without a `ResizeObserver`, as in test documents, it counts as not scrolling.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return { ref, scrolls };
}
