import { describe, expect, inject, it } from 'vitest';
import { Dice } from './dice';
import { isGate } from './level';
import { report } from './report';
import { hostileRequest } from './requests';
import type { Target } from './setup';
import { call, exchange, isAlive } from './wire';

const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? (isGate ? 450 : 6_000));
const SEED = Number(process.env.PROPERTY_SEED ?? 20_260_101);
/** Requests to one server between two health checks. */
const BATCH = isGate ? 50 : 250;
/** Simultaneous connections to one server. */
const AT_ONCE = 24;
/** Milliseconds allowed per request, on a busy machine. */
const MS_EACH = 25;
/** Maximum number of reported violations. */
const MAX_SHOWN = 10;

/** Text that only an internal failure of the server would contain. */
const TRACE =
  /\n\s+at .+:\d+:\d+|\bnode_modules\/|\b(?:RangeError|TypeError|SyntaxError|ReferenceError):|Failed query/;
const STATUS = /^HTTP\/1\.1 (\d{3}) /gm;

type Batch = { ended: number; answered: number; offences: string[] };

/**
 * Sends a batch of requests over several connections.
 * @returns how many were answered, and the violations
 */
async function attack({ port, name }: Target, dice: Dice): Promise<Omit<Batch, 'ended'>> {
  let answered = 0;
  const offences: string[] = [];
  let left = BATCH;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      const request = hostileRequest(dice);
      const { answer, isClosed } = await exchange(port, request.pieces, { leaves: request.leaves });
      const statuses = Array.from(answer.matchAll(STATUS), ([, status]) => Number(status));
      if (statuses.length) answered += 1;
      const why = TRACE.test(answer)
        ? 'shows its insides'
        : statuses.some((status) => status >= 500)
          ? `answered ${statuses.join(', ')}`
          : request.isComplete && statuses.length === 0 && !isClosed
            ? 'was never answered'
            : null;
      if (why)
        offences.push(`${name}: ${why}: ${Buffer.concat(request.pieces).toString('latin1').slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connection));
  return { answered, offences };
}

const answers = async ({ port }: Target, address: string) =>
  (await call(port, 'far.localhost', address)).status === 200;

async function batches(target: Target, seed: number, health: string): Promise<Batch> {
  const dice = new Dice(seed);
  const offences: string[] = [];
  let answered = 0;
  for (let sent = 0; sent < REQUESTS / 3; sent += BATCH) {
    const batch = await attack(target, dice);
    answered += batch.answered;
    offences.push(...batch.offences);
    if (!isAlive(target.pid)) return { ended: 1, answered, offences };
    expect(await answers(target, health), `${target.name} answers after ${sent + BATCH} requests`).toBe(true);
  }
  return { ended: 0, answered, offences };
}

describe('requests designed to break the server', () => {
  it(
    'end no process, and get a response that is never an internal error',
    async () => {
      const { portal, backEnd, remote } = inject('targets');
      const results = await Promise.all([
        batches(portal, SEED, '/'),
        batches(backEnd, SEED + 1, '/api/front/site?host=far.localhost'),
        batches(remote, SEED + 2, '/'),
      ]);
      const ended = results.reduce((sum, result) => sum + result.ended, 0);
      const offences = results.flatMap((result) => result.offences);
      const answered = results.reduce((sum, result) => sum + result.answered, 0);
      report({ requests: REQUESTS, answered, ended, failures: offences.length });
      expect(ended).toBe(0);
      // Most are valid enough to be parsed: otherwise a server that only closed connections would pass.
      expect(answered).toBeGreaterThan(REQUESTS * 0.8);
      expect(offences.slice(0, MAX_SHOWN), `${offences.length} in all`).toEqual([]);
    },
    60_000 + REQUESTS * MS_EACH,
  );

  it('are refused if only a lenient parser would accept them', async () => {
    const { portal } = inject('targets');
    const send = async (text: string) => (await exchange(portal.port, [Buffer.from(text, 'latin1')])).answer;
    const head = 'Host: far.localhost\r\nConnection: close\r\n';
    for (const [request, status] of [
      [`GET / HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
      [`GET / HTTP/1.1\r\n${head}host: evil.example\r\n\r\n`, 400],
      [`GET http://evil.example/ HTTP/1.1\r\n${head}\r\n`, 400],
      [`GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${head}\r\n`, 414],
      [`GET / HTTP/1.1\r\n${head}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
      [`GET / HTTP/1.1\r\n${head}X-A: ${'a'.repeat(80_000)}\r\n\r\n`, 431],
      [`PUT //evil.example/.. HTTP/1.1\r\n${head}\r\n`, 405],
      [`PROPFIND / HTTP/1.1\r\n${head}\r\n`, 405],
      [
        `POST /api/nothing HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        400,
      ],
      [`POST /api/nothing HTTP/1.1\r\n${head}Content-Length: 300000\r\n\r\n${'x'.repeat(300_000)}`, 413],
      [`GET /demo-media/film/240.m3u8 HTTP/1.1\r\n${head}Range: bytes=5-2\r\n\r\n`, 416],
      [`GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 421],
    ] as const)
      expect(await send(request), request.slice(0, 200)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  }, 180_000);
});
