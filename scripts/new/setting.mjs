/** A setting: one line in the table of the portal’s settings, or of the back end’s, and its rows in the documents. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, say, stop } from '../prepare.mjs';
import { inCamel } from './names.mjs';
import { edition } from './source.mjs';

const TABLES = {
  portal: { file: 'apps/portal/server/settings.ts', name: 'PORTAL_SETTINGS', values: 'PortalSettings' },
  api: { file: 'apps/api/src/server/settings/settings.ts', name: 'API_SETTINGS', values: 'ApiSettings' },
};
/** Test that compares the documents with the tables, and writes them on `-u`. */
const DOCUMENTS = 'apps/portal/server/settings-table.test.ts';
const OPTION = '--of=';

/** @param {string} variable of the environment, e.g. `PORTAL_TIDES` */
export function newSetting(variable, options) {
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(variable) || variable.length > 40)
    stop(`A setting is written like PORTAL_TIDES; this is “${variable}”.`);
  const of = options.at(-1)?.slice(OPTION.length) ?? 'portal';
  if (!Object.hasOwn(TABLES, of)) stop(`--of is portal or api; this is “${of}”.`);
  for (const { file } of Object.values(TABLES))
    if (readFileSync(path.join(root, file), 'utf8').includes(`'${variable}'`))
      stop(`${file} has ${variable} already.`);
  const { file, name, values } = TABLES[of];
  const key = inCamel(
    variable
      .replace(/^PORTAL_/, '')
      .toLowerCase()
      .replaceAll('_', '-'),
  );
  const edits = edition();
  edits.addMember(
    file,
    name,
    `${key}: setting('${variable}', onOff('off'), '\`on\`: say here what it does, and for whom')`,
  );
  const written = edits.write();
  const { status, stdout } = spawnSync(bin('vitest'), ['run', '--project', 'unit', DOCUMENTS, '-u'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) stop(`${written.join('\n')}\nThe documents could not be written:\n${stdout}`);
  say(`${[...written, 'docs/operations.md'].join('\n')}
${values} has “${key}”. Change its schema and its sentence, give it a \`readme\` sentence if a first start needs it, and run this again:
npx vitest run --project unit ${DOCUMENTS} -u`);
}
