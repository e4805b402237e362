/** Every bench: what it measures, its file, and the seconds it may take. */

/**
 * @typedef {object} Context
 * @property {(figure: import('./figures.mjs').Figure) => void} note takes a figure
 * @property {string} folder a folder of the bench's own, gone afterwards
 * @property {string} newsroom data folder of a seeded demo newsroom, to be copied and not written to
 * @property {boolean} isQuick fewer rounds of the same
 * @property {number[]} items sizes of the newsrooms that are searched
 * @property {number} requests hostile requests
 */

/**
 * @typedef {object} Bench
 * @property {string} name
 * @property {string} title
 * @property {string} file exports `measure(context)`
 * @property {number} seconds that it may take before it is ended
 * @property {boolean} [quick] part of `quick`
 * @property {boolean} [apart] only when it is named
 * @property {boolean} [newsroom] needs the demo newsroom
 */

/** @type {readonly Bench[]} */
export const BENCHES = [
  { name: 'packages', title: 'what pieces of the design system weigh', file: 'packages.mjs', seconds: 120 },
  { name: 'cards', title: '600 cards against plain components', file: 'cards.mjs', seconds: 90, quick: true },
  {
    name: 'front',
    title: 'a front made anew, against a plain react-dom page',
    file: 'front.mjs',
    seconds: 150,
    quick: true,
    newsroom: true,
  },
  {
    name: 'again',
    title: 'pages made again after an edit, against pages made anew',
    file: 'again.mjs',
    seconds: 200,
    quick: true,
    newsroom: true,
  },
  {
    name: 'kept',
    title: 'kept pages, against other caches',
    file: 'kept.mjs',
    seconds: 150,
    quick: true,
    newsroom: true,
  },
  {
    name: 'weight',
    title: 'what pages weigh and ask for',
    file: 'weight.mjs',
    seconds: 150,
    quick: true,
    newsroom: true,
  },
  {
    name: 'visit',
    title: 'a first visit on a phone’s line',
    file: 'visit.mjs',
    seconds: 180,
    newsroom: true,
  },
  {
    name: 'pages',
    title: 'page calls, against bare SQL',
    file: 'page-calls.mjs',
    seconds: 120,
    quick: true,
    newsroom: true,
  },
  { name: 'search', title: 'search, against bare SQL', file: 'search.mjs', seconds: 240 },
  {
    name: 'indexing',
    title: 'indexing, Spanish against Catalan',
    file: 'indexing.mjs',
    seconds: 120,
    quick: true,
  },
  {
    name: 'taking-part',
    title: 'long threads of comments, against bare SQL; votes; streams of live blogs',
    file: 'taking-part.mjs',
    seconds: 240,
    newsroom: true,
  },
  {
    name: 'earning',
    title:
      'reading what is closed, against bare SQL; metering and newsletters while something breaks; pages that ask for consent',
    file: 'earning.mjs',
    seconds: 900,
    newsroom: true,
  },
  { name: 'accounts', title: 'profiles and logins', file: 'accounts.mjs', seconds: 180 },
  { name: 'faults', title: 'writes while something breaks', file: 'faults.mjs', seconds: 180 },
  { name: 'memory', title: 'memory at rest', file: 'memory.mjs', seconds: 150, newsroom: true },
  { name: 'development', title: 'edits in development', file: 'development.mjs', seconds: 300 },
  { name: 'abuse', title: 'what cheap requests cost', file: 'abuse.mjs', seconds: 240, newsroom: true },
  { name: 'safety', title: 'what attacks cost', file: 'safety.mjs', seconds: 400, newsroom: true },
  {
    name: 'first-paint',
    title: 'bytes before scrolling, paints and scores by Lighthouse',
    file: 'first-paint.mjs',
    seconds: 1800,
    apart: true,
    newsroom: true,
  },
  {
    name: 'reading',
    title: 'layout shift, axe and Lighthouse',
    file: 'reading.mjs',
    seconds: 500,
    apart: true,
    newsroom: true,
  },
];

/**
 * Benches that the arguments name; without any, all except those marked `apart`.
 * @param {readonly string[]} words
 * @throws Error for an unknown name
 */
export function wantedBenches(words) {
  const names = words.filter((word) => word !== 'quick');
  const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown.length)
    throw new Error(
      `There is no bench ${unknown.join(', ')}. There are quick, ${BENCHES.map(({ name }) => name).join(', ')}.`,
    );
  if (names.length) return BENCHES.filter(({ name }) => names.includes(name));
  return BENCHES.filter(({ quick, apart }) => (words.includes('quick') ? quick : !apart));
}
