import { type WeatherForecast, weatherForecastSchema } from '@portal/model';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aemetDaysSchema, aemetHoursSchema } from './aemet-answers';
import { forecastOf } from './from-aemet';

const entries = (values: readonly string[], from = 11) =>
  values.map((value, at) => ({ value, periodo: String(from + at).padStart(2, '0') }));

/** Fictitious responses in AEMET's form: by hours the rest of one day and the next, by days three. */
const HOURS = [
  {
    origen: {
      productor: 'AEMET',
      enlace: 'http://www.aemet.es/es/eltiempo/prediccion/municipios/horas/port-id0',
    },
    nombre: 'Port Savina',
    elaborado: '2026-03-18T10:25:49',
    prediccion: {
      dia: [
        {
          fecha: '2026-03-18T00:00:00',
          orto: '07:01',
          ocaso: '19:05',
          estadoCielo: entries(['', '15', '26', '12n']),
          temperatura: entries(['14', '15', '13', '11']),
          precipitacion: entries(['0', 'Ip', '2.4', '']),
          nieve: entries(['0', 'Ip', '1.5', '']),
          probTormenta: [{ value: '40', periodo: '0814' }],
          probNieve: [{ value: '10', periodo: '0814' }],
          probPrecipitacion: [
            { value: '', periodo: '0208' },
            { value: '35', periodo: '0814' },
            { value: '90', periodo: '1420' },
            { value: '5', periodo: '2002' },
          ],
          vientoAndRachaMax: [
            { direccion: ['E'], velocidad: ['22'], periodo: '12' },
            { value: '48', periodo: '12' },
            { direccion: ['NE'], velocidad: ['31'], periodo: '13' },
          ],
        },
        {
          fecha: '2026-03-19T00:00:00',
          estadoCielo: entries(['11n'], 0),
          temperatura: entries(['-1'], 0),
          precipitacion: [],
          probPrecipitacion: [{ value: '10', periodo: '2002' }],
          vientoAndRachaMax: [],
        },
      ],
    },
  },
];

const DAYS = [
  {
    origen: { enlace: 'http://www.aemet.es/es/eltiempo/prediccion/municipios/port-id0' },
    nombre: 'Port Savina',
    elaborado: '2026-03-18T09:10:00',
    prediccion: {
      dia: [
        {
          fecha: '2026-03-18T00:00:00',
          estadoCielo: [
            { value: '', periodo: '00-24' },
            { value: '', periodo: '00-12' },
            { value: '26', periodo: '12-24' },
            { value: '43n', periodo: '18-24' },
          ],
          probPrecipitacion: [
            { value: 0, periodo: '00-24' },
            { periodo: '00-12' },
            { value: 95, periodo: '12-24' },
          ],
          temperatura: { maxima: 16, minima: 8, dato: [{ value: 11, hora: 6 }] },
          viento: [
            { direccion: '', velocidad: 0, periodo: '00-24' },
            { direccion: 'E', velocidad: 25, periodo: '12-24' },
          ],
          uvMax: 4,
        },
        {
          fecha: '2026-03-19T00:00:00',
          estadoCielo: [{ value: '', periodo: '00-24' }],
          temperatura: { maxima: '', minima: '' },
        },
        {
          fecha: '2026-03-20T00:00:00',
          estadoCielo: [{ value: '12', descripcion: 'Poco nuboso' }],
          probPrecipitacion: [{ value: '5' }],
          temperatura: { maxima: 18, minima: -2 },
          viento: [{ direccion: 'C', velocidad: 0 }],
        },
      ],
    },
  },
];

const read = (hours: unknown, days: unknown): WeatherForecast => {
  const forecast = forecastOf(v.parse(aemetHoursSchema, hours), v.parse(aemetDaysSchema, days));
  if (!forecast) throw new Error('no forecast');
  return forecast;
};

describe('AEMET’s forecasts', () => {
  const forecast = read(HOURS, DAYS);

  it('have a place and its days, and the age of the older response', () => {
    expect(forecast).toMatchObject({
      place: 'Port Savina',
      issued: '2026-03-18T09:10:00',
      link: 'https://www.aemet.es/es/eltiempo/prediccion/municipios/port-id0',
    });
    expect(forecast.days.map(({ date, hours }) => [date, hours.length])).toEqual([
      ['2026-03-18', 4],
      ['2026-03-19', 1],
      ['2026-03-20', 0],
    ]);
  });

  it("show a day by AEMET's summary, for what is left of it", () => {
    expect(forecast.days[0]).toMatchObject({
      sky: { code: '26', night: false },
      min: 8,
      max: 16,
      rainProbability: 95,
      wind: { direction: 'E', speed: 25 },
      uvMax: 4,
    });
  });

  it('show a day by its hours if AEMET has no summary', () => {
    expect(forecast.days[1]).toMatchObject({
      sky: { code: '11', night: false },
      min: -1,
      max: -1,
      rainProbability: 10,
      wind: null,
      uvMax: null,
    });
  });

  it('read a later day, which has no periods', () => {
    expect(forecast.days[2]).toMatchObject({
      sky: { code: '12', night: false },
      min: -2,
      rainProbability: 5,
      wind: { direction: 'C', speed: 0 },
    });
  });

  it('leave past values unknown, and read rain that no gauge shows', () => {
    const [first, noon, , last] = forecast.days[0]?.hours ?? [];
    expect(first).toMatchObject({ sky: null, wind: null, rain: 0 });
    expect(noon).toMatchObject({ rain: 0, rainProbability: 35, wind: { direction: 'E', speed: 22 } });
    expect(noon).toMatchObject({ gust: 48, snow: 0, stormProbability: 40, snowProbability: 10 });
    expect(last).toMatchObject({ gust: null, snow: null, stormProbability: null });
    expect(last).toMatchObject({ rain: null, rainProbability: 90, sky: { code: '12', night: true } });
  });

  it('know when the sun rises and sets, where AEMET says so', () => {
    expect(forecast.days[0]).toMatchObject({ sunrise: '07:01', sunset: '19:05' });
    expect(forecast.days[1]).not.toHaveProperty('sunrise');
  });

  it('read the probability of the hours after midnight', () => {
    expect(forecast.days[1]?.hours[0]).toMatchObject({ temperature: -1, rainProbability: 10 });
  });

  it.each([
    'http://aemet.es.evil.example/',
    'javascript:alert(1)',
    'https://evil.example/?aemet.es',
    '//www.aemet.es/',
  ])('link only to AEMET: not to %s', (enlace) => {
    const led = (answer: readonly object[]) => answer.map((one) => ({ ...one, origen: { enlace } }));
    expect(read(led(HOURS), led(DAYS)).link).toBeUndefined();
  });
});

it.each([[], [{ nombre: 'x' }], {}, null, '<html>', [{ ...HOURS[0], prediccion: { dia: [] } }]])(
  'refuse data that are not AEMET’s: %j',
  (rubbish) => {
    expect(v.safeParse(aemetHoursSchema, rubbish).success).toBe(false);
    expect(v.safeParse(aemetDaysSchema, rubbish).success).toBe(false);
  },
);

/** Variants of any part of a response except its frame: unchanged, empty, of another type, or missing. */
const FRAME = new Set(['nombre', 'elaborado', 'prediccion', 'dia', 'fecha']);
const MISSING = Symbol('missing');

function broken(value: unknown, chance: () => number): unknown {
  const drawn = chance();
  if (drawn === 0) return MISSING;
  if (drawn === 1) return '';
  if (drawn === 2) return null;
  if (drawn === 3) return 'NaN';
  if (drawn === 4) return {};
  return damaged(value, chance);
}

function damaged(value: unknown, chance: () => number): unknown {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' ? damaged(item, chance) : broken(item, chance)));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    FRAME.has(name) ? damaged(part, chance) : broken(part, chance),
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== MISSING));
}

it('contain only valid figures, whatever is missing or empty', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(24), { minLength: 1, maxLength: 200 }), (draws) => {
      let at = 0;
      const chance = () => draws[at++ % draws.length] ?? 0;
      const forecast = read(damaged(HOURS, chance), damaged(DAYS, chance));
      expect(JSON.stringify(forecast)).not.toMatch(/NaN|undefined|Infinity/);
      // JSON would write NaN as null: the schema has checked it before.
      expect(v.parse(weatherForecastSchema, forecast)).toEqual(forecast);
    }),
  );
});
