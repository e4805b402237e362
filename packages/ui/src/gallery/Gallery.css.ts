import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';
import { place } from './Figure.css';

const PAIRS = '(inline-size >= 560px)';

export const gallery = componentStyle({ containerType: 'inline-size' });

/** The first picture as wide as the gallery, the others in pairs if there is room. */
export const grid = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[6]} ${vars.layout.gutter}`,
});

/** A share of its row by its ratio, so that the pictures of a row are equally high. */
export const item = componentStyle({
  inlineSize: '100%',
  '@container': {
    [PAIRS]: { inlineSize: `calc((100% - ${vars.layout.gutter}) * var(--share) - 0.1px)` },
  },
});
/** The ratio that shares are computed from; the file's own may differ by half a pixel. */
globalStyle(`${item} [data-part=picture] img, ${item} div[data-part=picture]`, {
  '@layer': { [layers.components]: { aspectRatio: 'var(--ratio)', objectFit: 'cover' } },
});
/** Alone in its row, and never higher than most of the window. */
export const alone = componentStyle({
  inlineSize: 'min(100%, 84vh * 16 / 9)',
  minInlineSize: 'min(100%, 320px)',
});

/** Number, then caption, and the credit on a line of its own. */
globalStyle(`${gallery} figcaption`, {
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space[3],
    },
  },
});
globalStyle(`${gallery} figcaption > *`, { '@layer': { [layers.components]: { gridColumn: 2 } } });
globalStyle(`${gallery} figcaption > ${place}`, {
  '@layer': {
    [layers.components]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      color: vars.color.ink,
      fontWeight: vars.font.interface.bold,
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${gallery} [data-part=separator]`, { '@layer': { [layers.components]: { display: 'none' } } });
