import type { Hono } from 'hono';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];
/** Every path: what is registered there stands before an answer, such as a bound on bodies. */
const EVERYWHERE: ReadonlySet<string> = new Set(['*', '/*']);

/**
 * Value of `Allow` for a path: the methods that an app answers there; null where it answers none.
 * @param always methods that it answers at every path
 */
export function allowedMethods(
  { router }: Pick<Hono, 'router'>,
  path: string,
  always: readonly Method[] = [],
): string | null {
  const answers = (method: Method) =>
    router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && !EVERYWHERE.has(route.path));
  const allowed = METHODS.filter((method) => always.includes(method) || answers(method));
  if (!allowed.length) return null;
  // Whatever is answered to GET is answered to HEAD.
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}
