'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of a list that grows at its end; `replaced` while another list is on its way to its place. */
type GrowingStatus = 'idle' | 'loading' | 'failed' | 'end' | 'replaced';

type GrowingList<List extends HTMLElement> = {
  /** For what holds the items: `<li data-content-id="…">`. */
  list: RefObject<List | null>;
  /** For the link that asks for more. */
  link: RefObject<HTMLAnchorElement | null>;
  /** For what takes the link's place at the end or after a failure, or is around it; it can have the focus. */
  foot: RefObject<HTMLDivElement | null>;
  /** Items that the last page added, to be announced. */
  added: number;
  /** To be called as the reader asks for more, or once more. */
  ask: () => void;
};

/**
 * The place of a reader in a list that grows at its end: how many items came is announced, and a reader who asked for them with the
 * focus on the link goes on at the first of them. Where nothing came and the link has gone, the focus goes to what is in its place.
 *
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
  /** How many items there were as the reader asked for more; nothing where the focus was elsewhere. */
  const asked = useRef<number>(undefined);
  const before = useRef({ count: 0, status: 'replaced' });
  const shown = () => list.current?.querySelectorAll<HTMLElement>('li[data-content-id]') ?? [];
  /** The focus is where more is asked for, or has gone with it. */
  const isAtEnd = () => {
    const { activeElement, body } = document;
    return (
      activeElement === body ||
      activeElement === link.current ||
      Boolean(foot.current?.contains(activeElement))
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are read from the page, whoever drew them
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
    // A reader who has gone elsewhere meanwhile stays there.
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
