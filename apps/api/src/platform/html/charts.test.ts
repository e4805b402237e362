import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenNumber } from './charts';
import { bodyParts } from './parts';

const read = (html: string) => {
  const problems: string[] = [];
  const parts = bodyParts(html, {
    image: (src, alt) => ({ src, alt }),
    file: (src) => src,
    report: (problem) => problems.push(problem),
  });
  return { parts, problems };
};
const row = (...cells: (string | number)[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const figure = (attributes: string, ...rows: string[]) =>
  `<figure data-chart=${attributes}><figcaption>Títol</figcaption><table>${rows.join('')}</table></figure>`;

describe('a written number', () => {
  it.each([
    ['4,6', 4.6],
    ['4.6', 4.6],
    ['1.234', 1234],
    ['1.234,5', 1234.5],
    ['1 234', 1234],
    ['−3', -3],
    ['12 %', 12],
    ['+2', 2],
    ['0.5', 0.5],
    ['', null],
    ['–', null],
    ['n/d', null],
    ['molt', undefined],
    ['6,2 M€', undefined],
    ['25–30', undefined],
  ])('%s is %s', (text, expected) => expect(writtenNumber(text)).toBe(expected));

  it('is read back as Spanish and Catalan write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (number) => {
        const written = new Intl.NumberFormat('ca', { useGrouping: 'always' }).format(number);
        expect(writtenNumber(written)).toBe(number === 0 ? 0 : number);
      }),
    );
  });
});

describe('a chart of a text', () => {
  it.each([
    [
      figure(
        '"line" data-unit="m" data-levels="4 Alerta; 5,5 Emergència" data-source="Boia"',
        row('Hora', 'Onades'),
        row('9.00', '4,6'),
        row('10.00', ''),
      ),
      {
        kind: 'line',
        title: 'Títol',
        unit: 'm',
        source: 'Boia',
        axis: 'Hora',
        points: ['9.00', '10.00'],
        series: [{ name: 'Onades', values: [4.6, null] }],
        levels: [
          { value: 4, name: 'Alerta' },
          { value: 5.5, name: 'Emergència' },
        ],
      },
    ],
    [
      figure('"bar"', row('Poble', 'mm'), row('La Llosa', 3)),
      { kind: 'bar', title: 'Títol', axis: 'Poble', bars: [{ name: 'La Llosa', value: 3 }] },
    ],
    [
      figure('"seats"', row('Partit', 'Edils', 'Abans'), row('Un', 3, 2), row('Altre', 1, '')),
      {
        kind: 'seats',
        title: 'Títol',
        parties: [
          { name: 'Un', seats: 3, before: 2 },
          { name: 'Altre', seats: 1 },
        ],
      },
    ],
    [
      figure('"strip" data-way="river"', row('Lloc', 'km', 'm'), row('Presa', 0, 2), row('Mar', 51, '')),
      {
        kind: 'strip',
        title: 'Títol',
        axis: 'Lloc',
        way: 'river',
        places: [
          { name: 'Presa', at: 0, value: 2 },
          { name: 'Mar', at: 51, value: null },
        ],
      },
    ],
    [
      figure('"gauge" data-value="4,12" data-most="6"', row('', 'm'), row('Alerta', 4)),
      {
        kind: 'gauge',
        title: 'Títol',
        value: 4.12,
        least: 0,
        most: 6,
        levels: [{ name: 'Alerta', value: 4 }],
      },
    ],
    [
      figure(
        '"table" data-sort="2 descending"',
        row('Poble', 'Preu', 'Dia'),
        row('La Llosa', '1,5', '<time datetime="2026-03-18">ahir</time>'),
        row('Bonshoms', '–', '2026-03-01'),
      ),
      {
        kind: 'table',
        title: 'Títol',
        columns: [
          { name: 'Poble', type: 'text' },
          { name: 'Preu', type: 'number' },
          { name: 'Dia', type: 'date' },
        ],
        rows: [
          ['La Llosa', 1.5, '2026-03-18'],
          ['Bonshoms', null, '2026-03-01'],
        ],
        sort: { column: 1, direction: 'descending' },
      },
    ],
  ])('is read from its table', (html, chart) => {
    expect(read(html)).toEqual({ parts: [{ type: 'chart', chart }], problems: [] });
  });

  it('with a fault stays a table, and the fault is reported', () => {
    const html = figure('"bar"', row('Poble', 'mm'), row('La Llosa', 'molt'));
    const { parts, problems } = read(html);
    expect(parts).toMatchObject([{ type: 'table', caption: 'Títol' }]);
    expect(problems).toEqual([
      'chart “Títol”: bars 1, value is no number. Write it as 4.6, or null where it is not known.',
    ]);
  });

  it('keeps all of its text without a table or a known kind', () => {
    const unknown = read(figure('"pie"', row('Poble', 'mm'), row('La Llosa', 1)));
    expect(unknown.parts).toMatchObject([{ type: 'table' }]);
    expect(unknown.problems[0]).toContain('is no kind of chart. Choose one of line, bar');
    const bare = read('<figure data-chart="line"><p>Text</p><figcaption>Títol</figcaption></figure>');
    expect(bare.parts).toEqual([
      { type: 'paragraph', html: 'Text' },
      { type: 'paragraph', html: 'Títol' },
    ]);
    expect(bare.problems[0]).toContain('has no table');
  });

  it('takes no script, and no address that is not safe', () => {
    const { parts } = read(
      figure(
        '"bar" data-source="&lt;script&gt;" data-source-url="javascript:alert(1)"',
        row('P', 'mm'),
        row('<b onclick=x>A</b>', 1),
      ),
    );
    expect(parts).toMatchObject([{ type: 'table' }]);
  });
  it('is any table in a figure only if it says so', () => {
    expect(read(`<figure><table>${row('a', 1)}</table></figure>`).parts).toMatchObject([{ type: 'table' }]);
  });
});
