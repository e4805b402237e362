import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/**
 * The comment box and its placeholder share one cell, and only one of them is visible. The page sets
 * `data-gate` once the text is open.
 */
export const room = componentStyle({ display: 'grid' });
globalStyle(`${room} > *`, {
  '@layer': { [layers.components]: { gridArea: '1/1', alignContent: 'center' } },
});
globalStyle(`[data-gate=open] ${room} > :first-child, :root:not([data-gate=open]) ${room} > :last-child`, {
  '@layer': { [layers.components]: { visibility: 'hidden' } },
});
