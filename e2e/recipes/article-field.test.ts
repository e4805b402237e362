import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Add a field to the article”: one entry, which imports, desk, page and structured data read. */
const FIELDS = 'packages/model/src/content/article-fields.ts';
const ENTRY = `  translator: {
    max: 80,
    place: 'byline',
    label: inEveryLanguage({ ca: 'Traducció', es: 'Traducción', en: 'Translation' }),
    hint: inEveryLanguage({ ca: 'Qui.', es: 'Quién.', en: 'Who translated it.' }),
    importedFrom: { wordpress: ['translator'], ninjs: ['translator'] },
    schemaOrg: 'translator',
  },
  desk: {
    max: 80,
    place: 'foot',
    label: inEveryLanguage({ ca: 'Secció', es: 'Sección', en: 'Desk' }),
    hint: inEveryLanguage({ ca: 'Quina.', es: 'Cuál.', en: 'Which one.' }),
    importedFrom: { wordpress: ['desk'], ninjs: ['desk'] },
  },
`;

let project: Project;
beforeAll(async () => {
  project = await openProject({ checks: true });
  await project.edit(FIELDS, '  backstory: {', `${ENTRY}  backstory: {`);
  await project.edit(
    'packages/ui/src/article/ArticleFields.stories.tsx',
    '    fields: {',
    "    fields: {\n      translator: 'Àngels Roca',",
  );
});
afterAll(() => project?.remove());

it('compiles in every workspace that reads the fields', async () => {
  for (const workspace of ['packages/model', 'packages/ui', 'apps/api', 'apps/portal'])
    await project.compile(workspace);
  await project.lint(FIELDS, 'packages/ui/src/article/ArticleFields.stories.tsx');
});

it('is imported, edited at the desk and shown', async () => {
  const output = await project.run(
    'node_modules/.bin/vitest',
    ['run', '--project', 'unit', '--reporter', 'verbose', 'article-fields', 'ArticleFields'],
    { env: { NO_COLOR: '1' } },
  );
  expect(output).toContain('the field translator of an article > keeps an editor’s value through imports');
  expect(output).toContain('an editor sees and changes the field translator');
  expect(output).toContain('translator is shown in one place');
});
