import {
  type Card,
  dayOf,
  FILTERS_OF_TYPE,
  type FilterOption,
  filterTypeOf,
  MAX_COUNTED,
  type PredictiveFilter,
  type SearchOutcome,
  type SearchPayload,
  startOfDay,
  toMilliseconds,
} from '@portal/model';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { Busy, ConcurrencyLimit } from '../../platform/limits';
import { idSchema, momentSchema, type OpenCursors } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import { cardOf } from '../stories';
import { conditionsOf } from './conditions';
import { chosenOptions, predictOptions } from './predict';
import { facetsOf, type Hits, hitsOf, type SearchQuery } from './statement';
import { correctTypos } from './typos';
import { readableText, readWords } from './words';

/** A search on a site. */
export type Question = { site: SiteRecord; payload: SearchPayload; now: Date };
/** A page of results. `searcherPayload.cursorMark` is null on the last one; only the first has facets. */
export type Found = { cards: Card[] } & SearchOutcome;

/** Search engine: here PostgreSQL's full text search; another one may replace it. */
export interface Search {
  /**
   * Newest first; events by their next occurrence, from today on unless dates are given.
   * @throws BadCursor; Busy if a further page of a corrected text is requested while too many are being
   * corrected
   */
  find(question: Question): Promise<Found>;
  /**
   * Suggests values of a filter with too many to list, by a part of their names.
   * @throws Busy during too many lookups
   */
  predict(site: SiteRecord, filter: PredictiveFilter, text: string, limit: number): Promise<FilterOption[]>;
}

/**
 * Concurrent and queued typo corrections: the most expensive query that anybody can make. Beyond them a text
 * is searched uncorrected.
 */
export const CORRECTIONS = { atOnce: 2, waiting: 40 } as const;

/** Concurrent and queued lookups of names. */
export const PREDICTIONS = { atOnce: 2, waiting: 40 } as const;

export type SearchDeps = {
  db: Database;
  cursors: OpenCursors;
  corrections?: ConcurrencyLimit;
  predictions?: ConcurrencyLimit;
};

/** A page's last row, and facts about the whole list from its first page. */
const positionSchema = v.object({
  /** Publication, or next occurrence of an event. */
  moment: momentSchema,
  id: idSchema,
  /** Milliseconds from which an agenda is read, so that midnight does not move its events; 0 elsewhere. */
  since: momentSchema,
  /** Number of results, as counted for the first page. */
  total: idSchema,
  /** Whether the corrected text was searched. */
  isCorrected: v.boolean(),
});
type Position = v.InferOutput<typeof positionSchema>;

/** Range of the database's timestamps in milliseconds: the years 1 to 9999. */
const FIRST_MOMENT = -62_135_596_800_000;
const LAST_MOMENT = 253_402_300_799_999;

/** From and to in milliseconds, the earlier first; null for any date. */
function rangeOf({ dateValue }: SearchPayload, zone: string): [since: number, until: number] | null {
  const moments = dateValue
    .map((text) => toMilliseconds(text, zone) ?? 0)
    .map((moment) => Math.min(Math.max(moment, FIRST_MOMENT), LAST_MOMENT));
  const [from, to] = moments;
  return from === undefined || to === undefined ? null : [Math.min(from, to), Math.max(from, to)];
}

/** Everything that distinguishes one list from another, in any form: a cursor is valid for one list. */
function identityOf(site: SiteRecord, payload: SearchPayload): unknown {
  const { type, categoryId, taxonUrl, searchText, filterValues } = payload;
  const chosen = Object.entries(filterValues)
    .map(([name, values]): [string, string[]] => [name, [values].flat().filter(Boolean).sort()])
    .filter(([, values]) => values.length)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const range = rangeOf(payload, site.timeZone);
  return [site.alias, type, categoryId, taxonUrl ?? '', searchText.trim(), range, chosen];
}

function uncorrected(error: unknown): null {
  if (error instanceof Busy) return null;
  throw error;
}

class PostgresSearch implements Search {
  private readonly corrections: ConcurrencyLimit;
  private readonly predictions: ConcurrencyLimit;
  constructor(private readonly parts: SearchDeps) {
    this.corrections = parts.corrections ?? new ConcurrencyLimit(CORRECTIONS.atOnce, CORRECTIONS.waiting);
    this.predictions = parts.predictions ?? new ConcurrencyLimit(PREDICTIONS.atOnce, PREDICTIONS.waiting);
  }

  async find({ site, payload, now }: Question): Promise<Found> {
    const { db } = this.parts;
    const cursors = await this.parts.cursors();
    const identity = identityOf(site, payload);
    const position = payload.cursorMark ? cursors.read(positionSchema, identity, payload.cursorMark) : null;
    const query = this.query(site, payload, now, position);
    const order = payload.type === 'agenda' ? 'upcoming' : 'newest';
    const ask = async (text: string): Promise<Hits> => {
      const words = readWords(text, site.language);
      if (words?.template === '') return { rows: [], total: 0, options: [] };
      return hitsOf(db, { ...query, words }, order);
    };

    const correct = () => this.corrections.run(() => correctTypos(db, site, payload.searchText));
    let correctedText = position?.isCorrected ? await correct() : null;
    let hits = await ask(correctedText ?? payload.searchText);
    if (hits.total === 0 && !position && readableText(payload.searchText) !== '') {
      const candidate = await correct().catch(uncorrected);
      const again = candidate === null ? null : await ask(candidate);
      if (again?.total) {
        correctedText = candidate;
        hits = again;
      }
    }

    const last = hits.rows.at(-1);
    const total = position?.total ?? hits.total;
    const next: Position | null =
      last && hits.total > hits.rows.length
        ? {
            moment: last.moment_ms,
            id: last.id,
            since: order === 'upcoming' ? (query.since ?? 0) : 0,
            total,
            isCorrected: correctedText !== null,
          }
        : null;
    const { taxonUrl, ...searcherPayload } = payload;
    return {
      cards: hits.rows.map(cardOf),
      numResults: Math.min(total, MAX_COUNTED),
      isCountCapped: total > MAX_COUNTED,
      correctedText,
      facets: position
        ? {}
        : {
            ...facetsOf(query.counted, hits.options),
            ...(await chosenOptions(db, site, payload.filterValues)),
          },
      searcherPayload: {
        ...searcherPayload,
        ...(taxonUrl ? { taxonUrl } : {}),
        cursorMark: next && cursors.write(positionSchema, identity, next),
      },
    };
  }

  predict(site: SiteRecord, filter: PredictiveFilter, text: string, limit: number): Promise<FilterOption[]> {
    return this.predictions.run(() => predictOptions(this.parts.db, site, filter, text, limit));
  }

  private query(
    site: SiteRecord,
    payload: SearchPayload,
    now: Date,
    position: Position | null,
  ): Omit<SearchQuery, 'words'> {
    const range = rangeOf(payload, site.timeZone);
    const today =
      payload.type === 'agenda' ? startOfDay(dayOf(now, site.timeZone) ?? '', site.timeZone) : null;
    return {
      site,
      conditions: conditionsOf(site, payload),
      since: range?.[0] ?? (position && payload.type === 'agenda' ? position.since : today),
      until: range?.[1] ?? null,
      after: position,
      limit: payload.limit,
      counted: position
        ? []
        : FILTERS_OF_TYPE[payload.type].filter((filter) => filterTypeOf(filter) === 'select'),
    };
  }
}

/** Search by PostgreSQL's full text, over the tables that `indexContents` writes. */
export function createSearch(parts: SearchDeps): Search {
  return new PostgresSearch(parts);
}
