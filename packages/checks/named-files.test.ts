import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import cruiser from '../../.dependency-cruiser.mjs';
import { read, root } from './packages';

/** Configurations that list files by hand. An entry that matches no file is silently ignored. */
const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const FILES = stdout.split('\0').filter(Boolean);

/** All texts that a pattern with alternatives stands for: `{a,b-{c,d}}` is a, b-c and b-d. */
function spellings(pattern: string): string[] {
  const innermost = /\{([^{}]*)\}/.exec(pattern);
  if (!innermost) return [pattern];
  const [group, alternatives = ''] = innermost;
  return alternatives.split(',').flatMap((one) => spellings(pattern.replace(group, () => one)));
}

/**
 * Converts a regular expression of words and groups into such a pattern: `desk(-front)?` is `desk{-front,}`.
 */
const asBraces = (expression: string): string =>
  expression.replaceAll(')?', ',}').replaceAll('(', '{').replaceAll(')', '}').replaceAll('|', ',');

const escaped = (text: string): string => text.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&');

/** Whether a glob without alternatives matches a file. */
function matchesFile(glob: string): boolean {
  const expression = glob
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[part] ?? escaped(part))
    .join('');
  const matcher = new RegExp(`^${expression}$`);
  return FILES.some((file) => matcher.test(file));
}

/** A component may have JSX or not, so both extensions count as one alternative. */
const globsOf = (glob: string): string[] => spellings(glob.replace('.{ts,tsx}', '.ts*'));

const parsed = (file: string): unknown => ts.parseConfigFileTextToJson(file, read(root, file)).config;

it('expands alternatives', () => {
  expect(spellings('a{b,c{d,e}}')).toEqual(expect.arrayContaining(['ab', 'acd', 'ace']));
  expect(spellings(asBraces('desk(-front)?'))).toEqual(['desk-front', 'desk']);
  expect(matchesFile('packages/checks/**/named-files.test.ts')).toBe(true);
  expect(matchesFile('packages/checks/gone.*')).toBe(false);
});

describe('file names', () => {
  it('file names in the lists of journeys are files of journeys', () => {
    const source = read(root, 'e2e/playwright.config.ts');
    const lists = Array.from(source.matchAll(/named\(\s*'([^']+)'/g), ([, names = '']) => names);
    expect(lists.length).toBeGreaterThanOrEqual(3);
    const names = lists.flatMap((list) => spellings(`{${asBraces(list)}}`));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !FILES.includes(`e2e/journeys/${name}.spec.ts`))).toEqual([]);
  });

  it('file names in the entries for unused code are existing files', () => {
    const { workspaces, ignoreFiles } = v.parse(
      v.object({
        ignoreFiles: v.array(v.string()),
        workspaces: v.record(v.string(), v.object({ entry: v.optional(v.array(v.string()), []) })),
      }),
      parsed('knip.jsonc'),
    );
    const entries = Object.entries(workspaces).flatMap(([workspace, { entry }]) =>
      entry.map((glob) => (workspace === '.' ? glob : `${workspace}/${glob}`)),
    );
    expect(entries.length).toBeGreaterThan(15);
    const globs = [...ignoreFiles, ...entries].flatMap(globsOf);
    expect(globs.filter((glob) => !matchesFile(glob))).toEqual([]);
  });

  it('file names in the exceptions of lint are existing files', () => {
    const { overrides } = v.parse(
      v.object({ overrides: v.array(v.object({ includes: v.array(v.string()) })) }),
      parsed('biome.json'),
    );
    const globs = overrides.flatMap(({ includes }) => includes);
    expect(globs.length).toBeGreaterThan(3);
    expect(globs.filter((glob) => !matchesFile(glob))).toEqual([]);
  });

  it('file names in the import levels are existing folders', () => {
    const PATHS = v.optional(v.union([v.string(), v.array(v.string())]), []);
    const rules = v.parse(
      v.array(
        v.object({
          from: v.object({ path: PATHS }),
          to: v.object({ path: PATHS }),
        }),
      ),
      cruiser.forbidden,
    );
    const folders = rules
      .flatMap(({ from, to }) => [from.path, to.path].flat())
      .flatMap((expression) => {
        // Only folders and alternatives: other expressions name no folder.
        const folder = /^\^([\w/(|)-]+\/)$/.exec(expression)?.[1];
        return folder ? spellings(asBraces(folder)) : [];
      });
    expect(folders.length).toBeGreaterThan(30);
    const gone = new Set(folders.filter((folder) => !FILES.some((file) => file.startsWith(folder))));
    expect([...gone]).toEqual([]);
  });
});

it('no two modules differ only in letter case, since macOS and Windows would confuse them', () => {
  const spelt = new Map<string, Set<string>>();
  for (const file of FILES.filter((name) => /\.([cm]?[jt]sx?)$/.test(name))) {
    const module = file.replace(/\.\w+$/, '');
    const lower = module.toLowerCase();
    spelt.set(lower, (spelt.get(lower) ?? new Set()).add(module));
  }
  expect(Array.from(spelt.values(), (names) => [...names]).filter((names) => names.length > 1)).toEqual([]);
});
