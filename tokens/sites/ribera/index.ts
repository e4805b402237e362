import type { SiteSource } from '../site';
import brand from './brand.tokens.json';

/** Spanish daily of a river county: popular, loud, dense; narrow black heads, coloured top rules. */
export const ribera: SiteSource = {
  name: 'La Ribera',
  brand,
  baseScheme: 'light',
  defaultScheme: 'auto',
  wordmark: 'Ribera Diario',
  families: [
    {
      name: 'Archivo',
      fallback: 'sans',
      cuts: [
        { stretch: [50, 84], regular: { wght: 500, wdth: 79 }, bold: { wght: 810, wdth: 79 } },
        { stretch: [85, 94], regular: { wght: 500, wdth: 90 }, bold: { wght: 760, wdth: 90 } },
        { stretch: [95, 200], regular: { wght: 500, wdth: 100 }, bold: { wght: 700, wdth: 100 } },
      ],
      faces: [
        {
          package: 'archivo',
          axes: 'wdth',
          style: 'normal',
          keep: { wght: [450, 900], wdth: [75, 100] },
          preload: true,
        },
      ],
    },
    {
      // Source Sans 3; its name is reserved for unmodified files.
      name: 'Portal Sans',
      fallback: 'sans',
      cuts: [{ regular: { wght: 400 }, bold: { wght: 700 } }],
      faces: [
        {
          package: 'source-sans-3',
          axes: 'wght',
          style: 'normal',
          keep: { wght: [400, 700] },
          preload: true,
        },
        {
          package: 'source-sans-3',
          axes: 'wght',
          style: 'italic',
          keep: { wght: 400 },
          preload: false,
        },
      ],
    },
  ],
};
