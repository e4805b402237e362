const NO_BREAK = '\u00a0';

// Words written in full are left out: bound to a number they are wider than a narrow column of large letters.
const UNITS =
  '%|‰|€|£|\\$|°C?|º|M€|cm|mm|km|hm|ha|m[²³23]?|km²|hm³|kg|mg|g|t|ml|cl|l|h|min|s|km/h|kW|MW|GW|kWh|MWh|GWh|Hz|kHz|MHz|kB|MB|GB|TB|mil';
const MONTHS = [
  'gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre',
  'enero|febrero|marzo|mayo|junio|julio|agosto|septiembre|noviembre|diciembre',
].join('|');
const SHORT =
  'núms?|pàgs?|págs?|art|arts|apt|apdo|Sra?|Srta|Dra?|Sta?|Mn|Hble|Molt Hble|Excm|Il·lm|av|Av|pl|Pl';

/** Words that a line must not part, each with what comes before and after its space. */
const BOUND: readonly RegExp[] = [
  // 30 %, 1.200 €, 12 km
  new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu'),
  // 40 000
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu,
  // 3 de maig, 1 d’abril: both spaces
  new RegExp(`(?<=(?<!\\d)\\d{1,2}) (?=(?:de |d[’'])(?:${MONTHS})(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=(?<!\\d)\\d{1,2}[ ${NO_BREAK}]de) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'),
  // J. M. Serrat
  /(?<=(?<![\p{L}\p{N}.])\p{Lu}\.) (?=\p{Lu}(?:\.|\p{Ll}))/gu,
  // núm. 5, Sra. Puig
  new RegExp(`(?<=(?<!\\p{L})(?:${SHORT})\\.) (?=[\\p{Lu}\\d])`, 'gu'),
  // segle XX
  /(?<=(?<!\p{L})(?:[Ss]egle|[Ss]iglo)s?) (?=[IVX]+(?!\p{L}))/gu,
];

/**
 * A text in which a number stays on the line of its sign or unit, a day of its month, and initials and
 * abbreviations of what they belong to. Only spaces change: each becomes a non-breaking one.
 */
export const bindSpaces = (text: string): string =>
  BOUND.reduce(
    (bound, space) => bound.replace(space, (match: string) => `${match.slice(0, -1)}${NO_BREAK}`),
    text,
  );
