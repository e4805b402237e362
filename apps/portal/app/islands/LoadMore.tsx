'use client';
import { createClient, createLoadMore } from '@portal/data';
import { useLoadMore } from '@portal/data/react';
import { LoadMore } from '@portal/ui/load-more';
import { useState } from 'react';
import { island } from '../island';

export type LoadMoreIslandProps = {
  /** Address of the next page's answer (spec §7). */
  nextPage: string;
  /** Address of the next page as a document. */
  href: string;
  listClassName: string;
};

/** Every content that the page shows already. */
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-content-id]')].flatMap(
    ({ dataset }) => dataset.contentId ?? [],
  );

const isServer = typeof document === 'undefined';

/** The rest of a list, page by page. */
function LoadMoreIsland({ nextPage, href, listClassName }: LoadMoreIslandProps) {
  const [loadMore] = useState(() =>
    createLoadMore({
      client: createClient({ origin: isServer ? 'http://server.internal' : location.origin }),
      nextPage,
      known: isServer ? [] : shownIds(),
    }),
  );
  const state = useLoadMore(loadMore);
  return (
    <LoadMore state={state} href={href} listClassName={listClassName} onMore={() => void loadMore.load()} />
  );
}

export default island({ wakes: 'interaction', component: LoadMoreIsland });
