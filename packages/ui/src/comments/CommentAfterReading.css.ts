import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** The box and the line in its place: each is in sight while the other is not, and fills the room of both. A page tells of its gate once the text is open. */
export const room = componentStyle({ display: 'grid' });
globalStyle(`${room} > *`, {
  '@layer': { [layers.components]: { gridArea: '1/1', alignContent: 'center' } },
});
globalStyle(`[data-gate=open] ${room} > :first-child, :root:not([data-gate=open]) ${room} > :last-child`, {
  '@layer': { [layers.components]: { visibility: 'hidden' } },
});
