import { groupOfFive, where } from '../foundation/groupOfFive';
import { componentStyle } from '../foundation/style';

export const room = componentStyle({ containerType: 'inline-size' });

/** One large card next to four on desktops. */
export const group = componentStyle(
  groupOfFive({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' }),
);

const alone = { selectors: { '&:last-child:nth-child(even)': { gridColumn: 'span 2' } } };

/** Small cards go in pairs; a single one takes the space of both. */
export const small = componentStyle({
  '@media': { ...where('tablet', alone), ...where('desktop', alone) },
});

export const first = componentStyle({
  '@media': {
    ...where('tablet', { gridColumn: '1 / span 2' }),
    ...where('desktop', { gridArea: '1 / 1 / span 2' }),
  },
});
