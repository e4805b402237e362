import { isDay, toMilliseconds } from '@portal/model';
import * as v from 'valibot';

/*
 * AEMET OpenData's municipal forecasts, by hours and by days: only the fields in use. Figures come as numbers
 * or as text; past or unknown ones are '', and past ones may be missing altogether. So an invalid field
 * counts as unknown; only a response that is not a forecast at all, or of days that do not exist, is refused.
 */

/** Least and most that each kind of figure can be; others are faults of AEMET's systems, and count as unknown. */
const RANGES = {
  /** °C. */
  temperature: [-60, 60],
  /** Per cent. */
  probability: [0, 100],
  /** Km/h. */
  wind: [0, 400],
  /** Mm of an hour. */
  rain: [0, 1_000],
  uv: [0, 20],
} as const;
type FigureKind = keyof typeof RANGES;

/** Called for each figure that is out of its range. */
export type OnImplausible = (kind: FigureKind, value: number) => void;

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
};

/** A number, as text or not; null for everything else, and for one out of its range. */
const figureOf = (kind: FigureKind, onImplausible: OnImplausible) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => {
        // Rain that no gauge shows, inapreciable.
        const figure = kind === 'rain' && value === 'Ip' ? 0 : numberOf(value);
        const [least, most] = RANGES[kind];
        if (figure >= least && figure <= most) return figure;
        if (!Number.isNaN(figure)) onImplausible(kind, figure);
        return null;
      }),
    ),
    null,
  );
const words = v.fallback(v.string(), '');
const listOf = <const Item extends v.GenericSchema>(item: Item) => v.fallback(v.array(item), () => []);

/**
 * By hours, `08` is an hour and `0814` lasts from eight to fourteen; by days it is `00-24`, `06-12`, or
 * missing for the whole day.
 */
const periodo = words;
const figuresOf = (...asked: Parameters<typeof figureOf>) =>
  listOf(v.object({ value: figureOf(...asked), periodo }));
const skies = listOf(v.object({ value: words, periodo }));

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T|$)/),
  v.transform((text) => text.slice(0, 10)),
  v.check(isDay, 'date'),
);

const hoursOfDay = (told: OnImplausible) =>
  v.object({
    fecha: day,
    estadoCielo: skies,
    temperatura: figuresOf('temperature', told),
    precipitacion: figuresOf('rain', told),
    probPrecipitacion: figuresOf('probability', told),
    nieve: figuresOf('rain', told),
    probTormenta: figuresOf('probability', told),
    probNieve: figuresOf('probability', told),
    /** Sunrise and sunset. */
    orto: words,
    ocaso: words,
    /** Wind and its strongest gust alternate: one entry has a direction and a speed, the next one a value. */
    vientoAndRachaMax: listOf(
      v.object({
        direccion: listOf(words),
        velocidad: listOf(figureOf('wind', told)),
        value: figureOf('wind', told),
        periodo,
      }),
    ),
  });
export type AemetHoursOfDay = v.InferOutput<ReturnType<typeof hoursOfDay>>;

const wholeDay = (told: OnImplausible) =>
  v.object({
    fecha: day,
    estadoCielo: skies,
    probPrecipitacion: figuresOf('probability', told),
    temperatura: v.fallback(
      v.object({ maxima: figureOf('temperature', told), minima: figureOf('temperature', told) }),
      { maxima: null, minima: null },
    ),
    viento: listOf(v.object({ direccion: words, velocidad: figureOf('wind', told), periodo })),
    uvMax: figureOf('uv', told),
  });
export type AemetDay = v.InferOutput<ReturnType<typeof wholeDay>>;

/** A list with one municipality. */
const answerOf = <const Day extends v.GenericSchema>(dayShape: Day) =>
  v.pipe(
    v.array(
      v.object({
        nombre: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        /** Local time of the place: `2026-03-18T10:25:49`. */
        elaborado: v.pipe(
          v.string(),
          v.regex(/^\d{4}-\d{2}-\d{2}T/),
          v.check((text) => toMilliseconds(text) !== null, 'date'),
        ),
        origen: v.fallback(v.object({ enlace: words }), { enlace: '' }),
        prediccion: v.object({ dia: v.pipe(v.array(dayShape), v.minLength(1)) }),
      }),
    ),
    v.minLength(1),
  );

const nobody: OnImplausible = () => undefined;

/** Response to `/api/prediccion/especifica/municipio/horaria/{code}`. */
export const aemetHoursSchema = (told = nobody) => answerOf(hoursOfDay(told));
export type AemetHours = v.InferOutput<ReturnType<typeof aemetHoursSchema>>;
/** Response to `/api/prediccion/especifica/municipio/diaria/{code}`. */
export const aemetDaysSchema = (told = nobody) => answerOf(wholeDay(told));
export type AemetDays = v.InferOutput<ReturnType<typeof aemetDaysSchema>>;
