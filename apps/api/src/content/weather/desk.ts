import { setTimeout as after } from 'node:timers/promises';
import { backOffMs, type WeatherForecast, weatherForecastSchema } from '@portal/model';
import { eq, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { AemetFailure } from './aemet';
import { forecasts } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A municipality is requested from AEMET at most once in this time, by all processes together. */
const FRESH_MS = 20 * MINUTE;
/** Time for which a process holds a municipality; longer than the two requests can take. */
const HELD_MS = MINUTE;
/** Age after which a forecast that could not be refreshed is marked as stale. */
const STALE_MS = HOUR;
/** Age after which it is no longer shown. */
const LAST_MS = 48 * HOUR;
/** Longest wait after failures: 1, 2, 4 … 60 minutes. */
const MAX_WAIT_MS = 60 * MINUTE;
/** The first reader of a municipality waits no longer than this. */
const FIRST_WAIT_MS = 2_000;

/**
 * Source of forecasts.
 * @throws AemetFailure
 */
export type ForecastOrigin = {
  forecast: (municipality: string, signal: AbortSignal) => Promise<WeatherForecast>;
};

/** Generates the forecast of a fictitious place. */
export type InventedForecast = (place: string, now: Date, timeZone: string) => WeatherForecast | null;

export type KeptForecast = {
  /** Null if none was ever fetched, or none for two days. */
  forecast: WeatherForecast | null;
  fetchedAt: Date | null;
  /** It could not be refreshed for an hour. */
  isStale: boolean;
};

export type WeatherDeskOptions = {
  db: Database;
  /** Null without a key: the stored forecast is shown until it is too old. */
  origin: ForecastOrigin | null;
  /** Undefined if fictitious places have no weather. */
  invented?: InventedForecast | undefined;
  now: () => Date;
  log: (message: string) => void;
  firstWaitMs?: number;
};

type Row = typeof forecasts.$inferSelect;

/**
 * Forecasts of municipalities, stored in the database for all processes. Nobody waits for AEMET: the stored
 * forecast is returned, and a due one is fetched in the background; only the very first reader waits a
 * little.
 */
export class WeatherDesk {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly closing = new AbortController();

  constructor(private readonly options: WeatherDeskOptions) {}

  /**
   * Forecast of a municipality, by AEMET's code.
   * @param waitMs longest wait for a first forecast
   */
  async forecast(
    municipality: string,
    waitMs = this.options.firstWaitMs ?? FIRST_WAIT_MS,
  ): Promise<KeptForecast> {
    const row = await this.row(municipality);
    const kept = this.keptOf(row);
    const isDue = !row || row.dueAt.getTime() <= this.options.now().getTime();
    const isAwaited = !kept.forecast && this.underWay.has(municipality);
    if (!this.options.origin || this.closing.signal.aborted) return kept;
    if (!isDue && !isAwaited) {
      // A row without a forecast was read during a fetch, and may have been filled since.
      return kept.forecast ? kept : this.keptOf(await this.row(municipality));
    }
    const refreshed = this.refresh(municipality);
    if (kept.forecast) return kept;
    const patience = new AbortController();
    const wait = after(waitMs, undefined, { signal: patience.signal });
    await Promise.race([refreshed, wait]);
    patience.abort();
    await wait.catch(() => undefined);
    return this.keptOf(await this.row(municipality));
  }

  /** The weather of a fictitious place, regenerated each time; null without a generator. */
  invented(place: string, now: Date, timeZone: string): WeatherForecast | null {
    return this.options.invented?.(place, now, timeZone) ?? null;
  }

  /** Aborts pending requests. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.underWay.values());
  }

  private async row(municipality: string): Promise<Row | undefined> {
    const [row] = await this.options.db
      .select()
      .from(forecasts)
      .where(eq(forecasts.municipality, municipality));
    return row;
  }

  private keptOf(row: Row | undefined): KeptForecast {
    if (!row?.fetchedAt) return { forecast: null, fetchedAt: null, isStale: false };
    const { fetchedAt, failures } = row;
    const age = this.options.now().getTime() - fetchedAt.getTime();
    // A row of an older release may have another shape.
    const read = v.safeParse(weatherForecastSchema, row.forecast);
    return {
      forecast: read.success && age <= LAST_MS ? read.output : null,
      fetchedAt,
      isStale: age > STALE_MS && (failures > 0 || !this.options.origin),
    };
  }

  /**
   * Fetches a forecast, once for all concurrent callers. Never rejects: failures are logged, and the last
   * forecast stays.
   */
  private refresh(municipality: string): Promise<void> {
    const begun = this.underWay.get(municipality);
    if (begun) return begun;
    const work = this.fetch(municipality)
      .catch((error: unknown) => {
        this.options.log(`the weather could not be kept: ${error instanceof Error ? error.message : error}`);
      })
      .finally(() => this.underWay.delete(municipality));
    this.underWay.set(municipality, work);
    return work;
  }

  private async fetch(municipality: string): Promise<void> {
    const { origin } = this.options;
    const taken = await this.take(municipality);
    if (!taken || !origin) return;
    try {
      const forecast = await origin.forecast(municipality, this.closing.signal);
      const now = this.options.now();
      const dueAt = new Date(now.getTime() + FRESH_MS);
      await this.write(municipality, { forecast, fetchedAt: now, dueAt, failures: 0 });
    } catch (error) {
      await this.putBack(municipality, taken.failures, error);
    }
  }

  /**
   * Takes a due municipality, so that no other process requests it meanwhile. Undefined if another one has
   * it.
   */
  private async take(municipality: string): Promise<Pick<Row, 'failures'> | undefined> {
    const now = this.options.now();
    const dueAt = new Date(now.getTime() + HELD_MS);
    const [taken] = await this.options.db
      .insert(forecasts)
      .values({ municipality, dueAt })
      .onConflictDoUpdate({
        target: forecasts.municipality,
        set: { dueAt },
        setWhere: lte(forecasts.dueAt, now),
      })
      .returning({ failures: forecasts.failures });
    return taken;
  }

  private async putBack(municipality: string, before: number, error: unknown): Promise<void> {
    const now = this.options.now();
    // A server that stops is not AEMET's failure: the next one sends the request at once.
    if (this.closing.signal.aborted) return this.write(municipality, { dueAt: now });
    const backOff = backOffMs(before, { first: MINUTE, longest: MAX_WAIT_MS });
    const waitMs = Math.max(backOff, error instanceof AemetFailure ? error.waitMs : 0);
    const dueAt = new Date(now.getTime() + waitMs);
    await this.write(municipality, { failures: before + 1, dueAt });
    this.options.log(
      `AEMET gave no forecast of ${municipality}: ${error instanceof Error ? error.message : error}. ` +
        `It is asked again in ${Math.ceil(waitMs / MINUTE)} min`,
    );
  }

  private async write(municipality: string, values: Partial<Omit<Row, 'municipality'>>): Promise<void> {
    await this.options.db.update(forecasts).set(values).where(eq(forecasts.municipality, municipality));
  }
}
