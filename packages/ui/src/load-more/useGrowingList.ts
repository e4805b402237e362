'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of a list that grows at its end; `replaced` while another list loads in its place. */
type GrowingStatus = 'idle' | 'loading' | 'failed' | 'end' | 'replaced';

type GrowingList<List extends HTMLElement> = {
  /** Ref of the items' container: `<li data-content-id="…">`. */
  list: RefObject<List | null>;
  /** Ref of the link that requests more. */
  link: RefObject<HTMLAnchorElement | null>;
  /** Ref of the focusable element that replaces the link at the end or after a failure, or surrounds it. */
  foot: RefObject<HTMLDivElement | null>;
  /** Number of items that the last page added, to be announced. */
  added: number;
  /** Must be called when the reader requests more, or retries. */
  ask: () => void;
};

/**
 * Focus and announcements of a list that grows at its end: the number of new items is announced, and if the
 * link had the focus, that moves to the first of them. If no items came and the link is gone, the focus moves
 * to what replaced it.
 * @param items changes with the items
 */
export function useGrowingList<List extends HTMLElement>(
  items: unknown,
  status: GrowingStatus,
): GrowingList<List> {
  const list = useRef<List>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  /** Number of items when the reader requested more; undefined if the focus was elsewhere. */
  const asked = useRef<number>(undefined);
  const before = useRef({ count: 0, status: 'replaced' });
  const shown = () => list.current?.querySelectorAll<HTMLElement>('li[data-content-id]') ?? [];
  /** Whether the focus is on the link, or was lost with it. */
  const isAtEnd = () => {
    const { activeElement, body } = document;
    return (
      activeElement === body ||
      activeElement === link.current ||
      Boolean(foot.current?.contains(activeElement))
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are read from the page, however they were rendered
  useEffect(() => {
    const all = shown();
    const isNew = before.current.status === 'replaced';
    const grown = isNew ? 0 : all.length - before.current.count;
    before.current = { count: all.length, status };
    const isOnItsWay = status === 'loading' || status === 'replaced';
    setAdded(isOnItsWay ? 0 : Math.max(0, grown));
    const from = asked.current;
    if (from === undefined || isOnItsWay) return;
    asked.current = undefined;
    // A reader who has moved the focus elsewhere meanwhile keeps it.
    if (!isAtEnd()) return;
    const next = isNew ? all[0] : grown > 0 ? all[from] : undefined;
    const way = next?.querySelector<HTMLElement>('a[href], button');
    if (way) way.focus();
    else if (document.activeElement === document.body) foot.current?.focus();
  }, [items, status]);
  const ask = () => {
    const isAsked = document.activeElement !== document.body && isAtEnd();
    asked.current = isAsked ? shown().length : undefined;
    setAdded(0);
  };
  return { list, link, foot, added, ask };
}
