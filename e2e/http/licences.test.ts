import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT, portalWith } from './portal';

const portal = await portalWith();

it('serves the licences of the code in its scripts', async () => {
  const { body: scripts } = await portal.ask('far', '/assets/licences.txt');
  for (const name of ['react-dom', 'hls.js', '@radix-ui/react-dialog'])
    expect(scripts.toString()).toContain(`## ${name} - `);
});

it('serves the licence of each font', async () => {
  const folder = await readdir(path.join(CLIENT, 'assets'));
  const fonts = folder.filter((file) => file.endsWith('.woff2')).map((file) => file.replace(/-latin.*/, ''));
  expect(fonts.length).toBeGreaterThan(0);
  for (const family of new Set(fonts)) {
    const licence = folder.find((file) => file.startsWith(`${family}-licence-`));
    const { body } = await portal.ask('far', `/assets/${licence}`);
    expect(body.toString()).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});
