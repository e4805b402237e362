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

/** One server-rendered item: `<li data-content-id="…">…</li>`. */
export type LoadMoreItem = { id: string; html: string };

/** Props of `LoadMore`: the items loaded so far and the URL of the next page. */
export type LoadMoreProps = {
  state: { status: LoadMoreStatus; items: readonly LoadMoreItem[] };
  /** Requests the next page. If omitted, the link navigates there. */
  onMore?: () => void;
  /** URL of the next page. */
  href: string;
  /** Classes of the list that it continues, so that items have the same layout; stacked if omitted. */
  listClassName?: string;
};

const LIST = cx(stack, css.goesOn);

/**
 * Link to older items (spec §4): to the next page, whose items a script appends to this one. Items are HTML of
 * the site's own server, and only new ones are appended: those in view stay in place.
 */
export function LoadMore({ state: { status, items }, onMore, href, listClassName = LIST }: LoadMoreProps) {
  const locale = useLocale('loadMore');
  const { loadMore: texts } = locale.texts;
  const growth = useGrowingList<HTMLUListElement>(items, status);
  // React renders the first items and never updates them.
  const [first] = useState(() => ({ html: { __html: htmlOf(items) }, count: items.length }));
  const shown = useRef(first.count);

  // Runs before the list is searched for new items.
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
