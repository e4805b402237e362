import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COUNCIL, FLOOD, LEVEL, LIBRARIES, RAIN, RIVER, WAVES } from '../fixtures/charts';
import { localeOf } from '../fixtures/locales';
import { type ChartCell, sortedRows } from './ChartTable';
import { LineChart, lines } from './LineChart';
import { decimalsOf, writerOf } from './numbers';
import { apart, pointScale, spread, valueScale } from './scales';
import { seating } from './seating';
import { chartSummary } from './summary';
import { chartTableOf } from './tables';

const catalan = localeOf('ca');
/** A value to nine decimals: no data are smaller, and differences below the smallest number cannot be drawn. */
const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((one) => Number(one.toFixed(9)));

describe('a scale of values', () => {
  it('contains all values, has round ends, and puts a greater value higher', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), fc.boolean(), (values, fromZero) => {
        const scale = valueScale(values, { fromZero });
        expect(scale.least).toBeLessThan(scale.most);
        for (const one of values) {
          expect(scale.at(one)).toBeGreaterThanOrEqual(-1e-9);
          expect(scale.at(one)).toBeLessThanOrEqual(1 + 1e-9);
        }
        for (const tick of scale.ticks)
          expect([tick >= scale.least, tick <= scale.most]).toEqual([true, true]);
        expect(scale.ticks.length).toBeLessThan(12);
        if (fromZero) expect(scale.least <= 0 && scale.most >= 0).toBe(true);
      }),
    );
  });

  it('contains zero unless all values are far from it', () => {
    expect(valueScale([10, 12], { fromZero: false }).least).toBe(10);
    expect(valueScale([1, 12], { fromZero: false }).least).toBe(0);
    expect(valueScale([-3, -1], { fromZero: false }).most).toBe(0);
    expect(valueScale([0, 0], { fromZero: true })).toMatchObject({ least: 0, most: 1 });
    expect(valueScale([7], { fromZero: false })).toMatchObject({ least: 0 });
  });
});

describe('the points of an axis', () => {
  it('are as far apart as their clocks, across midnight', () => {
    expect(pointScale(['22.00', '23.00', '01.00', '02.00'], catalan).at).toEqual([0, 0.25, 0.75, 1]);
  });
  it('are as far apart as their years, and as their days', () => {
    expect(pointScale(['2010', '2015', '2020'], catalan).at).toEqual([0, 0.5, 1]);
    expect(pointScale(['2010', '2011', '2020'], catalan).at[1]).toBeCloseTo(0.1);
    const days = pointScale(['2026-03-01', '2026-03-02', '2026-03-05'], catalan);
    expect(days.at).toEqual([0, 0.25, 1]);
    expect([days.write(0), days.whole(0)]).toEqual(['1 de març', '1 de març 2026']);
  });
  it('are even where they are words, or in no order', () => {
    expect(pointScale(['hivern', 'primavera', 'estiu'], catalan).at).toEqual([0, 0.5, 1]);
    expect(pointScale(['2020', '2010', '2015'], catalan).at).toEqual([0, 0.5, 1]);
    expect(pointScale(['sola'], catalan).at).toEqual([0.5]);
  });
  it('include the first and the last, as many as there is room for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 8 }), (count, room) => {
        const chosen = spread(count, room);
        expect(chosen[0]).toBe(0);
        expect(chosen.at(-1)).toBe(count - 1);
        expect(chosen.length).toBeLessThanOrEqual(room);
        expect(chosen).toEqual([...new Set(chosen)].sort((a, b) => a - b));
      }),
    );
  });
});

describe('labels', () => {
  it('never lie on one another where there is room, nor change their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 240, noNaN: true }), { minLength: 1, maxLength: 5 }),
        (wanted) => {
          const places = apart(wanted, 36, 0, 236);
          const sorted = places.toSorted((a, b) => a - b);
          for (const [at, place] of sorted.entries())
            if (at > 0) expect(place - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(36 - 1e-9);
          for (const [at, one] of wanted.entries())
            for (const [index, other] of wanted.entries())
              if (one < other) expect(places[at]).toBeLessThan(places[index] ?? 0);
        },
      ),
    );
  });
  it('take two lines at most', () => {
    expect(lines('Línia de la costa entre Port Savina i l’Ametlla', 15)).toEqual([
      'Línia de la',
      'costa entre Port…',
    ]);
    expect(lines('Ramal', 15)).toEqual(['Ramal']);
  });
});

describe('the seats of a chamber', () => {
  it('are all there, apart, and within the half-circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), (total) => {
        const { seats, size } = seating(total);
        expect(seats).toHaveLength(total);
        expect(Math.max(...seats.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThanOrEqual(1 + 1e-9);
        expect(Math.max(...seats.map(({ y }) => y))).toBeLessThanOrEqual(1e-9);
        let nearest = Number.POSITIVE_INFINITY;
        for (const [at, one] of seats.entries())
          for (const other of seats.slice(at + 1, at + 60))
            nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.y - other.y));
        // The radius of a seat.
        expect(nearest).toBeGreaterThanOrEqual(size * 0.42 * 2 - 1e-6);
      }),
      { numRuns: 40 },
    );
  });
});

describe('rows', () => {
  const cell = fc.option(fc.oneof(fc.integer(), fc.string({ maxLength: 4 })), { nil: null });
  const rows = fc.array(
    cell.map((key): ChartCell[] => [{ text: String(key), key }]),
    { maxLength: 30 },
  );
  it('are the same after sorting, with unknown values last in both directions', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('ascending' as const, 'descending' as const), (given, direction) => {
        const sorted = sortedRows(given, { column: 0, direction }, 'ca');
        expect(sorted).toHaveLength(given.length);
        expect(new Set(sorted)).toEqual(new Set(given));
        const unknown = sorted.map(([one]) => one?.key === null);
        expect(unknown).toEqual(unknown.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});

describe('numbers', () => {
  it('are written alike, in the language of the page', () => {
    const write = writerOf([1234.5, -3], 'm', catalan);
    expect(write.whole(-3)).toBe('−3\u00a0m');
    expect(writerOf([4, 4.6], 'm', catalan).whole(4)).toBe('4,0\u00a0m');
    expect(writerOf([12_345], 'milions d’euros', catalan).whole(12_345)).toBe('12.345');
    expect(writerOf([2], undefined, localeOf('en')).signed(2)).toBe('+2');
  });
  it('have fewer decimals the larger they are', () => {
    expect([decimalsOf([1.256]), decimalsOf([125.26]), decimalsOf([1250.26]), decimalsOf([])]).toEqual([
      2, 1, 0, 0,
    ]);
  });
});

describe('a summary', () => {
  it.each([
    [
      WAVES,
      'ca',
      'Alçada significativa, de 00.00 a 18.00: comença en 1,1 m i acaba en 4,4 m. Màxim, 5,8 m (15.00). Mínim, 1,1 m (00.00). Nivells: Port tancat, 3,0 m.',
    ],
    [RAIN, 'ca', '5 barres. La més llarga, Port Savina: 61 mm. La més curta, Bonshoms: 12 mm.'],
    [
      COUNCIL,
      'ca-valencia',
      '21 escons; la majoria són 11. D’esquerra a dreta: Entesa del Port, 4 (+1); Savina Verda, 3 (+2); Progrés, 6 (−3); Veïns de la Marina, 2 (igual); Unió Costanera, 5 (igual); Nova Llotja, 1 (igual).',
    ],
    [
      RIVER,
      'es',
      '6 lugares, de Presa de Bellús a Desembocadura. El valor más alto, 4,12 m, en Alcorsa. El más bajo, 2,10 m, en Presa de Bellús.',
    ],
    [
      LEVEL,
      'es',
      '4,12 m, en una escala de 0,00 m a 6,00 m. Está 0,32 m por encima de «Caminos cortados» (3,80 m).',
    ],
    [LIBRARIES, 'es', 'Tabla de 5 filas.'],
  ] as const)('says what $0.kind shows, in $1', (chart, language, expected) => {
    expect(chartSummary(chart, localeOf(language)).replaceAll('\u00a0', ' ')).toBe(expected);
  });
  it('has a sentence for each of several curves', () => {
    expect(chartSummary(FLOOD, localeOf('es')).match(/Máximo/g)).toHaveLength(3);
  });
});

it('the name of a level is drawn over the curves, whose lines would cross its letters', () => {
  const drawn = renderToStaticMarkup(createElement(LineChart, { chart: WAVES, locale: catalan }));
  expect(WAVES.levels?.length).toBeGreaterThan(0);
  for (const { name } of WAVES.levels ?? [])
    expect(drawn.lastIndexOf(`${name}, `)).toBeGreaterThan(drawn.lastIndexOf('<path'));
});

it.each([WAVES, FLOOD, RAIN, COUNCIL, RIVER, LEVEL, LIBRARIES])(
  'a table has all data of “$title”',
  (chart) => {
    const { columns, rows } = chartTableOf(chart, catalan);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(rows.length).toBeGreaterThan(0);
  },
);
