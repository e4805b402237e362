import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** Windows in which a front has a rail next to its rows. */
export const RAIL = '(width >= 1760px)';

/** Space at both sides of a page's content: a margin at least. A front is wider, by its rail. */
export const PAGE_EDGE = `max(${vars.layout.margin}, (100% - ${vars.layout.pageWidth} - var(--rail, 0px)) / 2)`;

globalStyle('[data-front]', {
  '@layer': {
    [layers.components]: {
      '@media': { [RAIL]: { vars: { '--rail': `calc(${vars.layout.sidebar} + ${vars.board.columnGap})` } } },
    },
  },
});
