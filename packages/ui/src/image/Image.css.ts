import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle, componentVariants } from '../foundation/style';
import type { PictureRatio } from './renditions';

export const picture = componentStyle({ display: 'block', inlineSize: '100%' });

/** Its aspect ratio reserves the space, so nothing shifts when the file loads. */
const image = componentStyle({
  inlineSize: '100%',
  objectFit: 'cover',
  backgroundColor: vars.color.skeleton,
  filter: `brightness(${vars.picture.dim})`,
  // A file that does not load leaves its alt text in place.
  fontFamily: vars.text.small.family,
  fontSize: vars.text.small.size,
  color: vars.color.ink,
});

export const imageIn = {
  ...componentVariants(image, {
    '1:1': { aspectRatio: '1' },
    '4:3': { aspectRatio: '4 / 3' },
    '16:9': { aspectRatio: '16 / 9' },
    '21:9': { aspectRatio: '21 / 9' },
  }),
  full: image,
} satisfies Record<PictureRatio, string>;

/** Another ratio on phones (spec §9: under 578 px). */
export const narrowRatio = styleVariants(
  { '1:1': '1', '4:3': '4 / 3', '16:9': '16 / 9', '21:9': '21 / 9' },
  (aspectRatio) => ({
    '@layer': { [layers.components]: { '@media': { '(width < 578px)': { aspectRatio } } } },
  }),
);

export const missing = componentStyle({
  display: 'grid',
  placeContent: 'center',
  padding: vars.space[4],
  background: vars.color.band,
  color: vars.color.ink,
  textAlign: 'center',
  overflow: 'hidden',
});
