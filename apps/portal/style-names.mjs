const REFERENCE = /(?:var|style)\((--p-[\w-]+)/g;
const DECLARATION = /(--p-[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/**
 * Short names for the tokens that the rules ask for, shortest for the most asked: long names are for people, who read
 * them in the sources. A third of a style sheet's bytes are names.
 * @param {readonly string[]} sheets all style sheets that may meet on a page
 * @returns {Map<string, string>} short names by those of the sources; a token that nothing asks for has none
 */
export function tokenNames(sheets) {
  const asked = new Map();
  for (const sheet of sheets)
    for (const [, name] of sheet.matchAll(REFERENCE)) asked.set(name, (asked.get(name) ?? 0) + 1);
  const byUse = [...asked].sort(([a, uses], [b, others]) => others - uses || a.localeCompare(b));
  return new Map(byUse.map(([name], place) => [name, `--${place.toString(36)}`]));
}

/**
 * Writes a style sheet's tokens under their short names, and leaves out those that have none. Nothing outside the sheets
 * that the names were made for may refer to a token by its name.
 * @param {string} sheet a style sheet
 * @param {ReadonlyMap<string, string>} names of `tokenNames`
 * @returns {string} the same look in fewer bytes
 */
export function shortenTokens(sheet, names) {
  return sheet
    .replace(DECLARATION, (declaration, name) => (names.has(name) ? declaration : ''))
    .replaceAll(';}', '}')
    .replace(/--p-[\w-]+/g, (name) => names.get(name) ?? name)
    .replace(/\n+/g, '');
}
