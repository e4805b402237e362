import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { startPortal, stopPortal } from '../server';
import { report } from './report';
import { call, type Received } from './wire';

/** Maximum milliseconds for a page once the portal knows that the back end hangs; the aim is a tenth. */
const MAX_MS = 1_000;
/** Maximum milliseconds on a busy machine; a page that waits for the back end takes ten seconds. */
const MAX_HELD_UP_MS = 6_000;
/** Milliseconds until pages are back, including health checks and a busy machine. */
const MAX_BACK_MS = 10_000;

/**
 * TCP proxy in front of the back end. After `hang`, connections stay open and nothing passes until `goOn`.
 */
async function hangable(port: number): Promise<{
  port: number;
  hang: () => void;
  goOn: () => void;
  close: () => void;
}> {
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (hangs) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    goOn: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function timed(work: Promise<Received>): Promise<Received & { milliseconds: number }> {
  const began = performance.now();
  return { ...(await work), milliseconds: performance.now() - began };
}

// It measures page times; `circuit.test.ts` tests the rule with its own clock.
describe('a back end that hangs', { tags: ['full'] }, () => {
  it('delays one request until its timeout, and none after it', async () => {
    const { backEnd, remote } = inject('targets');
    const way = await hangable(backEnd.port);
    const portal = await startPortal({
      API_ORIGIN: `http://127.0.0.1:${way.port}`,
      PORTAL_DATA_DIR: remote.folder,
    });
    const page = (address: string) => timed(call(portal.port, 'far.localhost', address));
    try {
      expect((await page('/')).status).toBe(200);
      way.hang();
      const first = await page('/societat/');
      expect(first.status).toBe(503);
      expect(first.milliseconds).toBeLessThan(18_000);

      const times: number[] = [];
      for (const address of ['/cultura/', '/territori/', '/societat/ultim-faroner-abella/', '/cultura/']) {
        const { status, text, milliseconds } = await page(address);
        expect(status).toBe(503);
        expect(text).toMatch(/<html[^>]* lang="ca"|<html lang="ca"/);
        times.push(milliseconds);
      }
      const slowest = Math.max(...times);
      expect(slowest).toBeLessThan(MAX_HELD_UP_MS);
      expect(times.toSorted((a, b) => a - b)[1]).toBeLessThan(MAX_MS);
      const kept = await page('/');
      expect([kept.status, kept.milliseconds < MAX_HELD_UP_MS]).toEqual([200, true]);
      const api = await page('/api/front/site?host=far.localhost');
      expect([api.status, api.milliseconds < MAX_HELD_UP_MS]).toEqual([503, true]);
      expect(JSON.parse(api.text)).toMatchObject({ httpCode: 503, apiInfo: { code: 'UNKNOWN_ERROR' } });

      way.goOn();
      const began = performance.now();
      while ((await page('/cultura/')).status !== 200) {
        expect(performance.now() - began).toBeLessThan(MAX_BACK_MS);
        await wait(50);
      }
      report({ hungMs: Math.round(slowest), backMs: Math.round(performance.now() - began) });
    } finally {
      await stopPortal(portal);
      way.close();
    }
  }, 180_000);
});
