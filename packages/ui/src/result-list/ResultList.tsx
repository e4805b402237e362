'use client';
import type { Card, CardShape } from '@portal/model';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Cards, type CardsProps, DayCards } from '../cards/index';
import { EmptyState } from '../empty-state/EmptyState';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { MoreLink } from '../load-more/index';
import { useGrowingList } from '../load-more/useGrowingList';
import { counted, fill, useLocale } from '../locale/index';
import { countWords } from '../search-opening/count';
import { Skeleton } from '../skeleton/Skeleton';
import * as css from './ResultList.css';

/** `searching` for a new query, `loading` the next page, `failed` for either. */
export const RESULT_STATUSES = ['idle', 'searching', 'loading', 'failed'] as const;
/** State of a result list; `failed` keeps the current results. */
export type ResultStatus = (typeof RESULT_STATUSES)[number];

/** Props of `ResultList`: server-rendered results, those loaded since, and their count (spec §2). */
export type ResultListProps = {
  /** Server-rendered results; they come before `results`. */
  first?: ReactNode;
  results: readonly Card[];
  /** Total number of results, which is announced; omitted next to `SearchOpening`, which announces it. */
  count?: number;
  /** Whether there are more than `count`. */
  isCountCapped?: boolean;
  /** Spelling-corrected search text that the results are for; null if nothing was corrected. */
  correctedText?: string | null;
  status: ResultStatus;
  /** Whether this is the last page. */
  end?: boolean;
  onRetry?: () => void;
  /** URL of the next page, and the handler that loads it in place. */
  more?: { href: string; onMore?: () => void };
  /** Replaces the hint if nothing was found: suggestions, most-read articles. */
  suggestions?: ReactNode;
  /** Whether a filter is set, which the hint for an empty list mentions. */
  isFiltered?: boolean;
  /**
   * URLs of wider searches if nothing was found: the same list without the text, and the text in the whole
   * site.
   */
  wider?: { withoutWords?: string | undefined; everywhere?: string | undefined };
  /** Whether the list has neither search text nor filters, so that an empty one has no articles yet. */
  isWhole?: boolean;
  shape?: CardShape;
  /** Maximum number of cards side by side. */
  across?: number;
  /** Marks the words of the search in the results. */
  marking?: CardsProps['marking'];
  /** Groups results by day; `after` is the last day of `first`. */
  byDay?: { after?: string } | undefined;
};

/**
 * Results of a search (spec §4): five placeholders while it runs, results, the link to the next page with a
 * spinner while it loads, the end; or an empty or failed state. Later results are announced, and the focus
 * moves to the first of them.
 */
export function ResultList({
  first,
  results,
  count,
  isCountCapped = false,
  correctedText,
  status,
  end = false,
  onRetry,
  more,
  suggestions,
  isFiltered = false,
  wider = {},
  isWhole = false,
  shape = 'horizontal',
  across = 1,
  byDay,
  marking,
}: ResultListProps) {
  const locale = useLocale('search', 'card', 'event', 'listing');
  const { search: texts } = locale.texts;
  // Results of a new search replace the list, they do not continue it.
  const growth = useGrowingList<HTMLDivElement>(results, status === 'searching' ? 'replaced' : status);
  const cards = {
    cards: results,
    shape,
    size: 'sm',
    summary: true,
    marking,
    across,
    headingLevel: 2,
    locale,
  } as const;
  const isEmpty = status === 'idle' && results.length === 0 && !first;
  const isFound = status !== 'searching' && results.length > 0;
  const ask = () => {
    growth.ask();
    more?.onMore?.();
  };
  const said = () => {
    if (status !== 'idle') return '';
    if (growth.added > 0) return counted(texts.added, growth.added, locale);
    return count === undefined ? '' : countWords(count, isCountCapped, locale);
  };
  return (
    <section
      className={css.results}
      aria-busy={status === 'searching' || status === 'loading'}
      data-part="result-list"
    >
      <p className={visuallyHidden} role="status">
        {said()}
      </p>
      {status === 'searching' ? <Skeleton shape="row" label={texts.loading} /> : null}
      {correctedText && status !== 'searching' ? (
        <p className={textClass.summary} data-part="corrected">
          {fill(texts.corrected, { text: correctedText })}
        </p>
      ) : null}
      {status === 'searching' ? null : first}
      {isFound ? (
        <div ref={growth.list}>
          {byDay ? (
            <DayCards {...cards} after={byDay.after} />
          ) : (
            <Cards {...cards} date={shape !== 'event'} />
          )}
        </div>
      ) : null}
      {isEmpty ? (
        <Nothing isWhole={isWhole} isFiltered={isFiltered} suggestions={suggestions} wider={wider} />
      ) : null}
      {status === 'failed' ? (
        <div ref={growth.foot} role="alert" tabIndex={-1} className={css.failed} data-part="failed">
          <p className={textClass.label}>{texts.failed}</p>
          {onRetry ? (
            <Button
              variant="secondary"
              onClick={() => {
                growth.ask();
                onRetry();
              }}
            >
              {texts.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {more && !end && (status === 'idle' || status === 'loading') ? (
        <p className={`${css.more} ${textClass.label}`}>
          <MoreLink
            ref={growth.link}
            href={more.href}
            loading={status === 'loading'}
            onMore={more.onMore && ask}
          >
            {status === 'loading' ? texts.loadingMore : texts.more}
          </MoreLink>
        </p>
      ) : null}
      {status === 'idle' && end && (isFound || first) ? (
        <div ref={growth.foot} tabIndex={-1} className={`${css.more} ${textClass.meta}`}>
          <p>{texts.end}</p>
        </div>
      ) : null}
    </section>
  );
}

type NothingProps = Required<Pick<ResultListProps, 'isWhole' | 'isFiltered' | 'wider'>> &
  Pick<ResultListProps, 'suggestions'>;

/**
 * Reason for an empty list, with links: another text, no text or the whole site; or the front page if there
 * was no text.
 */
function Nothing({ isWhole, isFiltered, suggestions, wider }: NothingProps) {
  const { search: texts, listing } = useLocale('search', 'listing').texts;
  if (isWhole) return <EmptyState title={listing.empty} actions={<Way href="/">{listing.emptyWay}</Way>} />;
  const { withoutWords, everywhere } = wider;
  return (
    <EmptyState
      title={texts.none}
      actions={
        withoutWords || everywhere ? (
          <>
            {withoutWords ? <Way href={withoutWords}>{texts.clearWords}</Way> : null}
            {everywhere ? <Way href={everywhere}>{texts.everywhere}</Way> : null}
          </>
        ) : null
      }
    >
      {suggestions ?? (isFiltered ? texts.noneHintFiltered : texts.noneHint)}
    </EmptyState>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <Button variant="secondary" href={href}>
      {children}
    </Button>
  );
}
