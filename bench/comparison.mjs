/** Compares the figures of one run with those of another. */
import * as v from 'valibot';
import { isComparable, written } from './figures.mjs';

/** Smallest worsening that is reported, as a share. */
export const TOLD = 0.03;

const figureSchema = v.object({
  id: v.string(),
  what: v.string(),
  against: v.optional(v.string()),
  // A figure that could not be measured is stored as null.
  value: v.nullable(v.number()),
  unit: v.string(),
  floor: v.number(),
  aim: v.number(),
  more: v.optional(v.boolean()),
  detail: v.optional(v.string()),
});
const resultsSchema = v.object({
  at: v.string(),
  commit: v.string(),
  machine: v.object({
    processor: v.string(),
    cores: v.number(),
    memory: v.string(),
    system: v.string(),
    node: v.string(),
  }),
  figures: v.array(figureSchema),
});

/** @typedef {v.InferOutput<typeof resultsSchema>} Results */
/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * Reads stored results.
 * @param {string} text
 * @param {string} file named in errors
 * @returns {Results}
 */
export function parseResults(text, file) {
  const problem = (reason) =>
    new Error(
      `${file} holds no results of a bench (${reason}): delete it, or take it from version control again`,
    );
  let given;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw problem(error instanceof Error ? error.message : String(error));
  }
  const parsed = v.safeParse(resultsSchema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw problem(`${v.getDotPath(issue) ?? 'its whole'}: ${issue.message}`);
}

/**
 * How much worse a value is than an earlier one, as a share of that: 0.05 is 5 % worse, and negative is
 * better.
 */
function worsening({ more }, value, before) {
  if (before === 0) return value === 0 ? 0 : value > 0 === !more ? Number.POSITIVE_INFINITY : -1;
  return (more ? before - value : value - before) / Math.abs(before);
}

/**
 * Figures that became worse, the worst first: only ratios, sizes and counts. Times depend on the machine.
 * @param {readonly Figure[]} figures
 * @param {Results} before
 */
export function worseFigures(figures, before) {
  const known = new Map(before.figures.map((figure) => [figure.id, figure]));
  return figures
    .flatMap((figure) => {
      const old = known.get(figure.id);
      if (!old || old.value === null || old.unit !== figure.unit || !isComparable(figure)) return [];
      const share = Number.isFinite(figure.value)
        ? worsening(figure, figure.value, old.value)
        : Number.POSITIVE_INFINITY;
      return share > TOLD ? [{ figure, before: old.value, share }] : [];
    })
    .sort((a, b) => b.share - a.share);
}

/**
 * Lines that report what became worse.
 * @param {string} what names the other run
 */
export function tellWorse(figures, before, what) {
  const worse = worseFigures(figures, before);
  const from = `${what} (${before.at.slice(0, 16).replace('T', ' ')}, ${before.commit})`;
  if (!worse.length) return [`Nothing is more than ${TOLD * 100} % worse than ${from}.`];
  return [
    `Worse than ${from} by more than ${TOLD * 100} %:`,
    ...worse.map(({ figure: { what: name, value, unit }, before: old, share }) => {
      const change = Number.isFinite(share) ? `+${Math.round(share * 100)} %` : 'from nothing';
      return `  ${name}: ${written(old, unit)} → ${written(value, unit)} (${change})`;
    }),
  ];
}

/**
 * Results in which the figures of a later run replace the same ones.
 * @param {Results | undefined} before
 * @param {Results} later
 * @returns {Results}
 */
export function merged(before, later) {
  const ids = new Set(later.figures.map(({ id }) => id));
  return {
    ...later,
    figures: [...(before?.figures ?? []).filter(({ id }) => !ids.has(id)), ...later.figures],
  };
}
