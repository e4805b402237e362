import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Add a screen of the desk”: as generated, it has a form, a list, a permission and lines in the log. */
let project: Project;
beforeAll(async () => {
  project = await openProject({ checks: true });
  await project.make('desk', 'tide-notes');
  // A second screen gets a place of its own.
  await project.make('desk', 'ferry-notes');
});
afterAll(() => project?.remove());

const test = (file: string) => project.run('node_modules/.bin/vitest', ['run', '--project', 'unit', file]);
const write = (file: string, text: string) => writeFile(path.join(project.at, file), text);

it('compiles and is formatted as it was generated', async () => {
  for (const workspace of ['packages/model', 'packages/data', 'apps/api', 'apps/portal'])
    await project.compile(workspace);
  await project.lint(
    'packages/model',
    'apps/api/src/newsroom',
    'apps/api/src/server',
    'apps/portal/app/newsroom',
  );
});

it('stores notes of editors, and refuses those of moderators', async () => {
  const file = 'apps/api/src/newsroom/tide-notes/notes.test.ts';
  await write(
    file,
    `import { LOG_DESK_ENDPOINTS, TIDE_NOTES_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { expect, it } from 'vitest';
import { testAccounts } from '../../testing/accounts';
import { QUICKER_ENGINE } from '../../testing/database';
import { newEditor } from '../../testing/desk';

it('stores a note', async () => {
  const test = await testAccounts(QUICKER_ENGINE[0]);
  const { path } = TIDE_NOTES_DESK_ENDPOINTS.tideNotes;
  const editor = await newEditor(test, 'mar@prova.example', 'editor', 'Mar Vidal');
  expect((await editor.post(path, { text: 'Plenamar a les nou' })).status).toBe(200);
  expect((await editor.post(path, { text: '' })).status).toBe(400);
  const moderator = await newEditor(test, 'pau@prova.example', 'moderator');
  expect((await moderator.post(path, { text: 'Baixamar' })).status).toBe(403);
  expect((await moderator.get(path)).response).toMatchObject({
    notes: [{ text: 'Plenamar a les nou', author: 'Mar Vidal' }],
  });
  expect((await editor.get(LOG_DESK_ENDPOINTS.log.path)).response).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({ act: 'tideNotes.note', about: expect.objectContaining({ title: null }) }),
    ]),
  });
  await test.database.remove();
});
`,
  );
  await test(file);
});

it('is in the navigation, confirms a note, and shows the errors of its form', async () => {
  const file = 'apps/portal/app/newsroom/desk/tide-notes.test.ts';
  await write(
    file,
    `import { expect, it } from 'vitest';
import { visit } from '../../../server/testing/desk';

const PATH = '/redaccio/tide-notes/';
const answers = { '/api/desk/tide-notes': { notes: [] }, '/api/desk/front': { modules: [] } };

it('is a page with a form', async () => {
  const { status, html } = await visit(PATH, { answers });
  expect(status).toBe(200);
  expect(html).toContain('Encara no hi ha cap nota.');
  expect(html).toMatch(/<a [^>]*href="\\/redaccio\\/tide-notes\\/"[^>]*aria-current="page"/);
  const sent = await visit(PATH, { answers, form: { text: 'Plenamar' } });
  expect([sent.status, sent.sent]).toEqual([303, ['{"text":"Plenamar"}']]);
  expect((await visit(sent.location ?? '', { answers })).html).toContain('S’ha desat la nota.');
  expect((await visit(PATH, { answers, form: { text: '' } })).status).toBe(400);
});
`,
  );
  await test(file);
  await test('apps/portal/app/newsroom/desk/screens.test.ts');
});

it('refuses a name that is taken', async () => {
  await expect(project.make('desk', 'tide-notes')).rejects.toThrow(
    'The desk has a screen at /redaccio/tide-notes/',
  );
});
