import * as v from 'valibot';

/*
 * AEMET OpenData's municipal forecasts, by hours and by days: only the fields in use. Figures come as numbers
 * or as text; past or unknown ones are '', and past ones may be missing altogether. So an invalid field
 * counts as unknown; only a response that is not a forecast at all is refused.
 */

/** A number, as text or not; null for everything else, never NaN. */
const figure = v.fallback(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
    v.nullable(v.pipe(v.number(), v.finite())),
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
const figures = listOf(v.object({ value: figure, periodo }));
const skies = listOf(v.object({ value: words, periodo }));

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T|$)/),
  v.transform((text) => text.slice(0, 10)),
);

const hoursOfDay = v.object({
  fecha: day,
  estadoCielo: skies,
  temperatura: figures,
  precipitacion: skies,
  probPrecipitacion: figures,
  nieve: skies,
  probTormenta: figures,
  probNieve: figures,
  /** Sunrise and sunset. */
  orto: words,
  ocaso: words,
  /** Wind and its strongest gust alternate: one entry has a direction and a speed, the next one a value. */
  vientoAndRachaMax: listOf(
    v.object({ direccion: listOf(words), velocidad: listOf(figure), value: figure, periodo }),
  ),
});
export type AemetHoursOfDay = v.InferOutput<typeof hoursOfDay>;

const wholeDay = v.object({
  fecha: day,
  estadoCielo: skies,
  probPrecipitacion: figures,
  temperatura: v.fallback(v.object({ maxima: figure, minima: figure }), { maxima: null, minima: null }),
  viento: listOf(v.object({ direccion: words, velocidad: figure, periodo })),
  uvMax: figure,
});
export type AemetDay = v.InferOutput<typeof wholeDay>;

/** A list with one municipality. */
const answerOf = <const Day extends v.GenericSchema>(dayShape: Day) =>
  v.pipe(
    v.array(
      v.object({
        nombre: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        /** Local time of the place: `2026-03-18T10:25:49`. */
        elaborado: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)),
        origen: v.fallback(v.object({ enlace: words }), { enlace: '' }),
        prediccion: v.object({ dia: v.pipe(v.array(dayShape), v.minLength(1)) }),
      }),
    ),
    v.minLength(1),
  );

/** Response to `/api/prediccion/especifica/municipio/horaria/{code}`. */
export const aemetHoursSchema = answerOf(hoursOfDay);
export type AemetHours = v.InferOutput<typeof aemetHoursSchema>;
/** Response to `/api/prediccion/especifica/municipio/diaria/{code}`. */
export const aemetDaysSchema = answerOf(wholeDay);
export type AemetDays = v.InferOutput<typeof aemetDaysSchema>;
