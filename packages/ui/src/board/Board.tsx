import { BOARD_COLUMNS, BOARD_LAYOUTS, type BoardLayout } from '@portal/model';
import { Children, type ReactNode } from 'react';
import { evenColumns } from '../foundation/columns.css';
import { ruledGrid } from '../foundation/ruled.css';
import type { Section } from '../foundation/section';
import { dense } from '../foundation/stack.css';
import { column } from '../page/page.css';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import * as css from './Board.css';
import { filledLayout } from './filled';

export { BOARD_LAYOUTS };

/** Props of `Board`: one row of a front, its layout and the content of each column (spec §2). */
export type BoardProps = {
  layout: BoardLayout;
  /** Content of each column, from first to last: one element or several. */
  columns: readonly ReactNode[];
  title?: string;
  /** URL of the section's page. */
  href?: string;
  headingLevel?: HeadingLevel;
  /** Section that colours the rule above the title. */
  section?: Section;
  /** Tinted band across the full width. */
  band?: boolean;
  /** Identifies the board in the page: `data-id`. */
  id?: string;
};

/** Rows of a front, and those of the rail next to them. */
export type BoardsWithRailProps = {
  /** Rows of the main column. */
  children: ReactNode;
  /** Rows of the rail. */
  rail: ReactNode;
};

/**
 * Rows of a front with a rail next to them in windows of 1760 px and more; in narrower ones the rail's rows
 * follow the others. The document has `data-front`, which makes its page as much wider.
 */
export function BoardsWithRail({ children, rail }: BoardsWithRailProps) {
  return (
    <div className={`${column} ${css.railed}`} data-part="railed">
      <div className={column}>{children}</div>
      <div className={`${column} ${css.rail}`} data-part="front-rail">
        {rail}
      </div>
    </div>
  );
}

const UNEVEN: Partial<Record<BoardLayout, string>> = css.layout;
const SHARES: Partial<Record<BoardLayout, readonly number[]>> = BOARD_COLUMNS;
const EVEN: Readonly<Record<number, string>> = evenColumns;

/** Grid classes of a layout's columns. On phones, cards in boards with many columns are horizontal. */
function gridOf(layout: BoardLayout): string {
  const uneven = UNEVEN[layout];
  if (uneven) return layout === 'mosaic-1-4' ? `${ruledGrid} ${uneven} ${dense}` : `${ruledGrid} ${uneven}`;
  const count = SHARES[layout]?.length ?? 1;
  return count > 3 ? `${ruledGrid} ${EVEN[count]} ${dense}` : `${ruledGrid} ${EVEN[count]}`;
}

const GRIDS = Object.fromEntries(BOARD_LAYOUTS.map((layout) => [layout, gridOf(layout)]));

/**
 * One row of a front (spec §2, home board layouts): as many columns as its layout has, or fewer if there is
 * no room, with the brand's rules between them. Empty columns are not rendered; the others fill the row. It
 * takes the full width of the page and sets the margins itself.
 */
export function Board({
  layout,
  columns,
  title,
  href,
  headingLevel = 2,
  section,
  band = false,
  id,
}: BoardProps) {
  const hasContent = columns.map((column) => Children.toArray(column).length > 0);
  const drawn = filledLayout(layout, hasContent);
  const look = `${css.board} ${band ? css.band : title ? '' : css.goesOn}`;
  return (
    <section className={look} data-part="board" data-layout={drawn} data-id={id}>
      <div className={css.inner}>
        {title ? (
          <SectionHead title={title} href={href} headingLevel={headingLevel} section={section} />
        ) : null}
        <div className={GRIDS[drawn]}>
          {columns.map((column, place) =>
            hasContent[place] ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <div key={place} className={css.column} data-part="column">
                <div className={css.pieces}>{column}</div>
              </div>
            ) : null,
          )}
        </div>
      </div>
    </section>
  );
}
