/** Pages that each file of journeys came to when it last passed, as `e2e/journeys/pages-seen.ts` notes them in Playwright's report. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { reportFile } from './reports.mjs';

const recordOf = (level) => path.join(path.dirname(reportFile('journeys')), `pages-seen-${level}.json`);
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @returns names of pages by file; what the full run saw counts for the gate, where the gate itself saw nothing. */
export const pagesSeen = (level) =>
  new Map(Object.entries({ ...read(recordOf('full')), ...read(recordOf(level)) }));

/**
 * Keeps what the last walk saw; of a file that came to no page, nothing.
 * @param level that it was walked at
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
