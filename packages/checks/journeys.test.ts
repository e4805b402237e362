import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../scripts/journeys.mjs';

/** A journey's result on a device, as Playwright's JSON reporter tells of it. */
const walked = (projectName: string, status: string, ...messages: string[]) => ({
  projectName,
  status,
  results: [{ errors: messages.map((message) => ({ message })) }],
});

describe('failed journeys', () => {
  it('are named with their device, whichever of them failed', () => {
    const report = {
      suites: [
        {
          title: 'gate.spec.ts',
          specs: [
            {
              title: 'opens',
              ok: true,
              tests: [walked('phone', 'expected'), walked('desktop', 'unexpected', 'no button')],
            },
          ],
          suites: [
            {
              title: 'meter',
              specs: [{ title: 'counts', ok: false, tests: [walked('server', 'flaky', 'once', 'twice')] }],
            },
          ],
        },
      ],
    };
    expect(failuresOf(report)).toEqual([
      { title: 'gate.spec.ts › opens (desktop)', messages: ['no button'] },
      { title: 'gate.spec.ts › meter › counts (server)', messages: ['once', 'twice'] },
    ]);
  });
});

describe('places in journeys', () => {
  const folder = path.join(import.meta.dirname, '../../e2e/journeys');

  it('are compared to a tenth of a pixel: none is asked for but by boxOf', async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== 'boxes.ts');
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((_, at) => texts[at]?.includes('.boundingBox('))).toEqual([]);
  });
});
