import { factsOf, ROUTES, type RouteName } from './table';

// Values derived from the table are marked as pure, so that bundlers drop unused ones.
const NAMES = /* @__PURE__ */ Object.keys(ROUTES) as readonly RouteName[];

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Names of the parameters of a pattern. */
export type RouteParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | RouteParams<Rest>
  : never;

/** A route by its name in the table, with its parameters. */
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
 * The route that a path matches: every path has one, by default that of an article.
 * @param path decoded, with or without its trailing slash
 */
export function matchRoute(path: string): RouteMatch {
  const parts = partsOf(path);
  for (const { route, pattern } of PATTERNS) {
    const params = paramsOf(pattern, parts);
    if (params) return { route, params };
  }
  return { route: 'content', params: {} };
}

/**
 * Builds the path of a route.
 * @param params its parameters, already encoded
 */
export const pathTo = <N extends RouteName>(
  route: N,
  params: Readonly<Record<RouteParams<(typeof ROUTES)[N]>, string>>,
): string => {
  const given: Readonly<Record<string, string>> = params;
  return ROUTES[route].replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? '');
};

/** First path segments that articles must not use: a route of the table would hide them. */
export const RESERVED_WORDS: readonly string[] = /* @__PURE__ */ (() => [
  ...new Set(
    NAMES.filter((route) => factsOf(route).kind !== 'data').flatMap((route) =>
      partsOf(ROUTES[route]).slice(0, 1),
    ),
  ),
])();

/** Listings in the sitemap of every site with the features they need. */
export const SITEMAP_ROUTES: readonly RouteName[] = /* @__PURE__ */ NAMES.filter(
  (route) => factsOf(route).inSitemap,
);

/**
 * Paths that robots.txt disallows: folders with a trailing slash, and whole words without one, which would
 * also match sections whose name begins with them.
 */
export const UNCRAWLED_PATHS: readonly string[] = /* @__PURE__ */ (() => [
  ...new Set(
    NAMES.filter((route) => factsOf(route).isUncrawled).map((route) => {
      const [word = ''] = partsOf(ROUTES[route]);
      // A path without a trailing slash would also match sections whose name begins with it.
      const isBare = NAMES.some((other) => ROUTES[other] === `/${word}`);
      return isBare ? `/${word}` : `/${word}/`;
    }),
  ),
])();
