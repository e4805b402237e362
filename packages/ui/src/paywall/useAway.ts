'use client';
import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether a message is hidden because the same message is in view in the page. It is never hidden while it
 * has the focus.
 * @param gate element with the same message; without it the message is never hidden
 */
export function useAway(gate: RefObject<HTMLElement | null> | undefined) {
  // Hidden until the observer has reported: a message that disappears at once would be worse than one that
  // appears a moment later.
  const [isInView, setIsInView] = useState(true);
  const [isWithin, setIsWithin] = useState(false);
  useEffect(() => {
    const element = gate?.current;
    if (!element) return setIsInView(false);
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [gate]);
  return {
    isAway: gate !== undefined && isInView && !isWithin,
    follow: {
      onFocus: () => setIsWithin(true),
      // When the window loses the focus, the element keeps it within the page.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setIsWithin(currentTarget.contains(relatedTarget ?? document.activeElement)),
    },
  };
}
