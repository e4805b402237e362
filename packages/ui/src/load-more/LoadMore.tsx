'use client';
import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef, useState } from 'react';
import { stack } from '../foundation/stack.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { counted, useLocale } from '../locale/index';
import { ListFoot } from './ListFoot';
import * as css from './LoadMore.css';
import type { LoadMoreStatus } from './status';
import { useGrowingList } from './useGrowingList';

/** One item as the server wrote it: `<li data-content-id="…">…</li>`. */
export type LoadMoreItem = { id: string; html: string };

/** Props of `LoadMore`: the items loaded so far and the address of the next page. */
export type LoadMoreProps = {
  state: { status: LoadMoreStatus; items: readonly LoadMoreItem[] };
  /** Asks for the next page. Without it the link leads there. */
  onMore?: () => void;
  /** Address of the next page. */
  href: string;
  /** Classes of the list that it goes on with, so that the items lie alike; without them, one under another. */
  listClassName?: string;
};

const LIST = cx(stack, css.goesOn);

/**
 * The way to what is older (spec §4): a link to the next page, which with script adds that page's items to this one.
 * Items come as HTML of the site's own server, and only new ones are added: what the reader is looking at stays.
 */
export function LoadMore({ state: { status, items }, onMore, href, listClassName = LIST }: LoadMoreProps) {
  const locale = useLocale('loadMore');
  const { loadMore: texts } = locale.texts;
  const growth = useGrowingList<HTMLUListElement>(items, status);
  // React writes the first items and never touches them again.
  const [first] = useState(() => ({ html: { __html: htmlOf(items) }, count: items.length }));
  const shown = useRef(first.count);

  // Before the list is looked at for what is new in it.
  useLayoutEffect(() => {
    const fresh = items.slice(shown.current);
    shown.current = items.length;
    growth.list.current?.insertAdjacentHTML('beforeend', htmlOf(fresh));
  }, [items, growth.list]);

  const news =
    status === 'loading' ? texts.loading : growth.added > 0 ? counted(texts.added, growth.added, locale) : '';
  return (
    <div className={css.box} data-part="load-more" data-status={status}>
      <ul
        ref={growth.list}
        className={listClassName}
        hidden={items.length === 0}
        dangerouslySetInnerHTML={first.html}
      />
      <ListFoot status={status} href={href} onMore={onMore} growth={growth} end={texts.end} />
      <p className={visuallyHidden} role="status">
        {news}
      </p>
    </div>
  );
}

const htmlOf = (items: readonly LoadMoreItem[]) => items.map(({ html }) => html).join('');
