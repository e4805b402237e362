import type { SiteSource } from '../site';
import brand from './brand.tokens.json';

/** Catalan daily: sober, literary; hairlines, one seal of vermilion. */
export const far: SiteSource = {
  name: 'Far',
  brand,
  baseScheme: 'light',
  defaultScheme: 'auto',
  wordmark: 'El Far',
  families: [
    {
      name: 'Newsreader',
      fallback: 'serif',
      // Standfirsts, and headlines.
      cuts: [{ regular: { wght: 460 }, bold: { wght: 570 } }],
      faces: [
        {
          package: 'newsreader',
          axes: 'opsz',
          style: 'normal',
          // One optical size, like the italic: the axis would add 26 kB.
          keep: { wght: [460, 620], opsz: 40 },
          preload: true,
        },
        {
          package: 'newsreader',
          axes: 'opsz',
          style: 'italic',
          // The weight of opinion headlines, which are all that is set in it.
          keep: { wght: 460, opsz: 40 },
          weights: [420, 620],
          preload: false,
        },
      ],
    },
    {
      // Source Serif 4; its name is reserved for unmodified files.
      name: 'Portal Serif',
      fallback: 'serif',
      // The dot of l·l would run into the second l.
      unkerned: 'U+B7',
      cuts: [{ regular: { wght: 400 }, bold: { wght: 680 } }],
      faces: [
        {
          package: 'source-serif-4',
          axes: 'wght',
          style: 'normal',
          keep: { wght: [400, 700] },
          preload: true,
        },
        {
          package: 'source-serif-4',
          axes: 'wght',
          style: 'italic',
          keep: { wght: 400 },
          preload: false,
        },
      ],
    },
    {
      name: 'Libre Franklin',
      fallback: 'sans',
      cuts: [{ regular: { wght: 450 }, bold: { wght: 650 } }],
      faces: [
        {
          package: 'libre-franklin',
          axes: 'wght',
          style: 'normal',
          keep: { wght: [400, 700] },
          preload: true,
        },
      ],
    },
  ],
};
