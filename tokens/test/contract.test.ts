import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import { TokenFault } from '../build/fault';
import { loadTokens } from '../build/resolve';
import { siteContract } from '../contract';
import { SITES } from '../sites/index';
import { tokenRows } from '../token-spec';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** A copy of the sources with a changed brand file of far. */
async function withBrand(change: (json: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-tokens-'));
  made.push(folder);
  for (const part of ['portal.resolver.json', 'core', 'schemes', 'contrasts', 'sites'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  const brand = join(folder, 'sites/far/brand.tokens.json');
  await writeFile(brand, change(await readFile(brand, 'utf8')));
  return folder;
}

const resolveFar = async (folder: string) =>
  (await loadTokens(folder, new Map())).site({ site: 'far', scheme: 'light', contrast: 'normal' });

test('every site has every token of the contract, of the right kind', async () => {
  const resolver = await loadTokens(root, new Map());
  const ids = tokenRows(siteContract).map(([id]) => id);
  for (const site of SITES)
    expect([...resolver.site({ site, scheme: 'dark', contrast: 'more' }).keys()]).toEqual(ids);
});

test('a brand that lacks a token does not build, and the token is named', async () => {
  const folder = await withBrand((json) => json.replace('"hoverLine"', '"hoverLines"'));
  const failure = await resolveFar(folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TokenFault);
  expect(String(failure)).toContain('far: token headlineForm.hoverLine is missing');
  expect(String(failure)).toContain('far: token headlineForm.hoverLines is in no contract');
});

test('a brand that lacks a token does not compile, and the token is named', () => {
  const file = join(root, 'sites', 'unfinished.ts');
  const source = `import type { BrandSource } from '../contract';
import far from './far/brand.tokens.json';
const { ink, ...kicker } = far.kicker;
export const used = ink;
export const brand: BrandSource = { ...far, kicker };`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([file], options, host);
  const messages = program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain("Property 'ink' is missing");
});
