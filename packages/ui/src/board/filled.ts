import { BOARD_COLUMNS, type BoardLayout, GRID_LAYOUTS, MOSAIC_LAYOUTS } from '@portal/model';

/** Number of cards in each mosaic. */
const PIECES = { 'mosaic-1-2': 3, 'mosaic-1-4': 5, 'mosaic-2-3': 5 } as const satisfies Record<
  (typeof MOSAIC_LAYOUTS)[number],
  number
>;
/** Even layouts by number of columns. */
const EVEN: Readonly<Record<number, BoardLayout>> = {
  1: '100',
  2: '50-50',
  3: '33x3',
  4: '25x4',
  5: '20x5',
  6: '16x6',
};

const sharesOf = (layout: BoardLayout) => GRID_LAYOUTS.find((grid) => grid === layout);
const mosaicOf = (layout: BoardLayout) => MOSAIC_LAYOUTS.find((mosaic) => mosaic === layout);

/** Layout of a row with empty columns: the filled ones take the row in their relative widths. */
export function filledLayout(layout: BoardLayout, hasContent: readonly boolean[]): BoardLayout {
  const count = hasContent.filter(Boolean).length;
  const grid = sharesOf(layout);
  if (grid) {
    const all: readonly number[] = BOARD_COLUMNS[grid];
    if (count >= all.length) return layout;
    const shares = all.filter((_, at) => hasContent[at]);
    const [first = 0, second = 0] = shares;
    if (count === 2 && first !== second) return first > second ? '66-33' : '33-66';
    return EVEN[count] ?? layout;
  }
  const mosaic = mosaicOf(layout);
  if (!mosaic || count >= PIECES[mosaic]) return layout;
  // Two rows of two, since the complete mosaic has two large cards.
  if (mosaic === 'mosaic-2-3') return count === 4 ? '50-50' : (EVEN[count] ?? layout);
  if (!hasContent[0] || count === 1) return EVEN[count] ?? layout;
  // One large card next to the remaining small ones: still a mosaic, or a pair.
  if (count === 2) return '66-33';
  return count === 3 ? 'mosaic-1-2' : 'mosaic-1-4';
}
