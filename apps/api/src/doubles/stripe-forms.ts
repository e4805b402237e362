import { randomUUID } from 'node:crypto';

/** Nested fields of a form under a name, such as `metadata[site]`. */
export const namedIn = (fields: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(fields).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']')
        ? [[key.slice(name.length + 1, -1), value] as const]
        : [],
    ),
  );
/** Id in Stripe's format. */
export const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
