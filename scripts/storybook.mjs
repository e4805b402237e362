/** `npm run storybook`: the designers' workshop; `npm run storybook -- build` writes it as static files. */
import { bin, prepare, run } from './prepare.mjs';

prepare('@portal/tokens');

const [task, ...rest] = process.argv.slice(2);
const args =
  task === 'build'
    ? ['build', ...rest]
    : ['dev', '--port', '6006', '--host', '127.0.0.1', '--no-open', '--ci', ...process.argv.slice(2)];
process.exit(run(bin('storybook'), args));
