import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overHttp } from './backend';
import { BackendUnavailable } from './circuit';

const SIGNATURE_HEADERS = ['portal-signature', 'stripe-signature'];

type Told = { sites: string[]; contents: string[] } | null;

/**
 * Starts a server.
 * @returns its origin
 */
async function originOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A back end that reports changes, driven by its test. */
class Teller {
  private readonly listening: ServerResponse[] = [];
  private waiting: ((response: ServerResponse) => void) | undefined;
  /** Silence that each portal reported, in milliseconds. */
  readonly silences: (string | null)[] = [];
  knowsMissed = false;
  readonly server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    if (pathname !== '/api/front/changes') response.writeHead(404).end();
    else {
      this.silences.push(searchParams.get('silence'));
      const missed = this.knowsMissed && searchParams.has('silence') ? { 'portal-missed': 'told' } : {};
      response.writeHead(200, { 'content-type': 'application/x-ndjson', ...missed }).write('\n');
      if (this.waiting) this.waiting(response);
      else this.listening.push(response);
      this.waiting = undefined;
    }
  });

  open(): Promise<string> {
    return originOf(this.server);
  }

  /** The next portal that connects. */
  next(): Promise<ServerResponse> {
    const response = this.listening.shift();
    return response ? Promise.resolve(response) : new Promise((resolve) => (this.waiting = resolve));
  }
}

describe('a portal with a remote back end', () => {
  const told: Told[] = [];
  let teller: Teller;
  let stop: () => void;
  let close: () => void;
  let logged: string[];
  const heard = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count), { timeout: 5_000 });

  beforeEach(async () => {
    told.length = 0;
    logged = [];
    teller = new Teller();
    const backend = overHttp(await teller.open(), { log: (message) => logged.push(message) });
    close = backend.close;
    stop = backend.watch((change) =>
      told.push(change && { sites: [...change.sites], contents: [...change.contents] }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    stop();
    close();
    teller.server.closeAllConnections();
    teller.server.close();
  });

  it("passes on the back end's headers, except those of their connection", async () => {
    const hopByHop = {
      connection: 'keep-alive, x-a',
      'keep-alive': 'timeout=5',
      trailer: 'x-b',
      te: 'trailers',
    };
    const answering = createServer((_, response) => {
      response.writeHead(206, { ...hopByHop, 'content-range': 'bytes 0-1/9', upgrade: 'h2c' }).end('ab');
    });
    const backend = overHttp(await originOf(answering), { log: () => undefined });
    try {
      const answer = await backend.forward(new Request('http://far.localhost/media/a'));
      expect([answer.status, await answer.text()]).toEqual([206, 'ab']);
      expect(answer.headers.get('content-range')).toBe('bytes 0-1/9');
      for (const name of [...Object.keys(hopByHop), 'upgrade', 'transfer-encoding', 'content-length'])
        expect(answer.headers.has(name), name).toBe(false);
    } finally {
      backend.close();
      answering.closeAllConnections();
      answering.close();
    }
  });

  it('aborts the request for a picture if its reader leaves, without opening the circuit', async () => {
    const logged: string[] = [];
    const waiting = createServer();
    const backend = overHttp(await originOf(waiting), { log: (line) => logged.push(line) });
    const reader = new AbortController();
    try {
      const asked = once(waiting, 'request');
      const request = new Request('http://far.localhost/media/a');
      Object.defineProperty(request, 'signal', { value: reader.signal });
      const answer = backend.forward(request);
      const [, response] = await asked;
      const ended = once(response, 'close');
      reader.abort();
      await ended;
      expect((await answer).status).toBe(499);
      expect(logged).toEqual([]);
    } finally {
      backend.close();
      waiting.closeAllConnections();
      waiting.close();
    }
  });

  it('times out a request even if garbage is collected meanwhile', async () => {
    if (!globalThis.gc) throw new Error('Node runs without --expose-gc');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = createServer();
    const backend = overHttp(await originOf(silent), { log: () => undefined });
    try {
      const asked = once(silent, 'request');
      const call = expect(backend.forward(new Request('http://far.localhost/api/x'))).rejects.toBeInstanceOf(
        BackendUnavailable,
      );
      await asked;
      for (let turn = 0; turn < 2; turn += 1) {
        await new Promise(setImmediate);
        globalThis.gc();
      }
      await vi.advanceTimersByTimeAsync(10_000);
      await call;
    } finally {
      backend.close();
      silent.closeAllConnections();
      silent.close();
    }
  });

  it('forwards the signature headers and the unchanged body of a signed message', async () => {
    const heard: string[] = [];
    const answering = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      heard.push(body, ...SIGNATURE_HEADERS.map((name) => String(request.headers[name])));
      response.end();
    });
    const backend = overHttp(await originOf(answering), { log: () => undefined });
    try {
      const body = '{ "a":  "ç" }';
      const headers = { 'portal-signature': 't=1,v1=a', 'stripe-signature': 't=2,v1=b' };
      await backend.forward(
        new Request('http://far.localhost/api/webhooks/x', { method: 'POST', body, headers }),
      );
      expect(heard).toEqual([body, 't=1,v1=a', 't=2,v1=b']);
    } finally {
      backend.close();
      answering.closeAllConnections();
      answering.close();
    }
  });

  it('receives each change, wherever its line was split, and ignores pulses', async () => {
    const portal = await teller.next();
    const line = '{"sites":["far"],"contents":["1"]}';
    for (const piece of [`${line.slice(0, 7)}`, line.slice(7), '\n\n', `${line}\n${line}`, '\n']) {
      portal.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await heard(3);
    expect(told).toEqual(Array(3).fill({ sites: ['far'], contents: ['1'] }));
  });

  it('treats a line that it cannot parse as a change of anything', async () => {
    (await teller.next()).write('{"what":1}\n');
    await heard(1);
    expect(told).toEqual([null]);
  });

  it('reconnects when the connection ends, and treats what it may have missed as a change of anything', async () => {
    (await teller.next()).destroy();
    const again = await teller.next();
    await heard(1);
    expect(told).toEqual([null]);
    expect(logged).toHaveLength(1);
    again.write('{"sites":[],"contents":["2"]}\n');
    await heard(2);
    expect(told[1]).toEqual({ sites: [], contents: ['2'] });
  });

  it('asks for missed changes if the back end keeps them', async () => {
    teller.knowsMissed = true;
    const first = await teller.next();
    first.write('{"sites":[],"contents":["1"]}\n');
    await heard(1);
    first.destroy();
    const second = await teller.next();
    expect(teller.silences).toEqual([null, expect.stringMatching(/^\d+$/)]);
    expect(Number(teller.silences[1])).toBeLessThan(10_000);
    second.write('{"sites":[],"contents":["2"]}\n');
    await heard(2);
    expect(told).toEqual([
      { sites: [], contents: ['1'] },
      { sites: [], contents: ['2'] },
    ]);
  });

  it('asks again for the whole gap if it disconnects before the missed changes arrive', async () => {
    teller.knowsMissed = true;
    const first = await teller.next();
    first.write('{"sites":[],"contents":["1"]}\n');
    await heard(1);
    first.destroy();
    (await teller.next()).destroy();
    await teller.next();
    const [, once, twice] = teller.silences.map(Number);
    // It waits a second before it reconnects.
    expect((twice ?? 0) - (once ?? 0)).toBeGreaterThan(900);
    expect(told).toHaveLength(1);
  });

  it('reconnects if the back end is silent', async () => {
    stop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = new Teller();
    const backend = overHttp(await silent.open(), { log: (message) => logged.push(message) });
    const end = backend.watch((change) => told.push(change && null));
    await silent.next();
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(logged.join()).toContain('silent'));
    end();
    backend.close();
    silent.server.closeAllConnections();
    silent.server.close();
  });
});
