import { MASONRY } from '@portal/model';
import { componentStyle } from '../foundation/style';

const fromTablet = `(width >= ${MASONRY.breakpoint}px)`;

/** 2 columns with a gutter of 25 px; under 578 px one column, 20 px (spec §9). */
export const masonry = componentStyle({
  columns: MASONRY.columns.under,
  columnGap: MASONRY.gutterPx.under,
  marginBlockEnd: -MASONRY.gutterPx.under,
  '@media': {
    [fromTablet]: {
      columns: MASONRY.columns.from,
      columnGap: MASONRY.gutterPx.from,
      marginBlockEnd: -MASONRY.gutterPx.from,
    },
  },
});

export const piece = componentStyle({
  breakInside: 'avoid',
  // Padding instead of a margin, with which a column could begin.
  paddingBlockEnd: MASONRY.gutterPx.under,
  containerType: 'inline-size',
  '@media': { [fromTablet]: { paddingBlockEnd: MASONRY.gutterPx.from } },
});
