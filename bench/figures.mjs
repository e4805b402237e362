/** A figure: what was measured, against which baseline, and whether it is good enough. */

/**
 * @typedef {object} Figure
 * @property {string} id names it from run to run: `front.element`
 * @property {string} what what was measured
 * @property {string} [against] the baseline that a ratio is of; without one the figure is against a fixed budget
 * @property {number} value
 * @property {string} unit `×` for ratios, or `kB`, `KiB`, `MB`, `ms`, `a minute`; empty for a count
 * @property {number} floor what it must keep
 * @property {number} aim what it should come to
 * @property {boolean} [more] more is better; else less is
 * @property {string} [detail] what the value was made of
 */

/** @typedef {'aim' | 'ok' | 'missed'} Verdict */

/** Units whose values depend on the machine as much as on the product. */
const OF_THE_MACHINE = ['ms', 'µs', 's', 'a minute'];

const DIGITS = { '×': 2, kB: 1, KiB: 1, MB: 0, ms: 1, µs: 0, s: 1, 'a minute': 0 };

/**
 * @param {number} value
 * @param {string} unit
 */
export function written(value, unit) {
  if (!Number.isFinite(value)) return 'not measured';
  const digits = DIGITS[unit] ?? (Number.isInteger(value) ? 0 : 3);
  return [value.toFixed(digits), unit].filter(Boolean).join(' ');
}

/**
 * Whether a value is at least as good as a limit.
 * @param {Figure} figure
 * @param {number} limit
 */
const reaches = ({ value, more }, limit) => (more ? value >= limit : value <= limit);

/**
 * @param {Figure} figure
 * @returns {Verdict}
 */
export function verdictOf(figure) {
  if (reaches(figure, figure.aim)) return 'aim';
  return reaches(figure, figure.floor) ? 'ok' : 'missed';
}

const SIGNS = { aim: '✓ aim reached', ok: '✓ ok', missed: '✗ missed' };

/** @param {Figure} figure */
const limits = ({ floor, aim, unit, more }) =>
  `${more ? 'at least' : 'at most'} ${written(floor, unit)}, aim ${written(aim, unit)}`;

/**
 * A figure in a line.
 * @param {Figure} figure
 */
export function sentence(figure) {
  const { what, against, value, unit, detail } = figure;
  const measured = `${written(value, unit)}${against ? ` of ${against}` : ''}`;
  return `${SIGNS[verdictOf(figure)]}: ${what}: ${measured} (${limits(figure)}${detail ? `; ${detail}` : ''})`;
}

/**
 * All figures as a table in Markdown.
 * @param {readonly Figure[]} figures
 */
export function table(figures) {
  const rows = figures.map((figure) => {
    const { what, against = 'a budget', value, unit, floor, aim, more } = figure;
    const limit = `${more ? '≥' : '≤'} ${written(floor, unit)}`;
    return `| ${what} | ${written(value, unit)} | ${against} | ${limit} | ${written(aim, unit)} | ${verdictOf(figure)} |`;
  });
  return ['| what | measured | of | floor | aim | |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/**
 * Whether a figure is comparable between machines.
 * @param {Pick<Figure, 'unit'>} figure
 */
export const isComparable = ({ unit }) => !OF_THE_MACHINE.includes(unit);

/**
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);
