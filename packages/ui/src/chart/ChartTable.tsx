import type { ReactNode } from 'react';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { TableRegion } from '../table/TableRegion';
import * as css from './Chart.css';

/** A cell: its text, and what it is sorted by; null for a value that is not known. */
export type ChartCell = { text: string; key: string | number | null };

/** Data of a table, written in the language of the page. */
export type ChartTableData = {
  /** Subject of the table: its name for assistive technology. */
  caption: string;
  columns: readonly { name: string; isNumeric: boolean }[];
  rows: readonly (readonly ChartCell[])[];
};

/** Order of rows by a column, counted from 0. */
export type ChartTableSort = { column: number; direction: 'ascending' | 'descending' };

/** Rows in the order of a column, in the alphabet of the language; unknown values are last in both directions. */
export function sortedRows(
  rows: ChartTableData['rows'],
  sort: ChartTableSort | undefined,
  language: string,
): ChartTableData['rows'] {
  if (!sort) return rows;
  const letters = new Intl.Collator(language, { numeric: true });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[sort.column]?.key ?? null, b[sort.column]?.key ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return turn * (one - other);
    return turn * letters.compare(String(one), String(other));
  });
}

type ChartTableProps = ChartTableData & {
  sort?: ChartTableSort | undefined;
  /** Draws the name of a column, as a button that sorts by it. */
  headOf?: (column: number) => ReactNode;
};

/** A table with names of rows in its first column, that scrolls sideways where it is too wide. */
export function ChartTable({ caption, columns, rows, sort, headOf }: ChartTableProps) {
  return (
    <TableRegion aria-label={caption}>
      <table>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumeric }, at) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                key={at}
                scope="col"
                className={isNumeric ? css.end : undefined}
                aria-sort={headOf ? (sort?.column === at ? sort.direction : 'none') : undefined}
              >
                {headOf?.(at) ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and may be equal
            <tr key={index}>
              {row.map((cell, at) => {
                const isNumeric = columns[at]?.isNumeric;
                return at === 0 ? (
                  <th
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                    key={at}
                    scope="row"
                    className={css.rowName}
                  >
                    {cell.text}
                  </th>
                ) : (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                    key={at}
                    className={
                      [isNumeric && css.end, cell.key === null && css.unknown].filter(Boolean).join(' ') ||
                      undefined
                    }
                  >
                    {cell.text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
