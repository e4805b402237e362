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

const ARIAL = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
const GEORGIA = { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048 };
const ROBOTO = { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 };
const TIMES = { familyName: 'Times New Roman', ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 };

/** Regular and bold. */
type Faces = readonly [Metrics, Metrics];

export const arial: Faces = [
  { ...ARIAL, xWidthAvg: 913 },
  { ...ARIAL, xWidthAvg: 983 },
];
export const georgia: Faces = [
  { ...GEORGIA, xWidthAvg: 913 },
  { ...GEORGIA, xWidthAvg: 1062 },
];
export const roboto: Faces = [
  { ...ROBOTO, xWidthAvg: 911 },
  { ...ROBOTO, xWidthAvg: 926 },
];
export const timesNewRoman: Faces = [
  { ...TIMES, xWidthAvg: 832 },
  { ...TIMES, xWidthAvg: 886 },
];
