import type { Hono } from 'hono';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];
/** Patterns for every path: handlers registered there are middleware, such as the limit on bodies. */
const EVERYWHERE: ReadonlySet<string> = new Set(['*', '/*']);

/**
 * Value of `Allow` for an unanswered request: the methods that the app answers at this path. Null if it
 * answers none, or if it answers this very method: then the path leads nowhere.
 * @param always methods that it answers at every path
 */
export function allowedMethods(
  { router }: Pick<Hono, 'router'>,
  { method: asked, path }: { method: string; path: string },
  always: readonly Method[] = [],
): string | null {
  const answers = (method: Method) =>
    router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && !EVERYWHERE.has(route.path));
  const allowed = METHODS.filter((method) => always.includes(method) || answers(method))
    // Every GET handler also responds to HEAD.
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return allowed.length && !allowed.includes(asked) ? allowed.join(', ') : null;
}
