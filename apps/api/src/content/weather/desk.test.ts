import { pageSchema, ROUTES, type WeatherForecast } from '@portal/model';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSiteFile } from '../../sites/file';
import { TestClock } from '../../testing/accounts';
import { type LocalAemet, type LocalBehaviour, localAemet, wellBehaved } from '../../testing/aemet';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import { forecastOf, ToldOrigin, withHeldRead } from '../../testing/weather';
import { Aemet, AemetFailure } from './aemet';
import { WeatherDesk, type WeatherDeskOptions } from './desk';
import { weatherPage } from './page';
import { forecasts } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CODE = '99001';

describe.each(ENGINES)('the weather’s desk, on %s', (engine) => {
  let database: TestDatabase;
  let clock: TestClock;
  let logged: string[];
  let origin: ToldOrigin;
  const desks: WeatherDesk[] = [];

  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database?.remove());
  beforeEach(async () => {
    await database.db.delete(forecasts);
    clock = new TestClock(new Date('2026-03-18T12:00:00Z'));
    logged = [];
    origin = new ToldOrigin();
  });
  afterEach(async () => {
    await Promise.all(desks.splice(0).map((desk) => desk.close()));
  });

  const desk = (over: Partial<WeatherDeskOptions> = {}) => {
    const log = (message: string) => void logged.push(message);
    // Longer than the database of a busy machine takes.
    const firstWaitMs = 20_000;
    const opened = new WeatherDesk({ db: database.db, origin, now: clock.now, log, firstWaitMs, ...over });
    desks.push(opened);
    return opened;
  };
  const row = async () => {
    const [found] = await database.db.select().from(forecasts).where(eq(forecasts.municipality, CODE));
    return found;
  };

  it('responds to the first reader, and everybody for twenty minutes, with one request', async () => {
    const first = desk();
    const answers = await Promise.all(Array.from({ length: 20 }, () => first.forecast(CODE)));
    for (const { forecast } of answers) expect(forecast?.place).toBe('asked 1');
    clock.goOn(19 * MINUTE);
    expect(await first.forecast(CODE)).toMatchObject({ forecast: { place: 'asked 1' }, isStale: false });
    expect(origin.asked).toBe(1);
  });

  it('responds to a reader whose row was read during the request, and filled after it', async () => {
    let arrive: (forecast: WeatherForecast) => void = () => undefined;
    origin.answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const fetched = desk().forecast(CODE);
    await expect.poll(() => origin.asked, { timeout: 10_000 }).toBe(1);
    const reads = { done: 0 };
    const late = desk({ db: withHeldRead(database.db, fetched, reads) }).forecast(CODE);
    await expect.poll(() => reads.done, { timeout: 10_000 }).toBe(1);
    arrive(forecastOf('here'));
    expect((await late).forecast?.place).toBe('here');
    expect(origin.asked).toBe(1);
  });

  it('makes one request for all processes', async () => {
    const [one, two] = [desk(), desk()];
    await Promise.all([one, two].map((each) => each.forecast(CODE)));
    expect(origin.asked).toBe(1);
    expect((await desk().forecast(CODE)).forecast?.place).toBe('asked 1');
  });

  it('responds with the stored forecast while it fetches in the background', async () => {
    const asked = desk();
    await asked.forecast(CODE);
    clock.goOn(21 * MINUTE);
    let arrive: (forecast: WeatherForecast) => void = () => undefined;
    origin.answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    for (let n = 0; n < 5; n += 1) expect((await asked.forecast(CODE)).forecast?.place).toBe('asked 1');
    await expect.poll(() => origin.asked, { timeout: 10_000 }).toBe(2);
    arrive(forecastOf('new'));
    const place = async () => (await asked.forecast(CODE)).forecast?.place;
    await expect.poll(place, { timeout: 10_000 }).toBe('new');
    expect(origin.asked).toBe(2);
  });

  it('lets the first reader wait a little, and no longer', async () => {
    let arrive: (forecast: WeatherForecast) => void = () => undefined;
    origin.answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const asked = desk({ firstWaitMs: 10 });
    // A second caller meanwhile finds it taken.
    expect((await asked.forecast(CODE)).forecast).toBeNull();
    expect((await desk({ firstWaitMs: 10 }).forecast(CODE)).forecast).toBeNull();
    // The database may take longer than they wait.
    await expect.poll(() => origin.asked, { timeout: 10_000 }).toBe(1);
    // Otherwise the desks never end, and one that is still at the database takes the next test's request.
    arrive(forecastOf('late'));
  });

  it('retries at growing intervals while AEMET is down, and recovers at its first response', async () => {
    origin.answer = () => Promise.reject(new AemetFailure('down'));
    const asked = desk();
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      expect((await asked.forecast(CODE)).forecast).toBeNull();
      const due = (await row())?.dueAt.getTime() ?? 0;
      waits.push((due - clock.now().getTime()) / MINUTE);
      clock.goOn(due - clock.now().getTime() - 1);
      await asked.forecast(CODE);
      expect(origin.asked).toBe(n + 1);
      clock.goOn(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(logged).toHaveLength(8);
    expect(logged[0]).toContain('AEMET gave no forecast of 99001: down. It is asked again in 1 min');
    origin.answer = async () => forecastOf('well');
    expect((await asked.forecast(CODE)).forecast?.place).toBe('well');
    expect(await row()).toMatchObject({ failures: 0 });
  });

  it("waits as long as AEMET's response says", async () => {
    origin.answer = () => Promise.reject(new AemetFailure('wrong key', HOUR));
    await desk().forecast(CODE);
    expect((await row())?.dueAt.getTime()).toBe(clock.now().getTime() + HOUR);
  });

  it('keeps the last forecast while AEMET is down, marks it as stale after an hour, and drops it after two days', async () => {
    const asked = desk();
    await asked.forecast(CODE);
    const { fetchedAt } = await asked.forecast(CODE);
    origin.answer = () => Promise.reject(new AemetFailure('down'));
    clock.goOn(30 * MINUTE);
    expect((await asked.forecast(CODE)).isStale).toBe(false);
    await expect.poll(async () => (await row())?.failures, { timeout: 10_000 }).toBe(1);
    expect((await asked.forecast(CODE)).isStale).toBe(false);
    clock.goOn(31 * MINUTE);
    expect(await asked.forecast(CODE)).toMatchObject({
      forecast: { place: 'asked 1' },
      isStale: true,
      fetchedAt,
    });
    await expect.poll(async () => (await row())?.failures, { timeout: 10_000 }).toBe(2);
    clock.goOn(46 * HOUR);
    expect(await asked.forecast(CODE)).toMatchObject({ forecast: { place: 'asked 1' }, isStale: true });
    await expect.poll(async () => (await row())?.failures, { timeout: 10_000 }).toBe(3);
    clock.goOn(2 * HOUR);
    expect((await asked.forecast(CODE)).forecast).toBeNull();
  });

  it('shows the stored forecast without a key, and makes no request', async () => {
    await desk().forecast(CODE);
    clock.goOn(2 * HOUR);
    const keyless = desk({ origin: null });
    expect(await keyless.forecast(CODE)).toMatchObject({ forecast: { place: 'asked 1' }, isStale: true });
    expect(await keyless.forecast('99002')).toEqual({ forecast: null, fetchedAt: null, isStale: false });
    expect(origin.asked).toBe(1);
  });

  it('requests the forecast again if the process that requested it has died', async () => {
    await database.db
      .insert(forecasts)
      .values({ municipality: CODE, dueAt: new Date(clock.now().getTime() + MINUTE) });
    const asked = desk();
    expect((await asked.forecast(CODE)).forecast).toBeNull();
    clock.goOn(MINUTE);
    expect((await asked.forecast(CODE)).forecast?.place).toBe('asked 1');
  });

  it('leaves its request to the next process when it stops', async () => {
    const aemet: LocalAemet = await localAemet(() => () => () => undefined);
    const asked = desk({ origin: new Aemet({ key: 'k', origin: aemet.origin }), firstWaitMs: 10 });
    await asked.forecast(CODE);
    await asked.close();
    expect(await row()).toMatchObject({ failures: 0, dueAt: clock.now() });
    expect(logged).toEqual([]);
    await aemet.close();
  });

  it('ignores data that another release stored in another shape', async () => {
    await desk().forecast(CODE);
    await database.db.execute(`update forecasts set forecast = '{"place": 1}'`);
    expect((await desk().forecast(CODE)).forecast).toBeNull();
  });

  it('logs database failures', async () => {
    const asked = desk();
    origin.answer = async () => {
      await database.db.execute('alter table forecasts rename to forecasts_away');
      return forecastOf('lost');
    };
    await expect(asked.forecast(CODE)).rejects.toThrow();
    await database.db.execute('alter table forecasts_away rename to forecasts');
    expect(logged).toEqual([expect.stringContaining('the weather could not be kept')]);
  });

  describe('the page of the weather', () => {
    const siteFile = (weather: string) => readSiteFile('prova.yaml', `${SITE_FILE}\nweather: ${weather}`);
    let behaviour: LocalBehaviour;
    let aemet: LocalAemet;
    // A new server for each test: after one of two requests is refused, the other may arrive when the test is
    // over.
    beforeEach(async () => {
      behaviour = wellBehaved;
      aemet = await localAemet(() => behaviour);
    });
    afterEach(() => aemet.close());
    const page = async (weather: string, over: Partial<WeatherDeskOptions> = {}) => {
      const source = desk({ origin: new Aemet({ key: 'k', origin: aemet.origin }), ...over });
      const found = v.parse(pageSchema, await weatherPage(source, siteFile(weather), clock.now()));
      if (found.type !== 'weather') throw new Error(found.type);
      return found;
    };

    it('shows AEMET’s forecast of a municipality', async () => {
      expect(await page('{ place: La Cañada, municipality: "99001" }')).toMatchObject({
        path: ROUTES.weather,
        source: 'aemet',
        isStale: false,
        updatedAt: '2026-03-18T12:00:00.000Z',
        forecast: { place: 'La Cañada de Aragüés' },
      });
    });

    it('has none while AEMET is down, and none for past days', async () => {
      behaviour = () => ({ status: 503, body: '' });
      expect(await page('{ place: La Cañada, municipality: "99001" }')).toMatchObject({ forecast: null });
      behaviour = wellBehaved;
      clock = new TestClock(new Date('2026-03-25T12:00:00Z'));
      expect(await page('{ place: La Cañada, municipality: "99001" }')).toMatchObject({ forecast: null });
    });

    it('marks the forecast of a fictitious place as a demonstration, and makes no request', async () => {
      const asked: unknown[] = [];
      const invented = (...words: [string, Date, string]) => {
        asked.push(words);
        return forecastOf(words[0]);
      };
      expect(await page('{ place: Port Savina }', { invented })).toMatchObject({
        source: 'demonstration',
        forecast: { place: 'Port Savina' },
        updatedAt: '2026-03-18T11:00:00.000Z',
      });
      expect(asked).toEqual([['Port Savina', clock.now(), 'Europe/Madrid']]);
      expect(aemet.asked).toEqual([]);
    });

    it('has no forecast of a fictitious place without a generator', async () => {
      expect(await page('{ place: Port Savina }')).toMatchObject({ place: 'Port Savina', forecast: null });
      expect(aemet.asked).toEqual([]);
    });

    it('requires an existing AEMET code', () => {
      expect(() => siteFile('{ place: X, municipality: "../../x" }')).toThrow(
        'AEMET’s code of a municipality',
      );
    });
  });
});
