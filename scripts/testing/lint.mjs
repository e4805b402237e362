/**
 * Arguments of Biome. Code over a length limit warns in an editor and passes here: a file or function is
 * split if it covers two subjects, and not because of a number.
 */
export const LINT = [
  'check',
  '--error-on-warnings',
  '--skip=complexity/noExcessiveLinesPerFunction',
  '--skip=style/noExcessiveLinesPerFile',
];
