import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** The box and the line in its place: each is in sight while the other is not. A page tells of its gate once the text is open. */
export const room = componentStyle({ display: 'grid' });
globalStyle(`${room} > *`, { '@layer': { [layers.components]: { gridArea: '1/1', alignSelf: 'start' } } });
globalStyle(`[data-gate=open] ${room} > :first-child, :root:not([data-gate=open]) ${room} > :last-child`, {
  '@layer': { [layers.components]: { visibility: 'hidden' } },
});
