import { describe, expect, it } from 'vitest';
import { CHART_LIMITS, readChart } from './chart';

const line = {
  kind: 'line',
  title: 'Onades',
  axis: 'Hora',
  points: ['9.00', '10.00'],
  series: [{ name: 'Boia', values: [1, null] }],
};
const faultsOf = (data: unknown) => {
  const read = readChart(data);
  return 'faults' in read ? read.faults.map(({ where, fault }) => `${where} ${fault}`) : [];
};

describe('a chart', () => {
  it('is read with values that are not known', () => {
    expect(readChart(line)).toEqual({ chart: line });
  });

  it.each([
    [
      'no kind',
      { ...line, kind: 'pie' },
      ['kind is no kind of chart. Choose one of line, bar, seats, strip, gauge, table.'],
    ],
    ['no title', { ...line, title: ' ' }, ['title is empty. Write what the chart shows.']],
    [
      'a text for a number',
      { ...line, series: [{ name: 'Boia', values: [1, 'molt'] }] },
      ['series 1, values 2 is no number. Write it as 4.6, or null where it is not known.'],
    ],
    [
      'too few values',
      { ...line, series: [{ name: 'Boia', values: [1] }] },
      ['series 1 (Boia) has 1 values for 2 points. Write null where a value is not known.'],
    ],
    [
      'no value at all',
      { ...line, series: [{ name: 'Boia', values: [null, null] }] },
      ['series have no value at all. Write at least one.'],
    ],
    [
      'too many points',
      { ...line, points: Array.from({ length: CHART_LIMITS.points + 1 }, String) },
      ['points has 401 points. Leave 400: more cannot be told apart.'],
    ],
    [
      'half a seat',
      { kind: 'seats', title: 'Ple', parties: [{ name: 'Un', seats: 1.5 }] },
      ['parties 1, seats is no whole number. A party has whole seats.'],
    ],
    [
      'no seat',
      { kind: 'seats', title: 'Ple', parties: [{ name: 'Un', seats: 0 }] },
      ['parties have no seat at all. Write how many each has.'],
    ],
    [
      'a level outside its scale',
      { kind: 'gauge', title: 'Riu', value: 7, least: 0, most: 6 },
      ['value lies outside the scale of 0 to 6. Widen the scale.'],
    ],
    [
      'places in no order',
      {
        kind: 'strip',
        title: 'Riu',
        axis: 'Lloc',
        way: 'river',
        places: [
          { name: 'A', at: 9, value: 1 },
          { name: 'B', at: 2, value: 1 },
        ],
      },
      ['places are not in their order. Sort them by their distance, each once.'],
    ],
    [
      'a row too short',
      {
        kind: 'table',
        title: 'Preus',
        columns: [
          { name: 'Què', type: 'text' },
          { name: 'Preu', type: 'number' },
        ],
        rows: [['Poma'], ['Pera', 'cara']],
        sort: { column: 2, direction: 'ascending' },
      },
      [
        'row 1 has 1 cells for 2 columns. Leave none out.',
        'row 2, Preu is no number. Write it as 4.6.',
        'sort names column 2 of 2, from 0.',
      ],
    ],
  ])('with %s is refused, in words that say where and what to do', (_, data, expected) => {
    expect(faultsOf(data)).toEqual(expected);
  });

  it('has ten faults at most', () => {
    const values = Array.from({ length: 50 }, () => 'x');
    expect(faultsOf({ ...line, series: [{ name: 'Boia', values }] })).toHaveLength(10);
  });

  it('links to no unsafe source', () => {
    expect(faultsOf({ ...line, source: 'Boia', sourceUrl: 'javascript:alert(1)' })).toHaveLength(1);
  });
});
