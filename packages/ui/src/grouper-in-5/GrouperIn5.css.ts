import { groupOfFive, where } from '../foundation/groupOfFive';
import { componentStyle } from '../foundation/style';

export const room = componentStyle({ containerType: 'inline-size' });

/** One large beside four on desktops. */
export const group = componentStyle(
  groupOfFive({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' }),
);

export const first = componentStyle({
  '@media': {
    ...where('tablet', { gridColumn: '1 / span 2' }),
    ...where('desktop', { gridArea: '1 / 1 / span 2' }),
  },
});
