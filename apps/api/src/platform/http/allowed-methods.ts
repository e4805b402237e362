import type { Hono } from 'hono';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];
/** Every path: what is registered there stands before an answer, such as a bound on bodies. */
const EVERYWHERE: ReadonlySet<string> = new Set(['*', '/*']);

/**
 * Value of `Allow` for a request that an app does not answer: the methods that it answers at this path. Null where it answers none, and
 * where it answers this very method: then it is the path that leads to nothing.
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
    // Whatever is answered to GET is answered to HEAD.
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return allowed.length && !allowed.includes(asked) ? allowed.join(', ') : null;
}
