import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Add a setting”: one line, which the documents show and the code reads. */
const TABLE = 'apps/portal/server/settings-table.test.ts';

let project: Project;
beforeAll(async () => {
  project = await openProject({ checks: true });
});
afterAll(() => project?.remove());

const checkDocuments = () =>
  project.run('node_modules/.bin/vitest', ['run', '--project', 'unit', TABLE], { env: { CI: 'true' } });

it.each([
  ['portal', [], 'PORTAL_TIDES', 'apps/portal', 'tides', 'server/settings.ts', 'PortalSettings'],
  [
    'api',
    ['--of=api'],
    'AEMET_TIDES',
    'apps/api',
    'aemetTides',
    'src/server/settings/settings.ts',
    'ApiSettings',
  ],
])(
  'is typed and listed as it was generated, in the %s',
  async (_, options, variable, folder, key, file, type) => {
    await project.make('setting', variable, ...options);
    expect(await project.read('docs/operations.md')).toMatch(
      new RegExp(`\\| \`${variable}\` +\\| \`off\` +\\| \`on\`: say here`),
    );
    await checkDocuments();
    const place = `${folder}/${file}`;
    await project.edit(
      place,
      `export type ${type} =`,
      `export const isOn = (settings: ${type}): boolean => settings.${key};\n\nexport type ${type} =`,
    );
    await project.compile(folder);
    await project.lint(place, 'docs/operations.md');
  },
);

it('fails the documents’ test while they lack its new sentence', async () => {
  await project.edit(
    'apps/portal/server/settings.ts',
    '`on`: say here what it does, and for whom',
    '`on`: shows the tides',
  );
  await expect(checkDocuments()).rejects.toThrow('shows the tides');
});

it('refuses a name that is taken, and one that is no variable', async () => {
  await expect(project.make('setting', 'PORTAL_DEMO')).rejects.toThrow('has PORTAL_DEMO already');
  await expect(project.make('setting', 'tides')).rejects.toThrow('is written like PORTAL_TIDES');
});
