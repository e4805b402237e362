import { CHART_KINDS, type Chart, type ChartFault, type ChartKind, readChart } from '@portal/model';
import { type Element, isTag } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';

/*
 * Charts of newsrooms: `<figure data-chart="line">` with a table of its data, so that a reader of the same
 * HTML elsewhere has the table. docs/charts.md describes it for editors.
 */

/** Attributes of `<figure>` that describe a chart. */
export const CHART_ATTRIBUTES = [
  'chart',
  'unit',
  'source',
  'source-url',
  'note',
  'levels',
  'value',
  'least',
  'most',
  'way',
  'sort',
].map((name) => `data-${name}`);

/** Signs that newsrooms write for a figure that is not known. */
const UNKNOWN = /^(?:[-–—.…]*|n\/?[ad]\.?|s\/?d\.?)$/i;
/** Dots between thousands, as Spanish and Catalan write them. */
const THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+$/;

/**
 * A number as newsrooms write it: `1.234,5`, `−3`, `4.6`, `12 %`. Null where it is not known, and undefined
 * for what is no number.
 */
export function writtenNumber(text: string): number | null | undefined {
  const folded = text.replace(/[\s\u00a0\u202f]/g, '');
  if (UNKNOWN.test(folded)) return null;
  const bare = folded.replace(/[−–]/g, '-').replace(/^\+/, '').replace(/%$/, '');
  const plain =
    bare.includes(',') || THOUSANDS.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

const kindOf = (element: Element): ChartKind | undefined =>
  CHART_KINDS.find((kind) => kind === element.attribs['data-chart']);

/** Whether a figure is meant to be a chart. */
export const isChart = (element: Element): boolean => element.attribs['data-chart'] !== undefined;

type Cell = { text: string; number: number | null | undefined };

/** A cell: the moment of a `<time>`, or its text. */
function cellOf(cell: Element): Cell {
  const time = findOne((found) => found.name === 'time', cell.children, true);
  const text = (time?.attribs.datetime ?? textContent(cell)).replace(/\s+/g, ' ').trim();
  return { text, number: writtenNumber(text) };
}

function rowsOf(table: Element): Cell[][] {
  return findAll((found) => found.name === 'tr', table.children).map((row) =>
    row.children
      .filter(isTag)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map(cellOf),
  );
}

/** The figure of a cell; what is no number stays a text, which the schema refuses by its place. */
const figure = (cell: Cell | undefined) =>
  cell === undefined ? null : (cell.number ?? (cell.number === null ? null : cell.text));
const text = (cell: Cell | undefined) => cell?.text ?? '';
const optional = (name: string, value: string | undefined) => (value?.trim() ? { [name]: value.trim() } : {});

/** `4 Alert; 5,5 Emergency`. */
function levelsOf(written: string | undefined): { levels?: unknown } {
  if (!written?.trim()) return {};
  return {
    levels: written.split(';').map((one) => {
      const [, value = '', name = ''] = /^(\S+)\s*(.*)$/s.exec(one.trim()) ?? [];
      return { value: writtenNumber(value) ?? value, name };
    }),
  };
}

/** Type of a column by all of its cells. */
function typeOf(cells: readonly (Cell | undefined)[]): 'text' | 'number' | 'date' {
  const known = cells.filter((cell) => cell !== undefined && cell.number !== null);
  if (known.length && known.every((cell) => cell?.number !== undefined)) return 'number';
  return known.length && known.every((cell) => /^\d{4}-\d{2}-\d{2}/.test(text(cell))) ? 'date' : 'text';
}

function tableOf([names = [], ...rows]: Cell[][], sort: string | undefined) {
  const types = names.map((_, at) => typeOf(rows.map((row) => row[at])));
  const [, column, direction] = /^(\d+)\s*(descending|ascending)?$/.exec(sort?.trim() ?? '') ?? [];
  return {
    columns: names.map((cell, at) => ({ name: cell.text, type: types[at] })),
    rows: rows.map((row) =>
      row.map((cell, at) =>
        types[at] === 'number' ? figure(cell) : cell.number === null ? null : cell.text,
      ),
    ),
    ...(sort === undefined
      ? {}
      : { sort: { column: Number(column ?? Number.NaN) - 1, direction: direction ?? 'ascending' } }),
  };
}

function dataOf(kind: ChartKind, table: Cell[][], attribs: Element['attribs']): object {
  const [names = [], ...rows] = table;
  const axis = text(names[0]);
  switch (kind) {
    case 'line':
      return {
        axis,
        points: rows.map((row) => text(row[0])),
        series: names.slice(1).map((name, at) => ({
          name: name.text,
          values: rows.map((row) => figure(row[at + 1])),
        })),
        ...levelsOf(attribs['data-levels']),
      };
    case 'bar':
      return { axis, bars: rows.map(([name, value]) => ({ name: text(name), value: figure(value) })) };
    case 'seats':
      return {
        parties: rows.map(([name, seats, before]) => ({
          name: text(name),
          seats: figure(seats),
          ...(before && before.number !== null ? { before: figure(before) } : {}),
        })),
      };
    case 'strip':
      return {
        axis,
        way: attribs['data-way'] ?? 'road',
        places: rows.map(([name, at, value]) => ({ name: text(name), at: figure(at), value: figure(value) })),
      };
    case 'gauge': {
      const end = (name: string) => writtenNumber(attribs[`data-${name}`] ?? '') ?? attribs[`data-${name}`];
      const levels = rows.map(([name, value]) => ({ name: text(name), value: figure(value) }));
      return {
        value: end('value'),
        least: end('least') ?? 0,
        most: end('most'),
        ...(levels.length ? { levels } : {}),
      };
    }
    case 'table':
      return tableOf(table, attribs['data-sort']);
  }
}

/** The chart of a figure by its table, or its faults. `title` is the text of its caption. */
export function chartOf(
  element: Element,
  table: Element | null,
  title: string,
): { chart: Chart } | { faults: ChartFault[] } {
  const { attribs } = element;
  const kind = kindOf(element);
  if (!kind)
    return {
      faults: [
        {
          where: `data-chart="${attribs['data-chart'] ?? ''}"`,
          fault: `is no kind of chart. Choose one of ${CHART_KINDS.join(', ')}.`,
        },
      ],
    };
  if (!table)
    return { faults: [{ where: 'figure', fault: 'has no table. Put the data of the chart in a <table>.' }] };
  return readChart({
    kind,
    title,
    ...optional('unit', attribs['data-unit']),
    ...optional('source', attribs['data-source']),
    ...optional('sourceUrl', attribs['data-source-url']),
    ...optional('note', attribs['data-note']),
    ...dataOf(kind, rowsOf(table), attribs),
  });
}
