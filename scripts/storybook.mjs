/**
 * `npm run storybook`: the designers' workshop. `-- build` writes it as static files, `-- check` opens those
 * under a path like any host; `-- sheets` draws its stories on contact sheets; `-- review` sends it to
 * Chromatic for review if CHROMATIC_PROJECT_TOKEN is set, and says so if it is not.
 */
import { answerHelp, bin, prepare, run, say } from './prepare.mjs';

answerHelp(`Use: npm run storybook -- [build | check | sheets | review]

Without a word it opens the workshop at http://127.0.0.1:6006.

build   writes it as static files
check   opens those under a path, as any host may serve them
sheets  lays stories on contact sheets: --site=far,ribera --scheme=light --width=390,1280 --only=Readers/Account --language=es
review  sends it to Chromatic, where CHROMATIC_PROJECT_TOKEN is set`);

// Sizes are measured on the built components.
await prepare('@portal/ui');

const [task, ...rest] = process.argv.slice(2);

function review() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    say(
      'CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic. The local pictures are compared by npm test -- stories.',
    );
    return 0;
  }
  return run(bin('chromatic'), ['--exit-zero-on-changes', ...rest]);
}

const TASKS = {
  check: async () => ((await (await import('./static-storybook.mjs')).checkStatic()).failed ? 1 : 0),
  build: () => run(bin('storybook'), ['build', ...rest]),
  review,
  sheets: async () => (await import('./contact-sheets.mjs')).contactSheets(rest),
};
const dev = () =>
  run(bin('storybook'), [
    'dev',
    '--port',
    '6006',
    '--host',
    '127.0.0.1',
    '--no-open',
    '--ci',
    ...process.argv.slice(2),
  ]);
process.exit(Object.hasOwn(TASKS, task ?? '') ? await TASKS[task]() : dev());
