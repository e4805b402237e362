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

/** Question of a search on a site. */
export type Question = { site: SiteRecord; payload: SearchPayload; now: Date };
/** A page of what was found. `searcherPayload.cursorMark` is null on the last one; facets come with the first alone. */
export type Found = { cards: Card[] } & SearchOutcome;

/** Finds contents: here by PostgreSQL's full text search; another engine may take its place. */
export interface Search {
  /**
   * Newest first; events by when they next happen, from today on unless dates are asked for.
   * @throws BadCursor; Busy where a list of a corrected text goes on while too many are corrected
   */
  find(question: Question): Promise<Found>;
  /** Values of a filter that are too many to list, by a part of their names. @throws Busy while too many are looked for */
  predict(site: SiteRecord, filter: PredictiveFilter, text: string, limit: number): Promise<FilterOption[]>;
}

/**
 * Texts whose typos are looked for at once, and those that wait: the dearest question that anybody can ask. Beyond them a text is searched
 * as it was written.
 */
export const CORRECTIONS = { atOnce: 2, waiting: 40 } as const;

/** Texts for which names are looked through at once, and those that wait. */
export const PREDICTIONS = { atOnce: 2, waiting: 40 } as const;

export type SearchDeps = {
  db: Database;
  cursors: OpenCursors;
  corrections?: ConcurrencyLimit;
  predictions?: ConcurrencyLimit;
};

/** The last row that was seen of a list, and what its first page knew of the whole. */
const positionSchema = v.object({
  /** When it was published; when an event next happens. */
  moment: momentSchema,
  id: idSchema,
  /** Milliseconds from which an agenda is read, so that midnight moves none of its events; 0 elsewhere. */
  since: momentSchema,
  /** Results as they were counted. */
  total: idSchema,
  /** The text was searched as it was corrected. */
  isCorrected: v.boolean(),
});
type Position = v.InferOutput<typeof positionSchema>;

/** Moments that a database keeps, in milliseconds: the years 1 to 9999. */
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

/** All that makes one list of another, however it is written: a cursor is of one list. */
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

/** Search by PostgreSQL's full text, over what `indexContents` writes. */
export function createSearch(parts: SearchDeps): Search {
  return new PostgresSearch(parts);
}
