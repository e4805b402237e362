/**
 * What Biome is run with. A length that is over its limit warns in an editor and passes here: a file or a function is split where it is two
 * subjects, and not where a number says so.
 */
export const LINT = [
  'check',
  '--error-on-warnings',
  '--skip=complexity/noExcessiveLinesPerFunction',
  '--skip=style/noExcessiveLinesPerFile',
];
