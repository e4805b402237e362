import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Add an endpoint”: as generated, it has a client, a route and a form for browsers without JavaScript. */
let project: Project;
beforeAll(async () => {
  project = await openProject({ checks: true });
  await project.make('call', 'tide-report');
});
afterAll(() => project?.remove());

const test = (file: string) => project.run('node_modules/.bin/vitest', ['run', '--project', 'unit', file]);
const write = (file: string, text: string) => writeFile(path.join(project.at, file), text);

it('compiles and is formatted as it was generated', async () => {
  for (const workspace of ['packages/model', 'packages/data', 'apps/api', 'apps/portal'])
    await project.compile(workspace);
  await project.lint(
    'packages/model',
    'packages/data',
    'apps/api/src/participation',
    'apps/api/src/server',
    'apps/portal/server',
  );
});

it('responds to a request, and refuses a wrong one and one from another site', async () => {
  const file = 'apps/api/src/participation/tide-report/works.test.ts';
  await write(
    file,
    `import { TIDE_REPORT_ENDPOINTS } from '@portal/model/participation';
import { expect, it } from 'vitest';
import { AccountReaders } from '../../testing/account-readers';
import { testAccounts } from '../../testing/accounts';
import { QUICKER_ENGINE } from '../../testing/database';

it('answers', async () => {
  const test = await testAccounts(QUICKER_ENGINE[0]);
  const browser = new AccountReaders(test).browser();
  const { path } = TIDE_REPORT_ENDPOINTS.send;
  expect(await browser.post(path, { text: 'Plenamar' })).toMatchObject({ status: 200, response: { text: 'Plenamar' } });
  expect((await browser.post(path, { text: '' })).status).toBe(400);
  await test.database.remove();
});
`,
  );
  await test(file);
});

it('has a form that works without JavaScript', async () => {
  const file = 'apps/portal/server/participation/tide-report.test.ts';
  await write(
    file,
    `import { expect, it } from 'vitest';
import { visit } from '../testing/desk';

it('is a page with a form', async () => {
  expect((await visit('/tide-report/')).html).toMatch(/<form[^>]* action="\\/tide-report\\/"/);
  const sent = await visit('/tide-report/', { form: { text: 'Plenamar' }, posted: { text: 'Plenamar' } });
  expect([sent.status, sent.location, sent.sent]).toEqual([303, '/tide-report/?done=1', ['{"text":"Plenamar"}']]);
  expect((await visit(sent.location ?? '')).html).toContain('Ha arribat.');
  const empty = await visit('/tide-report/', { form: { text: '' } });
  expect(empty.status).toBe(400);
  expect(empty.html).toContain('aria-invalid="true"');
});
`,
  );
  await test(file);
});

it('refuses an address that is taken', async () => {
  await expect(project.make('call', 'tide-report')).rejects.toThrow('/tide-report/ is reserved');
});
