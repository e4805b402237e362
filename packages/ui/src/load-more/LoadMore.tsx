'use client';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { stack } from '../foundation/stack.css';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { counted, useLocale } from '../locale/index';
import * as css from './LoadMore.css';
import { MoreLink } from './MoreLink';

/** States of a list that loads more: `end` is the last page, `failed` offers another try (spec §4). */
export const LOAD_MORE_STATUSES = ['idle', 'loading', 'failed', 'end'] as const;
/** State of a list that loads more. */
export type LoadMoreStatus = (typeof LOAD_MORE_STATUSES)[number];

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
  const list = useRef<HTMLUListElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  // React writes the first items and never touches them again.
  const [first] = useState(() => ({ html: { __html: htmlOf(items) }, count: items.length }));
  const shown = useRef(first.count);
  const [added, setAdded] = useState(0);
  const hadFocus = useRef(false);

  useEffect(() => {
    const fresh = items.slice(shown.current);
    if (fresh.length === 0) return;
    shown.current = items.length;
    const before = list.current?.childElementCount ?? 0;
    list.current?.insertAdjacentHTML('beforeend', htmlOf(fresh));
    setAdded(fresh.length);
    if (!hadFocus.current) return;
    // The keyboard goes on where the news begins, not beneath it.
    const next = list.current?.children[before]?.querySelector<HTMLElement>('a[href], button');
    if (next) hadFocus.current = false;
    next?.focus();
  }, [items]);

  const isEnd = status === 'end';
  useEffect(() => {
    // The link that the reader pressed has gone: their place is kept.
    if (isEnd && hadFocus.current) foot.current?.focus();
  }, [isEnd]);

  const ask = () => {
    hadFocus.current = document.activeElement === link.current;
    setAdded(0);
    onMore?.();
  };

  const news = status === 'loading' ? texts.loading : added > 0 ? counted(texts.added, added, locale) : '';
  return (
    <div className={css.box} data-part="load-more" data-status={status}>
      <ul
        ref={list}
        className={listClassName}
        hidden={items.length === 0}
        dangerouslySetInnerHTML={first.html}
      />
      <div ref={foot} tabIndex={-1} className={cx(css.foot, textClass.label)}>
        {status === 'failed' ? (
          <p role="alert" className={css.error}>
            {texts.error}
          </p>
        ) : null}
        {isEnd ? (
          <p className={css.end}>{texts.end}</p>
        ) : (
          <MoreLink ref={link} href={href} loading={status === 'loading'} onMore={onMore && ask}>
            {status === 'loading' ? texts.loading : status === 'failed' ? texts.retry : texts.more}
          </MoreLink>
        )}
      </div>
      <p className={visuallyHidden} role="status">
        {news}
      </p>
    </div>
  );
}

const htmlOf = (items: readonly LoadMoreItem[]) => items.map(({ html }) => html).join('');
