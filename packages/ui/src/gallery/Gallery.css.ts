import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const gallery = componentStyle({ containerType: 'inline-size' });

/** The first picture as wide as the gallery, the others in pairs if there is room. */
export const grid = componentStyle({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.layout.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = componentStyle({
  '@container': {
    '(min-width: 560px)': {
      selectors: { '&:first-child, &:last-child:nth-child(even)': { gridColumn: '1 / -1' } },
    },
  },
});

/** In a gallery the credit is on its own line, even without a caption before it. */
globalStyle(`${gallery} [data-part=credit]`, { '@layer': { [layers.components]: { display: 'block' } } });
