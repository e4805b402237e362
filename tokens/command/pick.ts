import { variable } from '../build/css-value';
import { TokenFault } from '../build/fault';

/** A token's declaration in a built style sheet, with its semicolon. */
const DECLARATION = /(--p-[a-z0-9-]+):((?:[^;{}"]|"[^"{}]*")*);?/g;
const NAME = /--p-[a-z0-9-]+/g;
/** A use of `vars` of `@portal/tokens`, with the literal part of the path that follows. */
const PATH = /\bvars((?:\s*\??\.\s*[A-Za-z]\w*|\s*\[\s*(?:'\w+'|"\w+"|\d+)\s*\])*)/g;
const STEP = /\w+/g;
/** Empty rules, the innermost first. */
const EMPTY = /[^{};\n]*\{\s*\}\n?/;

/** Variables that `PortalProvider` reads in development to check that a brand’s style sheet is loaded. */
const ALWAYS = ['--p-site'];

function namesBehind(path: string, declared: readonly string[]): readonly string[] {
  const steps = path.match(STEP) ?? [];
  for (let end = steps.length; end > 0; end -= 1) {
    const name = variable(steps.slice(0, end).join('.'));
    const found = declared.filter((other) => other === name || other.startsWith(`${name}-`));
    if (found.length > 0) return found;
  }
  return declared;
}

/**
 * Tokens that a source uses, as variables or through `vars`. A path that ends early or is computed counts as
 * all tokens it may refer to.
 */
function usedIn(source: string, declared: readonly string[]): readonly string[] {
  const names: readonly string[] = source.match(NAME) ?? [];
  if (!source.includes('@portal/tokens')) return names;
  // The import itself is not a use: `import { vars }`.
  const code = source.replaceAll(/\bimport\s*(?:type\s*)?\{[^}]*\}/g, '');
  return [...names, ...[...code.matchAll(PATH)].flatMap(([, path = '']) => namesBehind(path, declared))];
}

/** Style sheets cut to the tokens that are used. */
export type PickedSheets = { sheets: string[]; kept: number; of: number };

/**
 * Cuts style sheets of tokens to those that sources use, and those that these refer to.
 * @param sheets as `build` wrote them
 * @param sources style sheets and modules that use tokens
 * @throws TokenFault if a sheet has no tokens, or none of them is used
 */
export function pickTokens(sheets: readonly string[], sources: Iterable<string>): PickedSheets {
  const references = new Map<string, string[]>();
  for (const sheet of sheets) {
    const declarations = [...sheet.matchAll(DECLARATION)];
    if (declarations.length === 0)
      throw new TokenFault(['A style sheet has no tokens: give those of @portal/tokens, or of a brand.']);
    for (const [, name = '', value = ''] of declarations)
      references.set(name, [...(references.get(name) ?? []), ...(value.match(NAME) ?? [])]);
  }
  const declared = [...references.keys()];
  const kept = new Set<string>();
  const keep = (names: Iterable<string>): void => {
    for (const name of names) {
      const next = references.get(name);
      if (!next || kept.has(name)) continue;
      kept.add(name);
      keep(next);
    }
  };
  for (const source of sources) keep(usedIn(source, declared));
  if (kept.size === 0)
    throw new TokenFault(['None of the tokens is used there: give the folders of your own sources too.']);
  keep(ALWAYS);
  return {
    sheets: sheets.map((sheet) => {
      let picked = sheet.replaceAll(DECLARATION, (all, name: string) => (kept.has(name) ? all : ''));
      while (EMPTY.test(picked)) picked = picked.replace(EMPTY, '');
      return picked;
    }),
    kept: kept.size,
    of: declared.length,
  };
}
