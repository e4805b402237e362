import {
  type AnsweredFailure,
  aborted,
  type ErrorCall,
  type ErrorKey,
  errorFor,
  failureOf,
  type GlobalError,
  globalError,
  REQUEST_TEXTS,
  REQUEST_TIMEOUT_MS,
  timeLimit,
  unwrap,
} from '@portal/model';
import * as v from 'valibot';
import { createStore, readable, type Store } from './store';

/** Second argument of a transport, in addition to the request. */
export type TransportOptions = {
  /** Aborts when the call times out or its caller aborts it. */
  signal: AbortSignal;
};

/** Carries a request: the browser's `fetch`, or the back end's own handler in the same process. */
export type Transport = (request: Request, options: TransportOptions) => Response | Promise<Response>;

/** A call that failed: `key` names its text in the error catalogue (spec §8). */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    readonly key: ErrorKey,
    readonly failure: AnsweredFailure,
    options?: ErrorOptions,
  ) {
    super(
      key in REQUEST_TEXTS
        ? REQUEST_TEXTS[key as keyof typeof REQUEST_TEXTS]
        : failure.apiInfo.message || key,
      options,
    );
  }
}

/**
 * Narrows an error to a failed call.
 * @throws the error itself if it is anything else, such as a bug in the page
 */
export function failedCall(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}

/** Options of a client: origin, transport (`fetch` by default), time-out in milliseconds, and an error list. */
export type ClientOptions = {
  transport?: Transport;
  /** Origin of the requested paths; in a browser, the page's own. */
  origin: string;
  /** Milliseconds; 10 s by default (spec §7). */
  timeoutMs?: number;
  /** List that failed calls are added to; without it they are only thrown. */
  errors?: ErrorList;
};

/** Options of one call; by default it is a `GET` with the general texts of failures (spec §8). */
export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** Selects the text of the call's failure. */
  call?: ErrorCall;
  /**
   * Whether the body of a 2xx is a success; by default its httpCode, if it has one, is below 400 (spec §8).
   */
  isSuccess?: (body: unknown) => boolean;
  signal?: AbortSignal;
};

/** A response before its body is read. */
export type RawAnswer = { status: number; headers: Headers; body: () => Promise<unknown> };

/**
 * Calls to the back end with its envelope removed, responses parsed and failures added to the error list
 * (spec §7).
 */
export type Client = {
  /**
   * The `response` field of the body, parsed.
   * @throws RequestError
   */
  request: <S extends v.GenericSchema>(
    path: string,
    schema: S,
    options?: RequestOptions,
  ) => Promise<v.InferOutput<S>>;
  /**
   * The raw response, for callers that read its status; 2xx and 304 only.
   * @throws RequestError
   */
  raw: (path: string, options?: RequestOptions) => Promise<RawAnswer>;
  /** The list that failed calls are added to, if the client has one. */
  errors?: ErrorList;
};

/** Creates the client of all calls: time-out, envelope, catalogue of errors, global list. */
export function createClient({
  transport = (request, options) => fetch(request, options),
  origin,
  timeoutMs = REQUEST_TIMEOUT_MS,
  errors,
}: ClientOptions): Client {
  const fail = (failure: AnsweredFailure, call: ErrorCall | undefined, cause?: unknown): never => {
    const error = new RequestError(errorFor(failure, call), failure, { cause });
    errors?.add(globalError(error.message, failure));
    throw error;
  };

  const send = async (
    path: string,
    { method = 'GET', body, headers, call, signal }: RequestOptions,
  ): Promise<Response> => {
    const request = new Request(new URL(path, origin), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const limit = timeLimit(timeoutMs, signal);
    try {
      // A transport in this process ignores the signal, so the time-out is raced with it.
      return await Promise.race([transport(request, { signal: limit }), aborted(limit)]);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      return fail(failureOf(null), call, cause);
    }
  };

  const raw = async (path: string, options: RequestOptions = {}): Promise<RawAnswer> => {
    const response = await send(path, options);
    if (!response.ok && response.status !== 304)
      fail(failureOf(response.status, await readJson(response)), options.call);
    return { status: response.status, headers: response.headers, body: () => readJson(response) };
  };

  return {
    ...(errors ? { errors } : {}),
    raw,
    request: async (path, schema, options = {}) => {
      const answer = await raw(path, options);
      const body = await answer.body();
      if (!(options.isSuccess ?? hasSuccessCode)(body)) fail(failureOf(answer.status, body), options.call);
      const parsed = v.safeParse(schema, unwrap(body));
      if (parsed.success) return parsed.output;
      return fail(failureOf(500, body), options.call, new v.ValiError(parsed.issues));
    },
  };
}

const hasSuccessCode = (body: unknown) => (failureOf(null, body).httpCode ?? 200) < 400;

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Errors kept in the list; the oldest are dropped. */
const MAX_ERRORS = 20;

/** The global list of failed calls (spec §7), newest last. */
export type ErrorList = Store<readonly GlobalError[]> & {
  add: (error: GlobalError) => void;
  dismiss: (error: GlobalError) => void;
};

/** Creates the global error list (spec §7): a store of failed calls, oldest first, that drops the oldest when full. */
export function createErrorList(): ErrorList {
  const store = createStore<readonly GlobalError[]>([]);
  const { snapshot, set } = store;
  return {
    ...readable(store),
    add: (error) => set([...snapshot(), error].slice(-MAX_ERRORS)),
    dismiss: (error) => set(snapshot().filter((kept) => kept !== error)),
  };
}
