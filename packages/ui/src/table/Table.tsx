'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { ChevronUpIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import * as css from './Table.css';
import { TableRegion } from './TableRegion';

/** Value of a cell without a custom renderer: a text, or a number in the format of the reader's language. */
export type CellValue = string | number | null;

/** A row: its id, and its values by column id. */
export type TableRow = { id: string; [column: string]: CellValue };

/** A column: its values are those under its id in each row. */
export type TableColumn<Row extends TableRow = TableRow> = {
  id: string;
  title: string;
  /** Makes its cells row headers: the first column of most tables. */
  isRowHead?: boolean;
  /** End-aligns numbers, so that their digits align. */
  isNumeric?: boolean;
  sortable?: boolean;
  format?: Intl.NumberFormatOptions;
  /** Renders a cell; the value itself if omitted. */
  cell?: (row: Row) => ReactNode;
};

/** Column and direction in which rows are sorted. */
export type TableSort = { column: string; direction: 'ascending' | 'descending' };

/** Props of `Table`; with `sortHrefOf` headers are links, and rows keep their order: the server sorts. */
export type TableProps<Row extends TableRow = TableRow> = NativeProps<'table', 'children'> & {
  /** Caption of the table, which also names it for assistive technology. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Text in place of rows, if there are none. */
  emptyText?: string;
  /** Content of cells without a value; by default a dash, announced as words. */
  emptyCell?: ReactNode;
  /** In a narrow container rows become stacked blocks: for rows that are read one by one, without sorting. */
  blocks?: boolean;
  sort?: TableSort | null;
  defaultSort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** URL of the page in another order: headers that work without JavaScript. */
  sortHrefOf?: (sort: TableSort) => string;
};

/**
 * A table that can be sorted by its headers; wider than its container, it scrolls in a region of its own, or
 * becomes blocks.
 */
export function Table<Row extends TableRow>({
  caption,
  columns,
  rows,
  emptyText,
  emptyCell,
  blocks = false,
  sort: sortByUser,
  defaultSort = null,
  onSortChange,
  sortHrefOf,
  className,
  ...table
}: TableProps<Row>) {
  const { language, texts } = useLocale('fields');
  const id = useId();
  const [sort, setSort] = useControlled(sortByUser, defaultSort, onSortChange);
  const nothing = emptyCell ?? (
    <span role="img" aria-label={texts.fields.noValue}>
      –
    </span>
  );
  // Some browsers drop table semantics of blocks, unless roles restore them.
  const as: RoleOf = (role) => (blocks ? { role } : {});
  const shown = sort && !sortHrefOf ? sorted(rows, sort, language) : rows;
  return (
    <TableRegion aria-labelledby={id} className={css.room}>
      <table
        {...table}
        {...as('table')}
        className={cx(blocks && css.blocks, className) || undefined}
        data-part="table"
      >
        <caption id={id} className={cx(css.caption, textClass.label)}>
          <span className={css.words}>{caption}</span>
        </caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                {...as('columnheader')}
                aria-sort={column.sortable ? directionOf(column.id, sort) : undefined}
                className={cx(css.low, column.isNumeric && css.end)}
              >
                {column.sortable ? (
                  <SortHead column={column} sort={sort} sortHrefOf={sortHrefOf} onSort={setSort} />
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {shown.map((row) => (
            <tr key={row.id} {...as('row')}>
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  column={column}
                  row={row}
                  language={language}
                  nothing={nothing}
                  blocks={blocks}
                  as={as}
                />
              ))}
            </tr>
          ))}
          {rows.length === 0 && emptyText ? (
            <tr {...as('row')}>
              <td colSpan={columns.length} {...as('cell')}>
                {emptyText}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </TableRegion>
  );
}

type SortHeadProps<Row extends TableRow> = Pick<TableProps<Row>, 'sortHrefOf'> & {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
};

/** A header that sorts the rows and, pressed again, reverses the order. */
function SortHead<Row extends TableRow>({ column, sort, sortHrefOf, onSort }: SortHeadProps<Row>) {
  const direction = directionOf(column.id, sort);
  const next = {
    column: column.id,
    direction: direction === 'ascending' ? 'descending' : 'ascending',
  } as const;
  const content = (
    <>
      {column.title}
      <span className={css.arrow} data-direction={direction}>
        <ChevronUpIcon size={18} />
      </span>
    </>
  );
  return sortHrefOf ? (
    <Anchor href={sortHrefOf(next)} className={css.sort} data-part="sort">
      {content}
    </Anchor>
  ) : (
    <button type="button" className={css.sort} onClick={() => onSort(next)} data-part="sort">
      {content}
    </button>
  );
}

type RoleOf = (role: string) => { role?: string };

type CellProps<Row extends TableRow> = {
  blocks: boolean;
  as: RoleOf;
  column: TableColumn<Row>;
  row: Row;
  language: string;
  nothing: ReactNode;
};

function Cell<Row extends TableRow>({ column, row, language, nothing, blocks, as }: CellProps<Row>) {
  const value = row[column.id];
  const written =
    typeof value === 'number' ? new Intl.NumberFormat(language, column.format).format(value) : value;
  const content = column.cell?.(row) ?? (written || nothing);
  const look = cx(column.isNumeric && css.end, column.isRowHead && css.row) || undefined;
  return column.isRowHead ? (
    <th scope="row" {...as('rowheader')} className={look}>
      {content}
    </th>
  ) : (
    <td {...as('cell')} className={look}>
      {blocks ? (
        <span className={css.title} aria-hidden="true">
          {column.title}
        </span>
      ) : null}
      {blocks ? <span>{content}</span> : content}
    </td>
  );
}

const directionOf = (column: string, sort: TableSort | null) =>
  sort?.column === column ? sort.direction : 'none';

/** Sorted rows, in the alphabetical order of the language; empty values are last in both directions. */
function sorted<Row extends TableRow>(
  rows: readonly Row[],
  { column, direction }: TableSort,
  language: string,
): readonly Row[] {
  const letters = new Intl.Collator(language, { numeric: true });
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[column] ?? null, b[column] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return turn * (one - other);
    return turn * letters.compare(String(one), String(other));
  });
}
