/** Figures of one run beside those of another. */
import * as v from 'valibot';
import { isComparable, written } from './figures.mjs';

/** A change for the worse that is told, as a share. */
export const TOLD = 0.03;

const figureSchema = v.object({
  id: v.string(),
  what: v.string(),
  against: v.optional(v.string()),
  // What could not be measured is kept as null.
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

/** Reads results as they were written. @param {string} text @param {string} file named in errors @returns {Results} */
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

/** How much worse a value is than another, as a share of that: 0.05 is 5 % worse, and less than nothing is better. */
function worsening({ more }, value, before) {
  if (before === 0) return value === 0 ? 0 : value > 0 === !more ? Number.POSITIVE_INFINITY : -1;
  return (more ? before - value : value - before) / Math.abs(before);
}

/**
 * What became worse, the worst first: ratios, sizes and counts alone. Times are the machine's.
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

/** The lines that tell what became worse. @param {string} what names the other run */
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

/** Results with the figures of a later run in place of their own. @param {Results | undefined} before @param {Results} later @returns {Results} */
export function merged(before, later) {
  const ids = new Set(later.figures.map(({ id }) => id));
  return {
    ...later,
    figures: [...(before?.figures ?? []).filter(({ id }) => !ids.has(id)), ...later.figures],
  };
}
