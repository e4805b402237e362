import type { PaperCut, SectionPalette } from '@portal/model';
import * as css from './PaperStrip.css';

/** One figure of each silhouette, which repeats along a plane: its width in CSS px, and its upper edge. */
const FIGURES: Readonly<Record<PaperCut, readonly [width: number, edge: string]>> = {
  waves: [96, 'q24-14 48 0t48 0'],
  hills: [340, 'c70 2 90-20 150-18s60 22 100 12 60 8 90 6'],
  roofs: [186, 'v-8l18-10 18 10v8h12v-15h26v15h14v-5l22-12 22 12v5h20v-10h16v10h18'],
  rows: [220, 'q30-15 70-14t60 8 50-4 40 10'],
  crowd: [58, 'c0-17 22-17 22 0h8c0-12 18-12 18 0h10'],
};

/** Planes from the farthest to the nearest: how far their figures are moved, enlarged and lowered. */
const PLANES = [
  { name: 'back', x: 31, size: 1.5, y: 26 },
  { name: 'middle', x: 77, size: 1.2, y: 31 },
  { name: 'front', x: 0, size: 1, y: 36 },
] as const;

/** Height of the strip, CSS px. */
const HEIGHT = 40;

/** Three planes of cut paper over a section's page, in its colours. Decoration only: it has no name. */
export function PaperStrip({ palette }: { palette: SectionPalette }) {
  const [width, edge] = FIGURES[palette.cut];
  return (
    <svg className={css.strip} width="100%" height={HEIGHT} aria-hidden="true" data-part="paper-strip">
      <defs>
        {PLANES.map(({ name, x, size, y }) => (
          <pattern
            key={name}
            id={`paper-${name}`}
            width={width * size}
            height={HEIGHT}
            x={-x}
            patternUnits="userSpaceOnUse"
          >
            <path d={`M0 0${edge}V60H0z`} transform={`translate(0 ${y})scale(${size} ${size})`} />
          </pattern>
        ))}
      </defs>
      {PLANES.map(({ name }) => (
        <rect key={name} width="100%" height={HEIGHT} fill={`url(#paper-${name})`} />
      ))}
    </svg>
  );
}

/** Colours of a section's page, for the strip and the rule under it. */
export const paletteVariables = ({ far, middle, near }: SectionPalette) => ({
  '--paper-far': far,
  '--paper-middle': middle,
  '--paper-near': near,
});
