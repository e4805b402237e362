'use client';
import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether a message stays away because what says the same is in view. It does not go from under the keyboard: who is in it has it until
 * they leave.
 * @param gate what says the same; without it the message is never away
 */
export function useAway(gate: RefObject<HTMLElement | null> | undefined) {
  // Until the browser has looked: a message that comes and goes at once would be worse than one that comes a moment later.
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
      // Where the window loses the focus, the element keeps its place in the page.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setIsWithin(currentTarget.contains(relatedTarget ?? document.activeElement)),
    },
  };
}
