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

/** Forms of a source that the browser would check by itself; those of `useAccountForm` get `noValidate` with the rest. */
const checkedByBrowsers = (source: string): string[] =>
  source
    .split('<form')
    .slice(1)
    .map((rest) => {
      const isEmpty = /^[^<>]*\/>/.test(rest);
      return rest.slice(0, isEmpty ? 0 : rest.indexOf('</form>'));
    })
    .filter((form) => form.includes('method="post"') && !form.includes('noValidate'))
    // Of buttons alone nothing can be wrong.
    .filter((form) =>
      /<(\w*Field|TextArea|Select|Checkbox|RadioGroup|Options)\b|required|\n\s+\{children\}/.test(form),
    );

it('what is wrong in a form is said by the page, in its own words: never by the bubbles of a browser', () => {
  const silent = files.filter(
    (file) => checkedByBrowsers(readFileSync(path.join(root, file), 'utf8')).length,
  );
  expect(silent).toEqual([]);
});
