import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import type { Setting, Site } from '../axes';
import { siteContract } from '../contract';
import { KINDS, type TokenSpec, tokenRows } from '../token-spec';
import type { Rgb } from './colour';
import { cssValue, type Fallbacks, rgbOf } from './css-value';
import { TokenFault } from './fault';

/** Resolved token in one setting, with its CSS. */
type Resolved = { readonly spec: TokenSpec; readonly css: string; readonly rgb: Rgb | undefined };
export type ResolvedSet = ReadonlyMap<string, Resolved>;

export type Resolver = {
  /** Tokens that all sites share. */
  readonly core: () => ResolvedSet;
  /**
   * Tokens of the contract in one setting. Throws `TokenFault` naming each missing, unknown or mistyped one.
   */
  readonly site: (setting: Setting) => ResolvedSet;
};

/** Groups that other tokens are derived from; they are not part of any style sheet. */
const PRIMITIVE = /^(palette|pole)\./;

/** `space.2` before `space.10`. */
const BY_NAME = new Intl.Collator('en-us', { numeric: true });

const CORE_KINDS = { dimension: 'length', number: 'number', duration: 'time', cubicBezier: 'ease' } as const;

const isCoreType = (type: string): type is keyof typeof CORE_KINDS => type in CORE_KINDS;

function coreRow(id: string, token: TokenNormalized): [string, Resolved] {
  if (!isCoreType(token.$type)) throw new TokenFault([`core: ${id} has type ${token.$type}`]);
  const spec = { kind: CORE_KINDS[token.$type], doc: token.$description ?? '' };
  return [id, { spec, css: cssValue(token, spec.kind, new Map()), rgb: undefined }];
}

/** File that lists the token files of each site, scheme and contrast. */
export const RESOLVER_FILE = 'portal.resolver.json';

type SiteModifier = { default: string; contexts: Record<string, unknown> };

/** A brand with its tokens outside of this package. */
export type OutsideBrand = { readonly alias: string; readonly file: string };

/** The resolver document for some sites only: the parser reads and checks the sources of all sites in it. */
function resolverOf(source: string, sites: readonly (Site | OutsideBrand)[]): string {
  const resolver: { modifiers: { site: SiteModifier } } = JSON.parse(source);
  const { site } = resolver.modifiers;
  const contexts = Object.fromEntries(
    sites.map((one) =>
      typeof one === 'string'
        ? [one, site.contexts[one]]
        : [one.alias, [{ $ref: pathToFileURL(one.file).href }]],
    ),
  );
  const [first = site.default] = Object.keys(contexts);
  const modifiers = { ...resolver.modifiers, site: { ...site, default: first, contexts } };
  return JSON.stringify({ ...resolver, modifiers });
}

/**
 * Reads the DTCG sources under `root`.
 * @param fallbacks maps a family to the metric-matched names that follow it
 * @param sites to resolve; all if omitted
 */
export async function loadTokens(
  root: string,
  fallbacks: Fallbacks,
  sites?: readonly (Site | OutsideBrand)[],
): Promise<Resolver> {
  const cwd = pathToFileURL(`${root}/`);
  const filename = pathToFileURL(join(root, RESOLVER_FILE));
  // Sorting the tokens of every setting is half of the parser's work; only the order of the core is used, and
  // it is sorted once below.
  const config = defineConfig(
    { lint: { rules: { 'core/consistent-naming': 'off' } }, alphabetize: false },
    { cwd },
  );
  const all = await readFile(filename, 'utf8');
  const src = sites ? resolverOf(all, sites) : all;
  const { resolver } = await parse([{ filename, src }], {
    config,
    req: (url) => readFile(url, 'utf8'),
  });
  const contract = new Map(tokenRows(siteContract));
  const inCore = (id: string) => !contract.has(id) && !PRIMITIVE.test(id);
  const coreTokens = resolver.apply({}, { sets: ['core'], modifiers: [] });
  const coreIds = new Set(Object.keys(coreTokens).filter(inCore).sort(BY_NAME.compare));

  return {
    core: () => new Map([...coreIds].flatMap((id) => (coreTokens[id] ? [coreRow(id, coreTokens[id])] : []))),
    site: (setting) => {
      const tokens = resolver.apply(setting);
      const rows = new Map<string, Resolved>();
      const faults: string[] = [];
      for (const [id, spec] of contract) {
        const token = tokens[id];
        if (!token) faults.push(`${setting.site}: token ${id} is missing (${spec.doc})`);
        else if (token.$type !== KINDS[spec.kind].type)
          faults.push(`${setting.site}: token ${id} is a ${token.$type}, needed ${KINDS[spec.kind].type}`);
        else rows.set(id, { spec, css: cssValue(token, spec.kind, fallbacks), rgb: rgbOf(token) });
      }
      for (const id of Object.keys(tokens)) {
        if (!contract.has(id) && !coreIds.has(id) && !PRIMITIVE.test(id))
          faults.push(`${setting.site}: token ${id} is in no contract`);
      }
      if (faults.length > 0) throw new TokenFault(faults);
      return rows;
    },
  };
}
