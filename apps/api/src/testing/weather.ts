import type { WeatherForecast } from '@portal/model';
import type { eq } from 'drizzle-orm';
import type { forecasts } from '../content/weather/tables';
import type { TestDatabase } from './database';

/** A forecast of one day, identified by its place. */
export const forecastOf = (place: string): WeatherForecast => ({
  place,
  issued: '2026-03-18T12:00:00',
  days: [
    {
      date: '2026-03-18',
      sky: null,
      min: 1,
      max: 2,
      rainProbability: null,
      wind: null,
      uvMax: null,
      hours: [],
    },
  ],
});

/** A weather origin that counts its requests, with a response that tests can replace. */
export class ToldOrigin {
  asked = 0;
  answer: () => Promise<WeatherForecast> = async () => forecastOf(`asked ${this.asked}`);
  forecast = (): Promise<WeatherForecast> => {
    this.asked += 1;
    return this.answer();
  };
}

/** A database whose first read runs at once but returns only after `until`. */
export function withHeldRead(db: TestDatabase['db'], until: Promise<unknown>, reads: { done: number }) {
  return new Proxy(db, {
    get: (target, name) =>
      name !== 'select'
        ? Reflect.get(target, name)
        : () => ({
            from: (table: typeof forecasts) => ({
              where: async (condition: ReturnType<typeof eq>) => {
                const rows = await target.select().from(table).where(condition);
                reads.done += 1;
                if (reads.done === 1) await until;
                return rows;
              },
            }),
          }),
  });
}
