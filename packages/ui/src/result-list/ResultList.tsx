'use client';
import type { Card } from '@portal/model';
import type { ReactNode } from 'react';
import { Button } from '../button/index';
import { Cards } from '../cards/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { counted, useLocale } from '../locale/index';
import { Skeleton } from '../skeleton/index';
import { Spinner } from '../spinner/index';
import * as css from './ResultList.css';

/** `searching` anew, `loading` what follows, `failed` either of them. */
export const RESULT_STATUSES = ['idle', 'searching', 'loading', 'failed'] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

export type ResultListProps = {
  results: readonly Card[];
  /** How many there are in all. */
  count?: number;
  status: ResultStatus;
  /** Nothing follows. */
  end?: boolean;
  onRetry?: () => void;
  /** In place of the hint where nothing was found: suggestions, the most read. */
  suggestions?: ReactNode;
  children?: ReactNode;
};

/**
 * What a search found (spec §4): five placeholders while it runs, results, a spinner while more come, the end; or that
 * there is nothing, or that it failed. `children` stand after the list: the mark whose coming into sight asks for more.
 */
export function ResultList({
  results,
  count,
  status,
  end = false,
  onRetry,
  suggestions,
  children,
}: ResultListProps) {
  const locale = useLocale('search', 'card', 'event');
  const { search: texts } = locale.texts;
  const none = status === 'idle' && results.length === 0;
  return (
    <section
      className={css.results}
      aria-busy={status === 'searching' || status === 'loading'}
      data-part="result-list"
    >
      <p className={visuallyHidden} role="status">
        {status === 'idle' && count !== undefined ? counted(texts.count, count) : ''}
      </p>
      {status === 'searching' ? <Skeleton shape="row" label={texts.loading} /> : null}
      {status !== 'searching' && results.length ? (
        <Cards cards={results} shape="horizontal" headingLevel={2} locale={locale} />
      ) : null}
      {none ? (
        <div className={css.none} data-part="none">
          <h2 className={headlineClass.md}>{texts.none}</h2>
          {suggestions ?? <p className={textClass.summary}>{texts.noneHint}</p>}
        </div>
      ) : null}
      {status === 'failed' ? (
        <div role="alert" className={css.failed} data-part="failed">
          <p className={textClass.label}>{texts.failed}</p>
          {onRetry ? (
            <Button variant="secondary" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {status === 'loading' ? (
        <p className={`${css.more} ${textClass.meta}`} role="status">
          <Spinner /> {texts.loadingMore}
        </p>
      ) : null}
      {status === 'idle' && end && results.length ? (
        <p className={`${css.more} ${textClass.meta}`}>{texts.end}</p>
      ) : null}
      {children}
    </section>
  );
}
