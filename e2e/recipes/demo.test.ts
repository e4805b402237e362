import { cp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startBackEnd, stopPortal } from '../server';
import { openProject, type Project } from './project';

/** “Change the demo newsroom”: its texts are read when a data folder is seeded. */
const STORY = 'apps/demo/newsrooms/far/contents/bocana-oberta.md';
const TITLE = 'El port torna a obrir la bocana';
const text = (subject: string) => `---
type: article
title: "${TITLE}"
standfirst: "La llotja reprèn la subhasta a les cinc."
section: societat
ago: 2h
image: { subject: ${subject}, seed: 3, hour: dusk }
---
Les barques han tornat a sortir.
`;

let project: Project;
beforeAll(async () => {
  project = await openProject();
  const demo = path.join(project.at, 'apps/demo');
  const filter = (file: string) => path.basename(file) !== 'node_modules';
  await cp(path.join(import.meta.dirname, '../../apps/demo'), demo, { recursive: true, filter });
  await symlink(demo, path.join(project.at, 'node_modules/@portal/demo'));
});
afterAll(() => project?.remove());

const start = (dataFolder: string) =>
  startBackEnd({ PORTAL_DATA_DIR: project.beside(dataFolder), PORTAL_DEMO_PICTURES: 'flat' }, project.at);

it('an added story is in the next data folder', async () => {
  await writeFile(path.join(project.at, STORY), text('quay'));
  const backEnd = await start('data');
  try {
    const { body } = await ask(
      backEnd.port,
      'far.localhost',
      '/api/front/page?site=far&path=/societat/bocana-oberta/',
    );
    expect(JSON.stringify(JSON.parse(body.toString()))).toContain(TITLE);
  } finally {
    await stopPortal(backEnd);
  }
});

it('an error in a text is reported with its place', async () => {
  await writeFile(path.join(project.at, STORY), text('volcano'));
  await expect(start('broken')).rejects.toThrow(/bocana-oberta\.md.*subject/s);
});
