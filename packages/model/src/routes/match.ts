import { factsOf, ROUTES, type RouteName } from './table';

// What is made of the table is marked as pure, so that bundlers leave out what nobody reads.
const NAMES = /* @__PURE__ */ Object.keys(ROUTES) as readonly RouteName[];

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Names of the parts that a pattern leaves open. */
export type RouteParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | RouteParams<Rest>
  : never;

/** An address by its name in the table, with its open parts. */
export type RouteMatch = { route: RouteName; params: Readonly<Record<string, string>> };

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    if (expected === '*') return params;
    const part = parts[at];
    if (part === undefined) return null;
    if (expected.startsWith(':')) params[expected.slice(1)] = part;
    else if (expected !== part) return null;
  }
  return pattern.length === parts.length ? params : null;
}

const PATTERNS = /* @__PURE__ */ NAMES.map((route) => ({ route, pattern: partsOf(ROUTES[route]) }));

/**
 * Which address of the table a path is: every path is one, if only a content's.
 * @param path decoded, with or without its last slash
 */
export function matchRoute(path: string): RouteMatch {
  const parts = partsOf(path);
  for (const { route, pattern } of PATTERNS) {
    const params = paramsOf(pattern, parts);
    if (params) return { route, params };
  }
  return { route: 'content', params: {} };
}

/** Writes an address of the table. @param params its open parts, as they are written in addresses */
export const pathTo = <N extends RouteName>(
  route: N,
  params: Readonly<Record<RouteParams<(typeof ROUTES)[N]>, string>>,
): string => {
  const given: Readonly<Record<string, string>> = params;
  return ROUTES[route].replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? '');
};

/** First words of addresses that are no newsroom's to give: a content that came to one could not be read. */
export const RESERVED_WORDS: readonly string[] = /* @__PURE__ */ (() => [
  ...new Set(
    NAMES.filter((route) => factsOf(route).kind !== 'data').flatMap((route) =>
      partsOf(ROUTES[route]).slice(0, 1),
    ),
  ),
])();

/** Listings that the sitemap has on every site with what they need. */
export const SITEMAP_ROUTES: readonly RouteName[] = /* @__PURE__ */ NAMES.filter(
  (route) => factsOf(route).inSitemap,
);

/**
 * What robots.txt asks search engines to leave alone: folders with a slash at their end, and whole words without, which the
 * name of a section may begin with.
 */
export const UNCRAWLED_PATHS: readonly string[] = /* @__PURE__ */ (() => [
  ...new Set(
    NAMES.filter((route) => factsOf(route).isUncrawled).map((route) => {
      const [word = ''] = partsOf(ROUTES[route]);
      // An address without a last slash is a word that sections may begin with.
      const isBare = NAMES.some((other) => ROUTES[other] === `/${word}`);
      return isBare ? `/${word}` : `/${word}/`;
    }),
  ),
])();
