import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Components with what is posted, but for the desk and for stories. */
const FOLDERS = ['packages/ui/src', 'apps/portal/app'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.stories\.tsx$|^desk\//.test(file))
    .map((file) => path.join(folder, file)),
);

it('what is wrong in a form is said by the page, in its own words: never by the bubbles of a browser', () => {
  const silent = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return (
      source
        .split('<form')
        .slice(1)
        .map((rest) => rest.slice(0, rest.indexOf('>\n')))
        // `useAccountForm` gives it with the rest.
        .filter((tag) => tag.includes('"post"') && !tag.includes('noValidate') && !tag.includes('{...form}'))
        // Of buttons alone nothing can be wrong.
        .filter(() => /<(\w*Field|TextArea|Select|Checkbox|RadioGroup)\b|required|\{children\}/.test(source))
        .map(() => file)
    );
  });
  expect(silent).toEqual([]);
});
