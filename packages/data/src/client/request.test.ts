import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, createErrorList, RequestError, type Transport } from './request';

const origin = 'http://portal.example';
const json = (body: unknown, status = 200) => Response.json(body, { status });
const client = (transport: Transport, timeoutMs?: number) => {
  const errors = createErrorList();
  return {
    errors,
    ...createClient({ transport, origin, errors, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
  };
};
const failureOf = async (work: Promise<unknown>): Promise<RequestError> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
};
/** Collects twice: objects freed by the first run are found only by the second. */
const collectGarbage = async () => {
  if (!globalThis.gc) throw new Error('Node runs without --expose-gc');
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise(setImmediate);
    globalThis.gc();
  }
};

describe('a request', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('adds its failure to the client’s error list', async () => {
    const errors = createErrorList();
    const made = createClient({ transport: () => json({ httpCode: 503 }, 503), origin, errors });
    await failureOf(made.request('/x', v.object({})));
    expect(made.errors?.snapshot()).toHaveLength(1);
    expect(createClient({ origin })).not.toHaveProperty('errors');
  });

  it('lists the text of its own call, if the call has one', async () => {
    const errors = createErrorList();
    const apiInfo = { code: 'INVALID_CREDENTIALS', message: 'wrong credentials', type: 'error' };
    const made = createClient({ transport: () => json({ httpCode: 401, apiInfo }, 401), origin, errors });
    expect((await failureOf(made.request('/x', v.object({}), { call: 'login' }))).key).toBe('loginFailed');
    expect(errors.snapshot()).toMatchObject([{ message: 'wrong credentials', type: 'error' }]);
  });

  it('returns the inner response, or the body if it has none', async () => {
    const wrapped = client(() => json({ httpCode: 200, response: { nick: 'ada' } }));
    expect(await wrapped.request('/x', v.object({ nick: v.string() }))).toEqual({ nick: 'ada' });
    const bare = client(() => json({ nick: 'pep' }));
    expect(await bare.request('/x', v.object({ nick: v.string() }))).toEqual({ nick: 'pep' });
  });

  it('sends JSON with its method to its path', async () => {
    const transport = vi.fn<Transport>(() => json({ response: {} }));
    await client(transport).request('/api/a?b=1', v.object({}), { method: 'POST', body: { a: 1 } });
    const request = transport.mock.calls[0]?.[0];
    expect([request?.method, request?.url, await request?.json()]).toEqual([
      'POST',
      `${origin}/api/a?b=1`,
      { a: 1 },
    ]);
  });

  it.each([
    [400, 'The resource was not found on the server. Please try again later.'],
    [401, 'You are not authorized to perform this operation.'],
    [403, 'You are not authorized to perform this operation.'],
    [404, 'The resource was not found on the server. Please try again later.'],
    [412, 'Precondition failed. Please try again later.'],
    [500, 'An error occurred while making the request. Please try again later.'],
    [503, 'An error occurred while making the request. Please try again later.'],
  ])(
    'a request that fails with %i is thrown and listed with the text of the catalogue',
    async (status, message) => {
      const { request, errors } = client(() =>
        json({ httpCode: status, apiInfo: { message: 'server’s words', type: 'warning' } }, status),
      );
      expect((await failureOf(request('/x', v.object({})))).message).toBe(message);
      expect(errors.snapshot()).toEqual([{ message, type: 'warning', text: 'server’s words' }]);
    },
  );

  it('a request with an error code in its body alone has failed', async () => {
    const { request, errors } = client(() => json({ httpCode: 500, response: {} }));
    expect((await failureOf(request('/x', v.object({})))).key).toBe('requestFailed');
    expect(errors.snapshot()).toHaveLength(1);
    const missing = client(() => json({ httpCode: 404 }));
    expect((await failureOf(missing.request('/x', v.unknown()))).key).toBe('notFound');
  });

  it('may define what success is', async () => {
    const { request, errors } = client(() => json({ httpCode: 202 }));
    expect(await request('/x', v.unknown())).toEqual({ httpCode: 202 });
    const work = request('/x', v.unknown(), { isSuccess: () => false, call: 'newsletter' });
    expect((await failureOf(work)).key).toBe('newsletterFailed');
    expect(errors.snapshot()).toHaveLength(1);
  });

  it('rejects with the time-out message if the server does not respond', async () => {
    const { request, errors } = client(() => new Promise(() => undefined), 20);
    expect((await failureOf(request('/x', v.object({})))).key).toBe('timeout');
    expect(errors.snapshot()[0]?.message).toBe('Unable to connect to the server. Please try again later.');
  });

  it.each([
    ['alone', undefined],
    ['beside its caller’s signal', new AbortController().signal],
  ])('times out even when garbage is collected meanwhile, its limit %s', async (_, signal) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { request } = client(() => new Promise(() => undefined), 20);
    const failure = failureOf(request('/x', v.object({}), signal ? { signal } : {}));
    await collectGarbage();
    await vi.advanceTimersByTimeAsync(20);
    expect((await failure).key).toBe('timeout');
  });

  it('fails if the response does not match its schema', async () => {
    const { request } = client(() => json({ response: { nick: 3 } }));
    expect((await failureOf(request('/x', v.object({ nick: v.string() })))).key).toBe('requestFailed');
  });

  it('aborted by its caller is not listed as an error', async () => {
    const { request, errors } = client(() => new Promise(() => undefined));
    const giving = new AbortController();
    const work = request('/x', v.object({}), { signal: giving.signal });
    giving.abort();
    await expect(work).rejects.toThrow();
    expect(errors.snapshot()).toEqual([]);
  });
});

describe('the list of errors', () => {
  it('keeps the newest twenty, notifies its listeners, and lets them unsubscribe', () => {
    const list = createErrorList();
    const heard = vi.fn();
    const stop = list.subscribe(heard);
    for (let n = 1; n <= 25; n += 1) list.add({ message: String(n), type: 'error', text: '' });
    expect(list.snapshot().map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, at) => String(at + 6)),
    );
    const [first] = list.snapshot();
    if (first) list.dismiss(first);
    stop();
    list.add({ message: 'late', type: 'error', text: '' });
    expect(heard).toHaveBeenCalledTimes(26);
    expect(list.snapshot()).toHaveLength(20);
  });
});
