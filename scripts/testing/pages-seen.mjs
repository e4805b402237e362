/**
 * Pages that each journey file visited when it last passed, from the notes of `e2e/journeys/pages-seen.ts` in
 * Playwright's report.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { reportFile } from './reports.mjs';

const recordOf = (level) => path.join(path.dirname(reportFile('journeys')), `pages-seen-${level}.json`);
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @returns names of pages by file; the gate uses those of the full run if it has none itself */
export const pagesSeen = (level) =>
  new Map(Object.entries({ ...read(recordOf('full')), ...read(recordOf(level)) }));

/**
 * Stores the pages of the last run, except for files that visited none.
 * @param level level of that run
 */
export function notePagesSeen(level) {
  const { config, suites } = read(reportFile('journeys'));
  const seen = new Map();
  const look = ({ file, specs = [], suites: inner = [] }) => {
    const name = path.relative(root, path.join(config.rootDir, file)).replaceAll(path.sep, '/');
    const pages = seen.get(name) ?? new Set();
    for (const { tests } of specs)
      for (const { annotations } of tests)
        for (const { type, description } of annotations) if (type === 'page') pages.add(description);
    seen.set(name, pages);
    for (const suite of inner) look(suite);
  };
  for (const suite of suites) look(suite);
  const others = level === 'full' ? ['gate', 'full'] : [level];
  for (const at of others) {
    const kept = new Map(Object.entries(read(recordOf(at))));
    for (const [file, pages] of seen)
      if (at === level && pages.size) kept.set(file, [...pages].sort());
      else kept.delete(file);
    writeFileSync(recordOf(at), JSON.stringify(Object.fromEntries(kept)));
  }
}
