'use client';
import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import * as css from './LoadMore.css';
import { MoreLink } from './MoreLink';
import type { LoadMoreStatus } from './status';

type ListFootProps = {
  status: LoadMoreStatus;
  /** URL of the next page. */
  href: string;
  /** Requests the next page, or retries after a failure. If omitted, the link navigates there. */
  onMore: (() => void) | undefined;
  /** Text shown at the end of the list. */
  end: string;
  /** Result of `useGrowingList`. */
  growth: {
    link: RefObject<HTMLAnchorElement | null>;
    foot: RefObject<HTMLDivElement | null>;
    ask: () => void;
  };
};

/** End of a list: the link to the next page, the failure of loading it, or the end message. */
export function ListFoot({ status, href, onMore, end, growth: { link, foot, ask } }: ListFootProps) {
  const { loadMore: texts } = useLocale('loadMore').texts;
  const onAsk =
    onMore &&
    (() => {
      ask();
      onMore();
    });
  return (
    <div ref={foot} tabIndex={-1} className={cx(css.foot, textClass.label)}>
      {status === 'failed' ? (
        <p role="alert" className={css.error}>
          {texts.error}
        </p>
      ) : null}
      {status === 'end' ? (
        <p className={css.end}>{end}</p>
      ) : (
        <MoreLink ref={link} href={href} loading={status === 'loading'} onMore={onAsk}>
          {status === 'loading' ? texts.loading : status === 'failed' ? texts.retry : texts.more}
        </MoreLink>
      )}
    </div>
  );
}
