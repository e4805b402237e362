'use client';
import { useState } from 'react';
import { ChevronUpIcon } from '../icon/index';
import * as css from './Chart.css';
import { ChartTable, type ChartTableData, type ChartTableSort, sortedRows } from './ChartTable';

/** Props of `SortableTable`: data as `chartTableOf` gives them, and the order in which they were drawn. */
export type SortableTableProps = ChartTableData & {
  sort?: ChartTableSort;
  /** BCP 47 tag, for the alphabet. */
  language: string;
};

/** The table of a chart with names of columns that sort it and, pressed again, reverse the order. */
export function SortableTable({ sort: drawn, language, ...table }: SortableTableProps) {
  const [sort, setSort] = useState(drawn);
  const next = (column: number): ChartTableSort => {
    if (sort?.column === column)
      return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
    // Readers want the largest numbers first, and names from A.
    return { column, direction: table.columns[column]?.isNumeric ? 'descending' : 'ascending' };
  };
  return (
    <ChartTable
      {...table}
      rows={sortedRows(table.rows, sort, language)}
      sort={sort}
      headOf={(column) => (
        <button type="button" className={css.sort} onClick={() => setSort(next(column))} data-part="sort">
          {table.columns[column]?.name}
          <span className={css.arrow} data-direction={sort?.column === column ? sort.direction : 'none'}>
            <ChevronUpIcon size={18} />
          </span>
        </button>
      )}
    />
  );
}
