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
  const forecast = forecastOf(v.parse(aemetHoursSchema(), hours), v.parse(aemetDaysSchema(), days));
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
    expect(v.safeParse(aemetHoursSchema(), rubbish).success).toBe(false);
    expect(v.safeParse(aemetDaysSchema(), rubbish).success).toBe(false);
  },
);

it.each([
  { elaborado: '2026-99-99T99:99' },
  { elaborado: '2026-02-30T10:00:00' },
  { elaborado: '2026-03-18T10:25:49<b>' },
  ...['2026-13-45', '2026-02-30T00:00:00', '0000-00-00'].map((fecha) => ({
    prediccion: { dia: [{ fecha }] },
  })),
])('refuse a day or a time that does not exist: %j', (over) => {
  expect(v.safeParse(aemetHoursSchema(), [{ ...HOURS[0], ...over }]).success).toBe(false);
  expect(v.safeParse(aemetDaysSchema(), [{ ...DAYS[0], ...over }]).success).toBe(false);
});

describe('figures that cannot be', () => {
  /** A day of a forecast, with one figure in each place. */
  const forecastWith = (figure: unknown, told: string[] = []) => {
    const at = [{ value: figure, periodo: '08' }];
    const sixHours = [{ value: figure, periodo: '0814' }];
    const hours = {
      fecha: '2026-03-18',
      estadoCielo: [{ value: '11', periodo: '08' }],
      temperatura: at,
      precipitacion: at,
      nieve: at,
      probPrecipitacion: sixHours,
      probTormenta: sixHours,
      probNieve: sixHours,
      vientoAndRachaMax: [{ direccion: ['N'], velocidad: [figure], periodo: '08' }, ...at],
    };
    const days = {
      fecha: '2026-03-18',
      probPrecipitacion: [{ value: figure }],
      temperatura: { maxima: figure, minima: figure },
      viento: [{ direccion: 'N', velocidad: figure }],
      uvMax: figure,
    };
    const answer = (day: object) => [
      { nombre: 'x', elaborado: '2026-03-18T10:25:49', prediccion: { dia: [day] } },
    ];
    const tell = (kind: string, value: number) => told.push(`${kind} ${value}`);
    const forecast = forecastOf(
      v.parse(aemetHoursSchema(tell), answer(hours)),
      v.parse(aemetDaysSchema(tell), answer(days)),
    );
    const [day] = forecast?.days ?? [];
    const [hour] = day?.hours ?? [];
    return {
      temperatures: [day?.min, day?.max, hour?.temperature],
      probabilities: [
        day?.rainProbability,
        hour?.rainProbability,
        hour?.stormProbability,
        hour?.snowProbability,
      ],
      winds: [day?.wind?.speed, hour?.wind?.speed, hour?.gust],
      amounts: [hour?.rain, hour?.snow],
      uv: day?.uvMax,
    };
  };

  it.each([1e308, '1e300', '1e99', -1e308, '-999', '1e400', 1001])('count as unknown: %s', (figure) => {
    const told: string[] = [];
    const { winds, ...others } = forecastWith(figure, told);
    expect(Object.values(others).flat()).toEqual(Array(10).fill(null));
    expect(winds).toEqual([undefined, undefined, null]);
    expect(told).toHaveLength(13);
  });

  it.each([
    [-60, { temperatures: -60 }],
    [0, { temperatures: 0, probabilities: 0, winds: 0, amounts: 0, uv: 0 }],
    ['20', { temperatures: 20, probabilities: 20, winds: 20, amounts: 20, uv: 20 }],
    [60, { temperatures: 60, probabilities: 60, winds: 60, amounts: 60 }],
    ['100', { probabilities: 100, winds: 100, amounts: 100 }],
    [400, { winds: 400, amounts: 400 }],
    [1000, { amounts: 1000 }],
  ])('begin after the most extreme weather: %s', (figure, known) => {
    for (const [name, values] of Object.entries(forecastWith(figure)))
      for (const value of [values].flat())
        expect([name, value ?? null]).toEqual([
          name,
          Object.entries(known).find(([of]) => of === name)?.[1] ?? null,
        ]);
  });

  it('are no fault if they are missing, or no figures', () => {
    const told: string[] = [];
    for (const figure of ['', null, undefined, 'x', {}, []]) forecastWith(figure, told);
    expect(told).toEqual([]);
  });
});

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
  if (drawn === 5) return '1e300';
  if (drawn === 6) return -1e308;
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
      expect(JSON.stringify(forecast)).not.toMatch(/NaN|undefined|Infinity|\de\+?\d/);
      // JSON would write NaN as null: the schema has checked it before.
      expect(v.parse(weatherForecastSchema, forecast)).toEqual(forecast);
    }),
  );
});
