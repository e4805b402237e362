import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Components with forms; the desk and the stories are left out. */
const FOLDERS = ['packages/ui/src', 'apps/portal/app'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.stories\.tsx$|^desk\//.test(file))
    .map((file) => path.join(folder, file)),
);

/**
 * Forms of a source that the browser would validate itself; forms of `useAccountForm` get `noValidate` with
 * their other props.
 */
const checkedByBrowsers = (source: string): string[] =>
  source
    .split('<form')
    .slice(1)
    .map((rest) => {
      const isEmpty = /^[^<>]*\/>/.test(rest);
      return rest.slice(0, isEmpty ? 0 : rest.indexOf('</form>'));
    })
    .filter((form) => form.includes('method="post"') && !form.includes('noValidate'))
    // A form of buttons alone has nothing to validate.
    .filter((form) =>
      /<(\w*Field|TextArea|Select|Checkbox|RadioGroup|Options)\b|required|\n\s+\{children\}/.test(form),
    );

it("forms show their errors in the page, never in the browser's own bubbles", () => {
  const silent = files.filter(
    (file) => checkedByBrowsers(readFileSync(path.join(root, file), 'utf8')).length,
  );
  expect(silent).toEqual([]);
});
