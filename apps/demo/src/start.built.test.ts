import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('does not load its texts and drawings into a process that only serves', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-demo-'));
  const built = pathToFileURL(path.join(import.meta.dirname, '../dist/index.js')).href;
  const file = path.join(folder, 'serves.mjs');
  await writeFile(
    file,
    `import { createRequire } from 'node:module';
    const { seed } = await import(${JSON.stringify(built)});
    const drawn = () => Object.keys(createRequire(import.meta.url).cache).some((name) => name.includes('/sharp/'));
    seed.forecast('Port Savina', new Date(), 'Europe/Madrid');
    const before = drawn();
    await seed.open('https://illustrations.invalid/lighthouse?seed=3');
    console.log(before, drawn());`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(stdout.trim()).toBe('false true');
  await rm(folder, { recursive: true, force: true });
});
