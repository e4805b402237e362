/**
 * Metrics of system fonts, in units of their em: line height, and average letter width in Latin text. Copied
 * from `@capsizecss/metrics` 4.3.0, whose other 29,597 files are not needed.
 */
export type Metrics = Readonly<{
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}>;

export type StandInFaces = Readonly<Record<'regular' | 'bold' | 'italic', Metrics>>;

/** Faces of a font that differ only in letter width. */
const facesOf = (
  font: Omit<Metrics, 'xWidthAvg'>,
  regular: number,
  bold: number,
  italic: number,
): StandInFaces => ({
  regular: { ...font, xWidthAvg: regular },
  bold: { ...font, xWidthAvg: bold },
  italic: { ...font, xWidthAvg: italic },
});

export const arial = facesOf(
  { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
  913,
  983,
  913,
);
export const georgia = facesOf(
  { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048 },
  913,
  1062,
  931,
);
export const roboto = facesOf(
  { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 },
  911,
  926,
  886,
);
export const timesNewRoman = facesOf(
  { familyName: 'Times New Roman', ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
  832,
  886,
  836,
);
