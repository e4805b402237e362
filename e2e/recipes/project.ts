import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LINT } from '../../scripts/testing/lint.mjs';
import { copyChecks, copyProject, copyTools } from '../copy';

const run = promisify(execFile);

/** A copy of the project in which a recipe is followed. */
export type Project = {
  /** The copy's folder. */
  at: string;
  /** A folder next to it. */
  beside: (name: string) => string;
  /**
   * Runs a program.
   * @throws Error with its output
   */
  run: (program: string, args: readonly string[], where?: Where) => Promise<string>;
  /** Runs `npm run new` with arguments. */
  make: (...words: readonly string[]) => Promise<string>;
  read: (file: string) => Promise<string>;
  /**
   * Replaces a text in a file.
   * @throws Error if the file does not contain it
   */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /**
   * Runs the native compiler over a workspace.
   * @throws Error with its errors
   */
  compile: (workspace: string) => Promise<string>;
  /**
   * Runs Biome's lint, format and import checks like `npm run lint`.
   * @throws Error with its errors
   */
  lint: (...files: readonly string[]) => Promise<string>;
  remove: () => Promise<void>;
};
type Where = { folder?: string; env?: Readonly<Record<string, string>> };

/** @param checks whether to copy `packages/checks` and the tests of Storybook stories too */
export async function openProject({ checks = false } = {}): Promise<Project> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-recipe-'));
  const at = path.join(folder, 'project');
  await copyProject(at);
  await copyTools(at);
  if (checks) await copyChecks(at);

  const runHere: Project['run'] = async (program, args, { folder: cwd = '.', env = {} } = {}) => {
    const { stdout } = await run(program, args, {
      cwd: path.join(at, cwd),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      maxBuffer: 64 * 1024 * 1024,
    }).catch((failed: Error & { stdout?: string; stderr?: string }) => {
      const said = `${failed.stdout ?? ''}${failed.stderr ?? failed.message}`;
      throw new Error(`${program} ${args.join(' ')}: ${said}`, { cause: failed });
    });
    return stdout;
  };
  const node = (...args: readonly string[]) => runHere(process.execPath, args);
  const read: Project['read'] = (file) => readFile(path.join(at, file), 'utf8');
  return {
    at,
    beside: (name) => path.join(folder, name),
    run: runHere,
    make: (...words) => node('scripts/new/main.mjs', ...words),
    read,
    edit: async (file, from, to) => {
      const text = await read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      await writeFile(
        path.join(at, file),
        text.replace(from, () => to),
      );
    },
    compile: (workspace) =>
      node('node_modules/typescript-native/bin/tsc', '-p', path.join(workspace, 'tsconfig.json')),
    lint: (...files) => runHere('node_modules/.bin/biome', [...LINT, ...files]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
