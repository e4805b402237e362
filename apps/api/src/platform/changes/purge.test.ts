import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, ChangeListener } from './change';
import { type Purging, purgeChanges } from './purge';
import type { PURGE_FORMATS } from './purge-settings';

type Call = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};

/** A cache that records its calls. */
class Cache {
  private readonly calls: Call[] = [];
  private waiting: ((call: Call) => void) | undefined;
  /** Statuses of the next responses; 200 after them. */
  readonly statuses: number[] = [];
  readonly server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.statusCode = this.statuses.shift() ?? 200;
    response.end();
    const call = { method: request.method, url: request.url, headers: request.headers, body };
    if (this.waiting) this.waiting(call);
    else this.calls.push(call);
    this.waiting = undefined;
  });

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/purge`;
  }

  next(): Promise<Call> {
    const call = this.calls.shift();
    return call ? Promise.resolve(call) : new Promise((resolve) => (this.waiting = resolve));
  }

  get unread(): number {
    return this.calls.length;
  }
}

let cache: Cache;
let url: string;
let listener: ChangeListener | undefined;
let purging: Purging | undefined;
let logged: (message: string) => void;
let log: Promise<string>;

const open = (format: (typeof PURGE_FORMATS)[number], token?: string) => {
  const subscribe = (added: ChangeListener) => {
    listener = added;
    return () => {
      listener = undefined;
    };
  };
  purging = purgeChanges({ subscribe }, { url, format, token }, ['far', 'ones'], (message) =>
    logged(message),
  );
};
/** Opens it and discards the purge that it sends at its start. */
const begin = async (format: (typeof PURGE_FORMATS)[number], token?: string) => {
  open(format, token);
  await cache.next();
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1_500);
  await cache.next();
  await new Promise((resolve) => setImmediate(resolve));
};
const tell = (change: Change | null) => listener?.(change);
const keysIn = ({ headers }: Call) => String(headers['surrogate-key']).split(' ');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  log = new Promise((resolve) => {
    logged = resolve;
  });
  cache = new Cache();
  url = await cache.open();
});
afterEach(() => {
  purging?.close();
  vi.useRealTimers();
  cache.server.closeAllConnections();
  cache.server.close();
});

it('purges everything at the start: changes made while no process ran are unknown', async () => {
  open('varnish');
  expect(keysIn(await cache.next())).toEqual(['site-far', 'site-ones']);
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1_500);
  expect(keysIn(await cache.next())).toEqual(['site-far', 'site-ones']);
});

describe('a shared cache is purged after a change', () => {
  const change = { sites: ['far'], contents: ['1', '12'] };

  it('a shared cache is purged after a change in the format of the Varnish example', async () => {
    await begin('varnish');
    tell(change);
    const { method, url: path, headers } = await cache.next();
    expect([method, path, headers['surrogate-key'], headers.authorization]).toEqual([
      'PURGE',
      '/purge',
      'c1 c12 list-far',
      undefined,
    ]);
  });

  it('a shared cache is purged after a change in the format of Fastly', async () => {
    await begin('fastly', 'secret');
    tell(change);
    const { method, headers } = await cache.next();
    expect([method, headers['surrogate-key'], headers['fastly-key']]).toEqual([
      'POST',
      'c1 c12 list-far',
      'secret',
    ]);
  });

  it('a shared cache is purged after a change in the format of Cloudflare', async () => {
    await begin('cloudflare', 'secret');
    tell(change);
    const { method, headers, body } = await cache.next();
    expect([method, headers.authorization, headers['content-type']]).toEqual([
      'POST',
      'Bearer secret',
      'application/json',
    ]);
    expect(JSON.parse(body)).toEqual({ tags: ['c1', 'c12', 'list-far'] });
  });

  it('again, once every process has dropped its own copies', async () => {
    await begin('varnish');
    tell(change);
    await cache.next();
    // The first call ends before the clock advances.
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(1_499);
    await new Promise((resolve) => setImmediate(resolve));
    expect(cache.unread).toBe(0);
    vi.advanceTimersByTime(1);
    expect(keysIn(await cache.next())).toEqual(['c1', 'c12', 'list-far']);
  });

  it('a shared cache is purged after a change by site if anything may have changed', async () => {
    await begin('varnish');
    tell(null);
    expect(keysIn(await cache.next())).toEqual(['site-far', 'site-ones']);
  });
});

describe('many keys', () => {
  const contents = Array.from({ length: 65 }, (_, at) => String(at));

  it('are split into calls of as many as the cache accepts', async () => {
    await begin('cloudflare');
    tell({ sites: [], contents });
    const tags = [];
    for (let call = 0; call < 3; call += 1) {
      const { body } = await cache.next();
      tags.push(JSON.parse(body).tags);
    }
    expect(tags.map(({ length }) => length)).toEqual([30, 30, 5]);
    expect(tags.flat()).toEqual(contents.map((id) => `c${id}`));
  });

  it('beyond the maximum become whole sites', async () => {
    await begin('varnish');
    tell({ sites: [], contents: Array.from({ length: 10_001 }, (_, at) => String(at)) });
    expect(keysIn(await cache.next())).toEqual(['site-far', 'site-ones']);
  });
});

it('retries a failed call, together with the keys that came meanwhile', async () => {
  await begin('varnish');
  cache.statuses.push(500);
  tell({ sites: [], contents: ['1'] });
  await cache.next();
  expect(await log).toContain('500');
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1_000);
  expect(keysIn(await cache.next())).toEqual(['c1']);
});

it('makes no more calls once closed', async () => {
  await begin('varnish');
  cache.statuses.push(500);
  tell({ sites: [], contents: ['1'] });
  await cache.next();
  await log;
  purging?.close();
  expect(listener).toBeUndefined();
  vi.advanceTimersByTime(100_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(cache.unread).toBe(0);
});
