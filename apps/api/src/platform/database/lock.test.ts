import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdFolder, socketFolder } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a folder is held by one process, and free again once released', async () => {
  const first = await holdFolder(folder);
  expect(first).not.toBeNull();
  expect(await holdFolder(folder)).toBeNull();
  await first?.release();
  const next = await holdFolder(folder);
  expect(next).not.toBeNull();
  await next?.release();
});

it('a folder whose holder was killed is free', async () => {
  const socket = path.join(folder, 'lock.sock');
  const script = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('held'))`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  expect(await holdFolder(folder)).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const taken = await holdFolder(folder);
  expect(taken).not.toBeNull();
  await taken?.release();
});

it('places the sockets of a folder with a long path where the system accepts them', () => {
  expect(Buffer.byteLength(socketFolder(folder))).toBeLessThan(88);
});
