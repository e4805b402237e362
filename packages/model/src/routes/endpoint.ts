import type * as v from 'valibot';
import type { ErrorCall } from '../errors/catalogue';
import type { DeskAct } from '../newsroom/roles';

/** Methods of endpoints. A GET takes its input from the query, the others from a JSON body. */
export const ENDPOINT_METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
/** HTTP method of an endpoint, one of `ENDPOINT_METHODS`. */
export type EndpointMethod = (typeof ENDPOINT_METHODS)[number];

/** Callers of endpoints. Changes must also come from a page of the site's own host. */
export const CALLERS = [
  /** Anyone, on a site without accounts too. */
  'anyone',
  /** Anyone, on a site with accounts. */
  'visitor',
  /** A logged-in reader. */
  'reader',
  /** A logged-in reader whose account no guardian manages. */
  'independent',
  /** A logged-in reader with a confirmed email address. */
  'proven',
  /** A reader who is both independent and proven. */
  'participant',
  /** Anyone, at the login of the desk. */
  'desk-visitor',
  /** Someone at the desk before their second factor. */
  'desk-password',
  /** Someone at the desk, whose role allows the endpoint's action if it names one. */
  'desk',
] as const;
/** Kind of caller that an endpoint accepts, one of `CALLERS`. */
export type Caller = (typeof CALLERS)[number];

/**
 * Input of an endpoint, by the type of its schema. The schema itself stays out of browser bundles: the back
 * end names it where it reads the input, and the compiler compares both. Written `body: {} as Takes<typeof x>`:
 * declaration files then name the schema too.
 */
export type Takes<S extends v.GenericSchema> = { readonly schema?: S };

/** An endpoint: the back end's route and the client's method derive from it. */
export type Endpoint = {
  readonly method: EndpointMethod;
  /** Path; `:name` is one segment. */
  readonly path: `/${string}`;
  readonly who: Caller;
  /** Lowest permission that it requires of someone at the desk; none by default. */
  readonly act?: DeskAct;
  readonly query?: Takes<v.GenericSchema>;
  readonly body?: Takes<v.GenericSchema>;
  /**
   * Its response: the input is what the back end sends, the output what the client returns. None by default.
   */
  readonly response?: v.GenericSchema;
  /** Selects the texts of its failures (spec §8). */
  readonly errors?: ErrorCall;
};

/** Endpoints by the names of the client's methods. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** A URL has `..` resolved, also as `%2E%2E`: encoded twice, it stays a segment, which names nothing. */
const segmentOf = (value: string): string =>
  /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value);

/** Path of an endpoint, with the values of its segments in their order. */
export function endpointPath({ path }: Pick<Endpoint, 'path'>, ...segments: readonly unknown[]): string {
  const left = [...segments];
  return path.replace(/:\w+/g, () => segmentOf(String(left.shift())));
}

/** Names of the segments of a path: ''id'' of `/poll/:id/vote`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
