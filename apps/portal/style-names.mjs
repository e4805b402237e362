import { transform } from 'lightningcss';

const TOKEN = '--p-';

const visited = (sheet, visitor) =>
  transform({ filename: 'sheet.css', code: Buffer.from(sheet), minify: true, visitor }).code.toString();

/**
 * Short names for the tokens that rules use, the shortest for the most used: long names are for people, who
 * read the sources. A third of a style sheet's bytes are names.
 * @param {readonly string[]} sheets all style sheets that may be on one page
 * @returns {Map<string, string>} short names by those of the sources; unused tokens have none
 */
export function tokenNames(sheets) {
  const asked = new Map();
  const count = (name, by) => {
    if (name.startsWith(TOKEN)) asked.set(name, (asked.get(name) ?? 0) + by);
  };
  const named = (name) => count(name, 1);
  // A declaration is not a use.
  const declared = ({ name }) => count(name, -1);
  for (const sheet of sheets) visited(sheet, { DashedIdent: named, Declaration: { custom: declared } });
  const byUse = [...asked]
    .filter(([, uses]) => uses > 0)
    .sort(([a, uses], [b, others]) => others - uses || a.localeCompare(b));
  return new Map(byUse.map(([name], place) => [name, `--${place.toString(36)}`]));
}

/**
 * Renames the tokens of a style sheet to their short names, and drops those without one. Nothing outside the
 * sheets that the names were made for may refer to a token by its name.
 * @param {string} sheet a style sheet
 * @param {ReadonlyMap<string, string>} names of `tokenNames`
 * @returns {string} an equivalent, smaller sheet
 */
export function shortenTokens(sheet, names) {
  const renamed = (name) => names.get(name);
  const kept = ({ name }) => (name.startsWith(TOKEN) && !names.has(name) ? [] : undefined);
  return visited(sheet, { DashedIdent: renamed, Declaration: { custom: kept } });
}
