import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('positions in journeys', () => {
  const folder = path.join(import.meta.dirname, '../../e2e/journeys');

  it('are compared to a tenth of a pixel: only boxOf reads them', async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== 'boxes.ts');
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((_, at) => texts[at]?.includes('.boundingBox('))).toEqual([]);
  });
});
