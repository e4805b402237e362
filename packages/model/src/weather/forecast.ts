import * as v from 'valibot';
import { type Sky, skyOf } from '../constants/index';

/*
 * AEMET's municipal forecast by hours, as AEMET OpenData answers it: only the parts that are drawn. All figures come as
 * text, and '' stands for what is over or not known.
 */

const figure = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? null : Number(text))),
  v.nullable(v.pipe(v.number(), v.finite())),
);

/** `08` is an hour; `0814` reaches from eight to fourteen. */
const period = v.pipe(v.string(), v.regex(/^\d{2}(?:\d{2})?$/));
const figures = v.array(v.object({ value: figure, periodo: period }));

/** Wind and its strongest gust come in turn: one entry has a direction and a speed, the next one a value. */
const windShape = v.union([
  v.object({ direccion: v.array(v.string()), velocidad: v.array(figure), periodo: period }),
  v.object({ value: figure, periodo: period }),
]);

const dayShape = v.object({
  fecha: v.string(),
  orto: v.optional(v.string()),
  ocaso: v.optional(v.string()),
  estadoCielo: v.array(v.object({ value: v.string(), periodo: period })),
  temperatura: figures,
  precipitacion: v.array(v.object({ value: v.string(), periodo: period })),
  probPrecipitacion: figures,
  vientoAndRachaMax: v.array(windShape),
});

/** Answer of AEMET: a list with one municipality. */
export const aemetForecastSchema = v.pipe(
  v.array(
    v.object({
      nombre: v.string(),
      elaborado: v.string(),
      prediccion: v.object({ dia: v.array(dayShape) }),
    }),
  ),
  v.minLength(1),
);
export type AemetForecast = v.InferOutput<typeof aemetForecastSchema>;
type AemetDay = AemetForecast[number]['prediccion']['dia'][number];

/** Points of the compass in which AEMET gives winds; `C` is calm. */
export const WIND_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO', 'C'] as const;
export type WindDirection = (typeof WIND_DIRECTIONS)[number];

/** `speed` in km/h. */
export type Wind = { direction: WindDirection; speed: number };

export type HourForecast = {
  /** Wall clock of the place: `2026-03-18T09:00:00`. */
  date: string;
  sky: Sky | null;
  /** °C. */
  temperature: number | null;
  /** Rain of the hour, mm; 0 for what is too little to measure. */
  rain: number | null;
  /** Per cent, of the six hours that it lies in. */
  rainProbability: number | null;
  wind: Wind | null;
};

export type DayForecast = {
  /** `2026-03-18`. */
  date: string;
  /** The sky of noon, or of the hour nearest to it. */
  sky: Sky | null;
  /** Lowest and highest of the hours that are given, °C. */
  min: number | null;
  max: number | null;
  /** The highest of the day, per cent. */
  rainProbability: number | null;
  /** The strongest of the day. */
  wind: Wind | null;
  hours: readonly HourForecast[];
};

export type WeatherForecast = {
  place: string;
  /** When it was made, wall clock of the place. */
  issued: string;
  days: readonly DayForecast[];
};

const isDirection = (text: string | undefined): text is WindDirection =>
  WIND_DIRECTIONS.some((known) => known === text);

/** The entry of the six hours that an hour lies in; `2002` goes on past midnight. */
function probabilityAt(day: AemetDay, hour: number): number | null {
  const entry = day.probPrecipitacion.find(({ periodo }) => {
    const [from, to] = [Number(periodo.slice(0, 2)), Number(periodo.slice(2))];
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  });
  return entry?.value ?? null;
}

function windAt(day: AemetDay, periodo: string): Wind | null {
  for (const entry of day.vientoAndRachaMax) {
    if (entry.periodo !== periodo || !('direccion' in entry)) continue;
    const [direction] = entry.direccion;
    const [speed] = entry.velocidad;
    if (isDirection(direction) && typeof speed === 'number') return { direction, speed };
  }
  return null;
}

function hoursOf(day: AemetDay): HourForecast[] {
  const date = day.fecha.slice(0, 10);
  return day.estadoCielo.map(({ value, periodo }) => {
    const rain = day.precipitacion.find((entry) => entry.periodo === periodo)?.value;
    return {
      date: `${date}T${periodo.slice(0, 2)}:00:00`,
      sky: skyOf(value),
      temperature: day.temperatura.find((entry) => entry.periodo === periodo)?.value ?? null,
      // `Ip`, inapreciable: it rains, and no gauge shows it.
      rain: rain === undefined || rain === '' ? null : Number(rain) || 0,
      rainProbability: probabilityAt(day, Number(periodo.slice(0, 2))),
      wind: windAt(day, periodo),
    };
  });
}

const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value): value is T => value !== null);
const hourOf = ({ date }: HourForecast) => Number(date.slice(11, 13));

function dayOf(day: AemetDay): DayForecast {
  const hours = hoursOf(day);
  const temperatures = known(hours.map(({ temperature }) => temperature));
  const chances = known(day.probPrecipitacion.map(({ value }) => value));
  const winds = known(hours.map(({ wind }) => wind));
  const seen = hours.filter(({ sky }) => sky !== null);
  const noon = seen.toSorted((a, b) => Math.abs(hourOf(a) - 12) - Math.abs(hourOf(b) - 12))[0];
  return {
    date: day.fecha.slice(0, 10),
    // A day is drawn by day, whichever of its hours are left.
    sky: noon?.sky ? { ...noon.sky, night: false } : null,
    min: temperatures.length ? Math.min(...temperatures) : null,
    max: temperatures.length ? Math.max(...temperatures) : null,
    rainProbability: chances.length ? Math.max(...chances) : null,
    wind: winds.toSorted((a, b) => b.speed - a.speed)[0] ?? null,
    hours,
  };
}

/** A forecast as it is drawn, from AEMET's answer. Null when it speaks of no place. */
export function forecastOf(answer: AemetForecast): WeatherForecast | null {
  const [municipality] = answer;
  if (!municipality) return null;
  const { nombre, elaborado, prediccion } = municipality;
  return { place: nombre, issued: elaborado, days: prediccion.dia.map(dayOf) };
}

/** A forecast older than this speaks of yesterday's sky, hours. AEMET makes a new one several times a day. */
export const FORECAST_STALE_HOURS = 24;

/** Whether a forecast is too old to be shown without a word; both wall clocks of the place, ISO 8601. */
export function isForecastStale({ issued }: Pick<WeatherForecast, 'issued'>, now: string): boolean {
  const wall = (text: string) => Date.parse(`${text.slice(0, 19)}Z`);
  return wall(now) - wall(issued) > FORECAST_STALE_HOURS * 3_600_000;
}

/** The hour that it is now, and those after it, across days; `now` in the place's wall clock. */
export function hoursFrom({ days }: Pick<WeatherForecast, 'days'>, now: string): HourForecast[] {
  const hour = `${now.slice(0, 13)}:00:00`;
  return days.flatMap(({ hours }) => hours).filter(({ date }) => date >= hour);
}
