import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

/** Node options that load modules as a React server component does. */
const SERVER_COMPONENT = ['--conditions=react-server', '--import=./client-references.mjs'];

/**
 * Runs a script of this folder in a separate Node process.
 * @returns its output, parsed as JSON
 */
async function inNode(options: readonly string[], script: string, args: readonly string[]): Promise<unknown> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const file = path.join(import.meta.dirname, script);
  const { stdout } = await run(process.execPath, [...options, file, ...args], {
    cwd: import.meta.dirname,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/**
 * Runs a script without a loader or a condition.
 * @returns its output, parsed as JSON
 */
export const inPlainNode = (script: string): Promise<unknown> => inNode([], script, []);

const namesSchema = v.record(v.string(), v.array(v.string()));

/** The names that each module actually exports, sorted, by specifier. */
export const namesIn = async (specifiers: readonly string[]): Promise<Record<string, string[]>> =>
  v.parse(namesSchema, await inNode([], 'names.mjs', specifiers));

/** Names in a React server component, where React has no hooks and client modules are references. */
export const namesInServerComponent = async (
  specifiers: readonly string[],
): Promise<Record<string, string[]>> =>
  v.parse(namesSchema, await inNode(SERVER_COMPONENT, 'names.mjs', specifiers));
