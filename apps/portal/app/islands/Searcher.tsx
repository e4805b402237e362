'use client';
import { browserHistory, createPredictive, createSearcher, type SearcherState } from '@portal/data';
import { useStore } from '@portal/data/react';
import {
  hasNextPage,
  isSearchable,
  narrowedListingPath,
  type SearchOutcome,
  searchAddress,
  searchPath,
  searchQuery,
} from '@portal/model';
import { activeFilters, FilterBar, filterDefinitions } from '@portal/ui/filter-bar';
import { fill, useLocale } from '@portal/ui/locale';
import { markingOf } from '@portal/ui/marked';
import { ResultList } from '@portal/ui/result-list';
import { SearchOpening } from '@portal/ui/search-opening';
import { useEffect, useRef, useState } from 'react';
import { track } from '../client/analytics/data-layer';
import { client, isServer } from '../client/islands/client';
import { hasFlag } from '../client/islands/flags';
import { Slot } from '../client/islands/Slot';
import { NOWHERE } from '../client/islands/server-history';
import { island } from '../declare-island';
import { cardShapeOf, scopeOf } from '../search-kinds';

export type SearcherIslandProps = {
  /** Path of the listing, without its filters. */
  path: string;
  /** The document's search state. */
  outcome: SearchOutcome;
  /** Whether it shows results. */
  hasResults: boolean;
  /** Last day of a list that is grouped by day. */
  lastDay?: string;
  /** Number of pages that load automatically; unlimited by default. */
  automaticPages?: number;
  /** The results, rendered by the server. */
  slots: readonly string[];
};

const FIRST = 'portal-island[name=searcher] [data-slot]';

/** Every article in the rendered page. */
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>(`${FIRST} [data-content-id]`)].flatMap(
    ({ dataset }) => dataset.contentId ?? [],
  );

/** Shows the search in the document's title. */
function useTitle(text: string, isSearch: boolean, titleOf: string) {
  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    if (isSearch && text) document.title = `${fill(titleOf, { text })} | ${site ?? ''}`;
  }, [text, isSearch, titleOf]);
}

/**
 * Reports each search to analytics once it gets a response; further pages are the same search. The document's
 * own search is reported separately.
 */
function useTracking(state: SearcherState) {
  const { question, outcome, status } = state;
  const scope = scopeOf(question);
  const search = `${scope} ${question.searchText}`;
  const told = useRef(search);
  const isAnswered =
    outcome.searcherPayload.type === 'search' && isSearchable(question.searchText) && status === 'idle';
  useEffect(() => {
    if (!isAnswered || told.current === search) return;
    told.current = search;
    track({ event: 'search', scope, results: outcome.numResults });
  }, [isAnswered, search, scope, outcome]);
}

/** Loads the next page when the end of the list comes into sight, up to the site’s limit of automatic pages. */
function useReach(state: SearcherState, more: () => void, automaticPages: number) {
  const box = useRef<HTMLDivElement>(null);
  const pages = useRef(0);
  useEffect(() => {
    if (state.results.length === 0) pages.current = 0;
    const link = box.current?.querySelector('a[data-part=more]');
    if (!link || state.status !== 'idle' || pages.current >= automaticPages) return;
    if (!hasFlag('endlessLists')) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        pages.current += 1;
        more();
      },
      { rootMargin: '0px 0px 300px' },
    );
    observer.observe(link);
    return () => observer.disconnect();
  }, [state, more, automaticPages]);
  return box;
}

/** Nothing was searched and no filter is set. An archive always has a filter of days. */
const isWhole = ({ question, outcome: { searcherPayload } }: SearcherState, timeZone: string | undefined) =>
  searcherPayload.type !== 'search' &&
  searcherPayload.type !== 'archive' &&
  searchQuery(question, timeZone) === '';

/** Results that a section, a tag or an author needs before filters are of use. */
const FILTERED_FROM = 20;

/** Filters of the agenda, the archive and the search are always there; other lists need many results. */
function hasFilters(state: SearcherState, timeZone: string | undefined): boolean {
  const { type } = state.outcome.searcherPayload;
  if (type === 'search' || type === 'archive' || type === 'agenda') return true;
  return state.outcome.numResults >= FILTERED_FROM || searchQuery(state.question, timeZone) !== '';
}

/** Wider searches for a reader who found nothing: the list without the words, and the whole site for them. */
function widerThan(
  path: string,
  { question, outcome: { searcherPayload } }: SearcherState,
  timeZone: string | undefined,
) {
  const { searchText } = question;
  if (searchText === '') return {};
  const withoutWords = searchAddress(path, { ...question, searchText: '' }, timeZone);
  const everywhere = searchPath(searchText);
  if (searcherPayload.type !== 'search')
    return isSearchable(searchText) ? { withoutWords, everywhere } : { withoutWords };
  return activeFilters(question) > 0 ? { everywhere } : {};
}

/** Coming back from a result, a reader finds the list unchanged, at the same position. */
function useReturn(searcher: ReturnType<typeof createSearcher>) {
  useEffect(() => {
    const kept = Object(history.state).searcher;
    if (kept && searcher.resume(kept.list)) requestAnimationFrame(() => scrollTo(0, Number(kept.top)));
    const keep = () => {
      if (searcher.snapshot().results.length)
        history.replaceState({ searcher: { list: searcher.keep(), top: scrollY } }, '');
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [searcher]);
}

/** The search of a listing: its filters, and its results (spec §2, §4). */
function SearcherIsland({
  path,
  outcome,
  hasResults,
  lastDay,
  automaticPages = Number.POSITIVE_INFINITY,
  slots: [first = ''],
}: SearcherIslandProps) {
  const locale = useLocale('filters', 'filterNames', 'search');
  const [searcher] = useState(() =>
    createSearcher({
      client,
      history: isServer ? NOWHERE : browserHistory,
      path,
      outcome,
      known: shownIds,
      timeZone: locale.timeZone,
    }),
  );
  // The field is debounced already.
  const [predictive] = useState(() => createPredictive({ client, delayMs: 0 }));
  const state = useStore(searcher);
  const found = useStore(predictive);
  const { question, results, keepsFirst, status } = state;
  const { numResults, isCountCapped, correctedText, facets, searcherPayload } = state.outcome;
  const { type, cursorMark } = searcherPayload;
  const isSearch = type === 'search';
  useTitle(question.searchText, isSearch, locale.texts.search.titleOf);
  useTracking(state);
  useReturn(searcher);
  // Going back after a search restores the rendered results: their HTML is on the page until then.
  const [firstHtml] = useState(() => (isServer ? first : (document.querySelector(FIRST)?.innerHTML ?? '')));
  const box = useReach(state, searcher.more, automaticPages);

  const isAsked = !isSearch || isSearchable(question.searchText);
  const definitions = filterDefinitions(type, facets, locale);
  const hasDate = type !== 'newsletter';
  return (
    <div ref={box}>
      {isSearch ? (
        <SearchOpening
          text={question.searchText}
          scope={scopeOf(question)}
          question={question}
          {...(isAsked && status === 'idle' ? { count: numResults, isCountCapped } : {})}
          loading={status === 'searching'}
          onSearch={(searchText, wanted) =>
            searcher.change({
              ...question,
              searchText,
              filterValues: {
                ...question.filterValues,
                searchtype: wanted === 'all' ? '' : wanted,
              },
            })
          }
        />
      ) : null}
      {isAsked ? (
        <>
          {hasFilters(state, locale.timeZone) ? (
            <FilterBar
              value={question}
              onValueChange={searcher.change}
              filters={definitions}
              hasText={!isSearch}
              {...(hasDate ? { date: true } : {})}
              future={type === 'agenda'}
              action={path}
              onQuery={predictive.ask}
              found={found}
            />
          ) : null}
          <ResultList
            {...(hasResults && keepsFirst ? { first: <Slot html={firstHtml} /> } : {})}
            results={results}
            // The head of a search shows it already.
            {...(isSearch ? {} : { count: numResults })}
            isCountCapped={isCountCapped}
            correctedText={correctedText}
            status={status}
            end={!hasNextPage({ cursorMark })}
            isWhole={isWhole(state, locale.timeZone)}
            isFiltered={activeFilters(question) > 0}
            wider={widerThan(path, state, locale.timeZone)}
            shape={cardShapeOf(type)}
            across={2}
            byDay={type === 'archive' ? (lastDay && keepsFirst ? { after: lastDay } : {}) : undefined}
            marking={isSearch ? markingOf(correctedText ?? question.searchText) : undefined}
            onRetry={searcher.retry}
            {...(cursorMark
              ? {
                  more: {
                    href: narrowedListingPath(path, question, cursorMark, locale.timeZone),
                    onMore: searcher.more,
                  },
                }
              : {})}
          />
        </>
      ) : null}
    </div>
  );
}

export default island({ wakes: 'reach', component: SearcherIsland });
