'use client';
import type { Card, CardShape } from '@portal/model';
import type { ReactNode } from 'react';
import { Button } from '../button/index';
import { Cards, DayCards } from '../cards/index';
import { EmptyState } from '../empty-state/index';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { MoreLink } from '../load-more/index';
import { useGrowingList } from '../load-more/useGrowingList';
import { counted, fill, useLocale } from '../locale/index';
import { countWords } from '../search-opening/count';
import { Skeleton } from '../skeleton/index';
import * as css from './ResultList.css';

/** `searching` anew, `loading` what follows, `failed` either of them. */
export const RESULT_STATUSES = ['idle', 'searching', 'loading', 'failed'] as const;
/** State of a result list; `failed` keeps the results that are there. */
export type ResultStatus = (typeof RESULT_STATUSES)[number];

/** Props of `ResultList`: results drawn with the page, those loaded since, and their count (spec §2). */
export type ResultListProps = {
  /** Results of the document; they come before `results`. */
  first?: ReactNode;
  results: readonly Card[];
  /** How many there are in all, which is announced: left out beside `SearchOpening`, which announces it. */
  count?: number;
  /** There are more than `count`. */
  isCountCapped?: boolean;
  /** Corrected text that was searched. */
  correctedText?: string | null;
  status: ResultStatus;
  /** Nothing follows. */
  end?: boolean;
  onRetry?: () => void;
  /** The page that follows: its address, and what brings it here. */
  more?: { href: string; onMore?: () => void };
  /** In place of the hint where nothing was found: suggestions, the most read. */
  suggestions?: ReactNode;
  /** A filter is set, which the hint where nothing was found speaks of. */
  isFiltered?: boolean;
  /** Addresses that lead on where nothing was found: the same list without the words, and the words in all of the site. */
  wider?: { withoutWords?: string | undefined; everywhere?: string | undefined };
  /** The whole of a list: the reader has searched for nothing and set no filter, so that an empty one has nothing published yet. */
  isWhole?: boolean;
  shape?: CardShape;
  /** Cards side by side where there is room. */
  across?: number;
  /** Results are under the name of their day; `after` is the last day of `first`. */
  byDay?: { after?: string } | undefined;
};

/**
 * Results of a search (spec §4): five placeholders while it runs, results, the way to what follows with a spinner while it
 * comes, the end; or that there is nothing, or that it failed. What comes later is announced, and a reader who asked for it
 * goes on at the first of it.
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
}: ResultListProps) {
  const locale = useLocale('search', 'card', 'event', 'listing');
  const { search: texts } = locale.texts;
  // Results of a new search are a new list, not more of the old one.
  const growth = useGrowingList<HTMLDivElement>(results, status === 'searching' ? 'replaced' : status);
  const cards = {
    cards: results,
    shape,
    size: 'sm',
    summary: true,
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

/** Why there is nothing, and the way on: other words, no words or all of the site; where none were asked for, the front page. */
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
