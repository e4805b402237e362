import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

/** Runs a script of this folder in a Node of its own, without loader or condition. @returns what it printed, as JSON */
export async function inPlainNode(script: string, ...args: string[]): Promise<unknown> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    cwd: import.meta.dirname,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

const namesSchema = v.record(v.string(), v.array(v.string()));

/** The names that each module really exports, sorted, by specifier. */
export const namesIn = async (specifiers: readonly string[]): Promise<Record<string, string[]>> =>
  v.parse(namesSchema, await inPlainNode('names.mjs', ...specifiers));
