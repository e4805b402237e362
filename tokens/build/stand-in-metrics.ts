/**
 * Measures of the fonts that devices have, in units of their em: the height of a line, and the average width of a letter in Latin
 * text. Source: `@capsizecss/metrics` 4.3.0, of whose 29,597 files no other is needed.
 */
export type Metrics = Readonly<{
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}>;

type Faces = readonly [regular: Metrics, bold: Metrics];

/** Faces of a font that differ by the width of their letters alone. */
const facesOf = (font: Omit<Metrics, 'xWidthAvg'>, regular: number, bold: number): Faces => [
  { ...font, xWidthAvg: regular },
  { ...font, xWidthAvg: bold },
];

export const arial = facesOf(
  { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
  913,
  983,
);
export const georgia = facesOf(
  { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048 },
  913,
  1062,
);
export const roboto = facesOf(
  { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 },
  911,
  926,
);
export const timesNewRoman = facesOf(
  { familyName: 'Times New Roman', ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
  832,
  886,
);
