import type { SiteSource } from '../site';
import brand from './brand.tokens.json';

/** Catalan broadcaster: aubergine night by default, cream by day; round corners, pills, one gradient. */
export const ones: SiteSource = {
  name: 'Ones',
  brand,
  baseScheme: 'dark',
  defaultScheme: 'dark',
  wordmark: 'Ones',
  families: [
    {
      name: 'Bricolage Grotesque',
      fallback: 'sans',
      cuts: [{ regular: { wght: 500 }, bold: { wght: 720 } }],
      faces: [
        {
          package: 'bricolage-grotesque',
          axes: 'opsz',
          style: 'normal',
          keep: { wght: [500, 800], opsz: 24 },
          preload: true,
        },
      ],
    },
    {
      name: 'Hanken Grotesk',
      fallback: 'sans',
      cuts: [{ regular: { wght: 450 }, bold: { wght: 680 } }],
      faces: [
        {
          package: 'hanken-grotesk',
          axes: 'wght',
          style: 'normal',
          keep: { wght: [400, 700] },
          preload: true,
        },
        {
          package: 'hanken-grotesk',
          axes: 'wght',
          style: 'italic',
          keep: { wght: 400 },
          preload: false,
        },
      ],
    },
  ],
};
