import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/time/durations';
import { RenditionBudget } from './rendition-budget';

const START = new Date('2026-11-28T12:00:00Z');
let folder: string;
let at: Date;
let warned: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-budget-'));
  at = START;
  warned = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (maxBytes: number) =>
  new RenditionBudget({ folder, maxBytes, now: () => at, warn: (line) => warned.push(line) });

/** Creates a file of 100 bytes, last used so many hours ago. */
async function file(name: string, hours: number): Promise<string> {
  const place = path.join(folder, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, Buffer.alloc(100));
  const used = new Date(START.getTime() - hours * HOUR_MS);
  await utimes(place, used, used);
  return place;
}
async function kept(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

it('deletes the least recently used files once the folder exceeds its budget, down to nine tenths of it', async () => {
  for (let hours = 0; hours < 12; hours += 1) await file(`p${hours % 3}/1x1/${hours}.webp`, hours);
  const budget = open(1_000);
  await budget.settled();
  await budget.close();
  expect(await kept()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((name) => `${name}.webp`));
  expect(warned).toEqual([]);
});

it('deletes nothing within the budget, and tolerates a missing folder', async () => {
  await file('a/1x1/210.webp', 9_000);
  const budget = open(1_000);
  await budget.settled();
  expect(await kept()).toEqual(['210.webp']);
  await rm(folder, { recursive: true });
  const empty = open(1_000);
  await empty.settled();
  expect(warned).toEqual([]);
});

it('deletes no more than necessary among files of the same hour', async () => {
  for (let name = 0; name < 12; name += 1) await file(`a/1x1/${name}.webp`, 5);
  await file('a/1x1/new.webp', 0);
  const budget = open(1_000);
  await budget.settled();
  expect(await kept()).toHaveLength(9);
  expect(await kept()).toContain('new.webp');
});

it('keeps recently used files after a restart', async () => {
  const old = await file('a/1x1/old.webp', 500);
  for (let hours = 1; hours < 10; hours += 1) await file(`b/1x1/${hours}.webp`, hours);
  const first = open(1_000);
  await first.settled();
  first.used(old);
  await expect.poll(async () => (await stat(old)).mtimeMs).toBe(START.getTime());
  await first.close();
  await file('c/1x1/more.webp', 0);
  const second = open(1_000);
  await second.settled();
  expect(await kept()).toContain('old.webp');
  expect(await kept()).not.toContain('9.webp');
});

it('records the use of a file once a day, however often it is read', async () => {
  const place = await file('a/1x1/210.webp', 30);
  const budget = open(1_000);
  budget.used(place);
  await expect.poll(async () => (await stat(place)).mtimeMs).toBe(START.getTime());
  at = new Date(START.getTime() + 23 * HOUR_MS);
  budget.used(place);
  const other = await file('a/1x1/410.webp', 30);
  budget.used(other);
  // Any write for the first file would come before this one.
  await expect.poll(async () => (await stat(other)).mtimeMs).toBe(at.getTime());
  expect((await stat(place)).mtimeMs).toBe(START.getTime());
  at = new Date(START.getTime() + 24 * HOUR_MS);
  budget.used(place);
  await expect.poll(async () => (await stat(place)).mtimeMs).toBe(at.getTime());
  await budget.close();
});

it('checks again after writing a twentieth of the budget', async () => {
  const budget = open(1_000);
  await budget.settled();
  for (let hours = 0; hours < 12; hours += 1) await file(`a/1x1/${hours}.webp`, hours);
  budget.written(49);
  await budget.settled();
  expect(await kept()).toHaveLength(12);
  budget.written(1);
  await budget.settled();
  expect(await kept()).toHaveLength(9);
});

it('deletes files left half-written by a process, an hour later', async () => {
  const aside = '3f0b8c1e-5a4d-4e6f-8a7b-0c1d2e3f4a5b';
  await file(`a/1x1/210.webp.${aside}`, 2);
  await file(`a/1x1/410.webp.${aside}`, 0);
  await open(1_000).settled();
  expect(await kept()).toEqual([`410.webp.${aside}`]);
});
