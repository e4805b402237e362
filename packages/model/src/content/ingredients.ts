/** Fractions of a kitchen, smallest first. */
const FRACTIONS = { '⅛': 1 / 8, '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 } as const;
const SIGNS = Object.keys(FRACTIONS).join('');
const SPACE = '[ \\u00a0\\u202f]';

/** “1 ½”, “½”, “1 1/2”, “3/4”, “1.500”, “1,5”, “200”. */
const AMOUNT = `(?:\\d+${SPACE}?[${SIGNS}]|[${SIGNS}]|\\d+${SPACE}\\d/\\d|\\d+/\\d+|\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?)`;
/** “2-3”, “2 o 3”, “2 a 3”. */
const BETWEEN = `(?:${SPACE}?[-–]${SPACE}?|${SPACE}[oua]${SPACE})`;
/** Units that are written alike after one and after many. */
const UNITS = ['g', 'gr', 'kg', 'mg', 'l', 'dl', 'cl', 'ml', 'cc'];
/** An amount and the word after it. */
const QUANTITY = new RegExp(
  `^(${AMOUNT})(?:(${BETWEEN})(${AMOUNT}))?(${SPACE}?)((?<=\\d)(?:${UNITS.join('|')})(?![\\p{L}\\d])|(?<=${SPACE})\\p{L}[\\p{L}·’'.]*)`,
  'u',
);
/** Another quantity of the same line: “1 ceba i 3 alls”. */
const AND = new RegExp(`(${SPACE}(?:i|y|e)${SPACE})(?=${AMOUNT}${SPACE})`, 'u');
/** A size, which is of each piece: “1 cua d’1,2 kg”. */
const SIZE = new RegExp(`(?<=${SPACE}(?:de${SPACE}|d[’']))${AMOUNT}`, 'gu');

/** Measures with their plurals, in Catalan and Spanish. Before “de” no other word agrees with them. */
const MEASURES: Readonly<Record<string, string>> = {
  branca: 'branques',
  cabeça: 'cabeces',
  cullerada: 'cullerades',
  culleradeta: 'culleradetes',
  dent: 'dents',
  fulla: 'fulles',
  gra: 'grans',
  gram: 'grams',
  got: 'gots',
  grapat: 'grapats',
  litre: 'litres',
  llesca: 'llesques',
  manat: 'manats',
  paquet: 'paquets',
  pessic: 'pessics',
  polsim: 'polsims',
  pot: 'pots',
  quilo: 'quilos',
  sobre: 'sobres',
  tassa: 'tasses',
  bote: 'botes',
  cabeza: 'cabezas',
  cucharada: 'cucharadas',
  cucharadita: 'cucharaditas',
  diente: 'dientes',
  gramo: 'gramos',
  grano: 'granos',
  hoja: 'hojas',
  kilo: 'kilos',
  litro: 'litros',
  manojo: 'manojos',
  paquete: 'paquetes',
  pizca: 'pizcas',
  puñado: 'puñados',
  rama: 'ramas',
  rebanada: 'rebanadas',
  taza: 'tazas',
  vaso: 'vasos',
};
const SINGULARS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MEASURES).map(([one, many]) => [many, one]),
);

const isFraction = (sign: string): sign is keyof typeof FRACTIONS => Object.hasOwn(FRACTIONS, sign);

/** Value of a number as recipes write it; NaN for a division by zero. */
function numberOf(amount: string): number {
  const sign = amount.at(-1) ?? '';
  if (isFraction(sign)) return Number(amount.slice(0, -1).trim()) + FRACTIONS[sign];
  const [, whole = '0', above, below] = /^(?:(\d+)\s)?(\d+)\/(\d+)$/.exec(amount) ?? [];
  if (above) return Number(below) ? Number(whole) + Number(above) / Number(below) : Number.NaN;
  const isGrouped = /^\d{1,3}(\.\d{3})+(,|$)/.test(amount);
  return Number((isGrouped ? amount.replaceAll('.', '') : amount).replace(',', '.'));
}

/** In pieces, spoons or cups: the nearest fraction, or whole from ten. */
function inFractions(value: number): string {
  if (value >= 10) return String(Math.round(value));
  const whole = Math.floor(value);
  const rest = value - whole;
  const steps: [sign: string, size: number][] = [['', 0], ...Object.entries(FRACTIONS), ['', 1]];
  const [sign, size] = steps
    .filter(([name]) => name !== '⅛' || whole === 0)
    .filter(([, step]) => whole + step > 0)
    .reduce((best, step) => (Math.abs(step[1] - rest) < Math.abs(best[1] - rest) ? step : best));
  const count = size === 1 ? whole + 1 : whole;
  return [count || '', sign].filter(Boolean).join(' ');
}

/** In grams, litres and the like: as exact as kitchen scales. */
function inUnits(value: number, unit: string): string {
  const isSmall = /^(g|gr|mg|ml|cc|grams?|gramos?)$/.test(unit);
  const step = isSmall ? (value >= 100 ? 5 : value >= 10 ? 1 : 0.5) : value >= 1 ? 0.05 : 0.01;
  return String(Number(Math.max(step, Math.round(value / step) * step).toFixed(2))).replace('.', ',');
}

const isMeasured = (word: string) => UNITS.includes(word) || /^(grams?|gramos?|litres?|litros?)$/.test(word);

/** Word for another number of the same thing; null where that is not known. */
function agreed(word: string, from: number, to: number, isOf: boolean): string | null {
  if (UNITS.includes(word)) return word;
  // Between one and two both forms are written.
  if ((from <= 1 && to < 2) || (from >= 2 && to > 1) || (to > 1 && to < 2)) return word;
  const isMany = word.endsWith('s');
  if (from > 1 && from < 2 && isMany === to >= 2) return word;
  const other = to > 1 ? MEASURES[word] : SINGULARS[word];
  return other && isOf ? other : null;
}

/** A line without its amounts scaled; null if something in it is not understood. */
function scaledPart(part: string, factor: number): string | null | 'unknown' {
  const [whole, amount, between, upper, space = '', word = ''] = QUANTITY.exec(part) ?? [];
  if (!whole || !amount) return 'unknown';
  const rest = part.slice(whole.length);
  if (/[\d½¼¾⅓⅔⅛×%]/.test(rest.replace(SIZE, ''))) return 'unknown';
  const values = [amount, ...(upper ? [upper] : [])].map(numberOf);
  const last = values.at(-1) ?? Number.NaN;
  if (!values.every((value) => Number.isFinite(value) && value > 0)) return 'unknown';
  const noun = agreed(word, last, last * factor, /^[ \u00a0]d(e[ \u00a0]|[’'])/.test(rest));
  if (noun === null) return null;
  const isWritten = isMeasured(word) && !/[½¼¾⅓⅔⅛/]/.test(amount);
  const written = values.map((value) =>
    isWritten ? inUnits(value * factor, word) : inFractions(value * factor),
  );
  const [from, to] = written;
  return `${from}${to && to !== from ? `${between}${to}` : ''}${space}${noun}${rest}`;
}

/**
 * An ingredient for more or fewer people, as it is written in Catalan and Spanish recipes: “200 g”, “½”,
 * “1 ½ cucharada”, “2-3 dientes”. Amounts are rounded as a cook measures them. A line whose words would have
 * to agree with another number has a multiplier: “1 nyora × 2”. A line that is not understood stays as it is.
 * @param factor people to cook for, divided by those of the recipe
 */
export function scaleIngredient(text: string, factor: number): string {
  if (factor === 1) return text;
  const [first = '', ...more] = text.split(AND);
  const parts = [first, ...more.filter((_, at) => at % 2 === 1)];
  const joints = more.filter((_, at) => at % 2 === 0);
  const scaled = parts.map((part) => scaledPart(part, factor));
  if (scaled.includes('unknown')) return text;
  if (scaled.includes(null))
    return `${parts.length > 1 ? `(${text})` : text}\u00a0×\u00a0${inFractions(factor)}`;
  return scaled.map((part, at) => `${joints[at - 1] ?? ''}${part}`).join('');
}

/** Numbers of people that a recipe can be scaled to: from a quarter of its own to four times as many. */
export const servingsRange = (servings: number): { min: number; max: number } => ({
  min: Math.max(1, Math.ceil(servings / 4)),
  max: Math.max(1, Math.floor(servings * 4)),
});
