import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
const folder = mkdtempSync(path.join(tmpdir(), 'portal-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CALLED = 'A component is an element';
const SPREAD = 'Write the members of this literal where it is spread';
const SIGNAL = 'Node may collect this signal';

/** Sources by the names of their files, each with the message of the rule that it breaks; null if it breaks none. */
const SOURCES: Readonly<Record<string, [source: string, said: string | null]>> = {
  called: ["export const a = Kicker({ text: 'Ple' });", CALLED],
  'called-in-markup': ['<p>{Byline(props)}</p>;', CALLED],
  'called-without-props': ['<p>{Story()}</p>;', CALLED],
  'called-of-a-type': ["Kicker<Text>({ text: 'Ple' });", CALLED],
  'spread-object': ['export const a = { ...{ b, c }, d };', SPREAD],
  'spread-array': ['export const a = [...[b, c], d];', SPREAD],
  'spread-arguments': ['call(...[b, c]);', SPREAD],
  'spread-props': ['<Kicker {...{ text, href }} />;', SPREAD],
  'spread-constant': ['export const a = [...([b, c] as const)];', SPREAD],
  'lost-signal': ['export const a = new Request(url, { method, signal });', SIGNAL],
  element: ['<Kicker text="Ple" />;', null],
  conversion: ['export const a = Number(b) + String(c);', null],
  made: ["export const a = new Intl.NumberFormat('ca', { style });", null],
  upper: ['export const a = SIZES({ b });', null],
  'spread-choice': ['export const a = { ...(b ? { c } : {}), ...d };', null],
  'spread-call': ['export const a = [...[b, c].map(d), ...e];', null],
};

const configSchema = v.looseObject({ vcs: v.unknown() });
const reportSchema = v.object({
  diagnostics: v.array(
    v.object({ category: v.string(), message: v.string(), location: v.object({ path: v.string() }) }),
  ),
});

/** Messages of our own rules, by the names of files. */
function saidOf(sources: [name: string, source: string][]): Map<string, string> {
  const own = readFileSync(path.join(root, 'biome.json'), 'utf8').replaceAll(
    '"./scripts/',
    `"${root}/scripts/`,
  );
  const { vcs: _, ...config } = v.parse(configSchema, JSON.parse(own));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config));
  const of = path.join(folder, 'packages/ui/src');
  mkdirSync(of, { recursive: true });
  for (const [name, source] of sources) writeFileSync(path.join(of, `${name}.tsx`), source);
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=plugin', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = v.parse(reportSchema, JSON.parse(stdout));
  return new Map(
    diagnostics
      .filter(({ category }) => category === 'plugin')
      .map(({ location, message }) => [path.basename(location.path, '.tsx'), message]),
  );
}

const said = saidOf(Object.entries(SOURCES).map(([name, [source]]) => [name, source]));

it.each(Object.entries(SOURCES))('our rules know %s', (name, [, expected]) => {
  if (expected === null) expect(said.get(name)).toBeUndefined();
  else expect(said.get(name)).toContain(expected);
});
