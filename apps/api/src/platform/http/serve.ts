import type { Caller, Endpoint, Endpoints, PathParams, Takes } from '@portal/model';
import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { bodyOf, checked, withCookies } from './envelopes';

/**
 * Finds out who calls, for each kind of caller.
 * @throws ApiError for anyone else
 */
export type Guards = { readonly [Who in Caller]?: (c: Context, endpoint: Endpoint) => Promise<object> };

/** Input of a kind, checked by the schema that the endpoint declares. */
type Checked<T> = T extends Takes<infer S> ? S : never;

/** A request to an endpoint. Inputs are read on demand, so that a handler may count the request first. */
export type EndpointRequest<E extends Endpoint> = {
  c: Context;
  params: { readonly [Name in PathParams<E['path']>]: string };
  /** @throws ApiError 400 for a query that the schema rejects */
  query: <S extends Checked<E['query']>>(schema: S) => v.InferOutput<S>;
  /** @throws ApiError 400 for a body that the schema rejects */
  body: <S extends Checked<E['body']>>(schema: S) => Promise<v.InferOutput<S>>;
};

/** Response of an endpoint; a `Response` of its own has other headers than the usual private ones. */
type Answer<E extends Endpoint> = E extends { response: infer S extends v.GenericSchema }
  ? Promise<v.InferInput<S> | Response>
  : Promise<void> | Promise<Response>;

type Caught<G extends Guards, Who extends Caller> = G[Who] extends (...args: never) => Promise<infer Found>
  ? Found
  : never;

/** Handlers of endpoints, by the names of the endpoints. */
export type Handlers<Es extends Endpoints, G extends Guards> = {
  readonly [Name in keyof Es]: (
    request: EndpointRequest<Es[Name]> & Caught<G, Es[Name]['who']>,
  ) => Answer<Es[Name]>;
};

/** Routes endpoints to their handlers, in the order of the endpoints. */
export function serve<Es extends Endpoints, G extends Guards>(
  app: Hono,
  guards: G,
  endpoints: Es,
  handlers: Handlers<Es, G>,
): void;
// The signature above pairs each handler with its endpoint and caller; a loop over all of them cannot.
export function serve(
  app: Hono,
  guards: Guards,
  endpoints: Endpoints,
  handlers: Readonly<Record<string, (request: EndpointRequest<Endpoint>) => Promise<unknown>>>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const guard = guards[endpoint.who];
    const handler = handlers[name];
    if (!guard || !handler) throw new Error(`${endpoint.method} ${endpoint.path}: nobody handles it`);
    app.on(endpoint.method, endpoint.path, async (c) => {
      const caller = await guard(c, endpoint);
      const answer = await handler({
        ...caller,
        c,
        params: c.req.param(),
        query: (schema) => checked(schema, c.req.query()),
        body: async (schema) => checked(schema, await bodyOf(c)),
      });
      if (answer instanceof Response) return answer;
      return endpoint.response ? withCookies(c, answer) : withCookies(c, { success: true });
    });
  }
}
