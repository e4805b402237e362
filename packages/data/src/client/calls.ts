import { type Endpoint, type Endpoints, endpointPath, type Takes } from '@portal/model';
import * as v from 'valibot';
import type { Client } from './request';

/** Values of the path's segments, in their order. */
type PathArgs<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [segment: string | number, ...PathArgs<`/${Rest}`>]
  : Path extends `${string}:${string}`
    ? [segment: string | number]
    : [];

/** An input without required fields may be left out. */
type Input<T> =
  T extends Takes<infer S>
    ? Record<never, never> extends v.InferInput<S>
      ? [input?: v.InferInput<S>]
      : [input: v.InferInput<S>]
    : [];

type Output<E extends Endpoint> = E extends { response: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined;

/** Arguments of an endpoint's method: the segments of its path, then its body, then its query. */
export type CallArgs<E extends Endpoint> = [
  ...PathArgs<E['path']>,
  ...(E extends { body: infer B } ? Input<B> : []),
  ...(E extends { query: infer Q } ? Input<Q> : []),
];

/** Method of an endpoint. It rejects with a RequestError. */
export type CallOf<E extends Endpoint> = (...args: CallArgs<E>) => Promise<Output<E>>;
/** Methods of endpoints, one each, by their names. */
export type CallsOf<Es extends Endpoints> = { readonly [Name in keyof Es]: CallOf<Es[Name]> };

/** Query of the defined values, with its question mark; empty without any. */
function queryOf(input: unknown): string {
  const pairs = Object.entries(Object(input)).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

/** Calls an endpoint: the segments of its path, its body and its query are taken from the arguments in turn. */
async function call({ request }: Client, endpoint: Endpoint, args: readonly unknown[]): Promise<unknown> {
  const { method, path, response, errors } = endpoint;
  const inputs = args.slice(path.split(':').length - 1);
  const body = endpoint.body && inputs.shift();
  const query = endpoint.query && inputs.shift();
  const url = endpointPath(endpoint, ...args) + queryOf(query);
  const answer = await request(url, response ?? v.unknown(), {
    method,
    ...(body === undefined ? {} : { body }),
    ...(errors ? { call: errors } : {}),
  });
  return response ? answer : undefined;
}

/** Calls of endpoints over a client, one method each, named as the endpoints are. */
export function createCalls<const Es extends Endpoints>(client: Client, endpoints: Es): CallsOf<Es>;
// The signature above pairs each method with its endpoint; a loop over all of them cannot.
export function createCalls(
  client: Client,
  endpoints: Endpoints,
): Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>> {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      (...args: readonly unknown[]) => call(client, endpoint, args),
    ]),
  );
}
