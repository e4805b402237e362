import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aemetForecastSchema, forecastOf, hoursFrom, isForecastStale } from './index';

const hours = (values: readonly string[], from = 11) =>
  values.map((value, at) => ({ value, periodo: String(from + at).padStart(2, '0') }));

/** A made-up answer in AEMET's form: the rest of one day, and the next. */
const answer = [
  {
    origen: { productor: 'AEMET' },
    nombre: 'Port Savina',
    elaborado: '2026-03-18T10:25:49',
    prediccion: {
      dia: [
        {
          fecha: '2026-03-18T00:00:00',
          orto: '07:01',
          ocaso: '19:05',
          estadoCielo: hours(['', '15', '26', '12n']),
          temperatura: hours(['14', '15', '13', '11']),
          precipitacion: hours(['0', 'Ip', '2.4', '']),
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
          estadoCielo: hours(['11n'], 0),
          temperatura: hours(['-1'], 0),
          precipitacion: [],
          probPrecipitacion: [{ value: '10', periodo: '2002' }],
          vientoAndRachaMax: [],
        },
      ],
    },
  },
];

describe('AEMET’s forecast', () => {
  const forecast = forecastOf(v.parse(aemetForecastSchema, answer));

  it('is a place with its days', () => {
    expect(forecast).toMatchObject({ place: 'Port Savina', issued: '2026-03-18T10:25:49' });
    expect(forecast?.days).toHaveLength(2);
  });

  it('sums a day up', () => {
    expect(forecast?.days[0]).toMatchObject({
      date: '2026-03-18',
      sky: { code: '15', night: false },
      min: 11,
      max: 15,
      rainProbability: 90,
      wind: { direction: 'NE', speed: 31 },
    });
  });

  it('leaves unknown what is over, and reads rain that no gauge shows', () => {
    const [first, noon, , last] = forecast?.days[0]?.hours ?? [];
    expect(first).toMatchObject({ sky: null, wind: null, rain: 0 });
    expect(noon).toMatchObject({ rain: 0, rainProbability: 35, wind: { direction: 'E', speed: 22 } });
    expect(last).toMatchObject({ rain: null, rainProbability: 90, sky: { code: '12', night: true } });
  });

  it('knows the probability of the hours after midnight', () => {
    expect(forecast?.days[1]?.hours[0]).toMatchObject({ temperature: -1, rainProbability: 10 });
  });

  it('goes on from the present hour', () => {
    if (!forecast) throw new Error('no forecast');
    expect(hoursFrom(forecast, '2026-03-18T13:40:00').map(({ date }) => date.slice(8, 13))).toEqual([
      '18T13',
      '18T14',
      '19T00',
    ]);
    expect(hoursFrom(forecast, '2026-03-20T00:00:00')).toEqual([]);
  });

  it('is old after a day', () => {
    expect(isForecastStale({ issued: '2026-03-18T10:25:49' }, '2026-03-19T10:00:00')).toBe(false);
    expect(isForecastStale({ issued: '2026-03-18T10:25:49' }, '2026-03-19T11:00:00')).toBe(true);
  });
});

it('refuses what is not AEMET’s', () => {
  expect(v.safeParse(aemetForecastSchema, []).success).toBe(false);
  expect(v.safeParse(aemetForecastSchema, [{ nombre: 'x' }]).success).toBe(false);
});
