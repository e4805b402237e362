'use client';
import { createLoadMore } from '@portal/data';
import { useStore } from '@portal/data/react';
import { LoadMore } from '@portal/ui/load-more';
import { useState } from 'react';
import { client, isServer } from '../client/islands/client';
import { island } from '../declare-island';

export type LoadMoreIslandProps = {
  /** URL of the next page's response (spec §7). */
  nextPage: string;
  /** URL of the next page as a document. */
  href: string;
  listClassName: string;
};

/** Every article that the page shows already. */
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-content-id]')].flatMap(
    ({ dataset }) => dataset.contentId ?? [],
  );

/** The rest of a list, page by page. */
function LoadMoreIsland({ nextPage, href, listClassName }: LoadMoreIslandProps) {
  const [loadMore] = useState(() =>
    createLoadMore({
      client,
      nextPage,
      known: isServer ? [] : shownIds(),
    }),
  );
  const state = useStore(loadMore);
  return (
    <LoadMore state={state} href={href} listClassName={listClassName} onMore={() => void loadMore.load()} />
  );
}

export default island({ wakes: 'interaction', component: LoadMoreIsland });
