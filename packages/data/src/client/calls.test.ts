import type { Endpoints, Takes } from '@portal/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createCalls } from './calls';
import { createClient } from './request';

const tideSchema = v.object({ height: v.number() });
const querySchema = v.object({ day: v.optional(v.string()), port: v.optional(v.string()) });

const TIDE_ENDPOINTS = {
  of: {
    method: 'GET',
    path: '/api/tides/:port/:day',
    who: 'anyone',
    response: v.pipe(
      v.object({ tide: tideSchema }),
      v.transform(({ tide }) => tide),
    ),
  },
  all: {
    method: 'GET',
    path: '/api/tides',
    who: 'anyone',
    query: {} as Takes<typeof querySchema>,
    response: v.array(tideSchema),
  },
  set: { method: 'POST', path: '/api/tides/:port', who: 'desk', body: {} as Takes<typeof tideSchema> },
  rate: { method: 'DELETE', path: '/api/tides/:port', who: 'reader', errors: 'rating' },
} as const satisfies Endpoints;

function tides(status: number, response: unknown) {
  const sent: { method: string; path: string; body: string }[] = [];
  const client = createClient({
    origin: 'https://prova.example',
    transport: async (request) => {
      const { pathname, search } = new URL(request.url);
      sent.push({ method: request.method, path: pathname + search, body: await request.text() });
      return Response.json({ httpCode: status, response }, { status });
    },
  });
  return { calls: createCalls(client, TIDE_ENDPOINTS), sent };
}

describe('calls of endpoints', () => {
  it('fill the path with encoded segments in their order, and return the parsed response', async () => {
    const { calls, sent } = tides(200, { tide: { height: 2.1 } });
    expect(await calls.of('Port Savina/1', 4)).toEqual({ height: 2.1 });
    expect(sent).toEqual([{ method: 'GET', path: '/api/tides/Port%20Savina%2F1/4', body: '' }]);
  });

  it('send the defined values of a query, and none without any', async () => {
    const { calls, sent } = tides(200, []);
    await calls.all({ day: '2026-11-01', port: undefined });
    await calls.all({ port: '' });
    await calls.all();
    expect(sent.map(({ path }) => path)).toEqual(['/api/tides?day=2026-11-01', '/api/tides', '/api/tides']);
  });

  it('send a body as JSON, and return nothing for an endpoint that answers nothing', async () => {
    const { calls, sent } = tides(200, { success: true });
    expect(await calls.set('savina', { height: 1 })).toBeUndefined();
    expect(sent).toEqual([{ method: 'POST', path: '/api/tides/savina', body: '{"height":1}' }]);
  });

  it('reject a response of another shape, and a failure by the text of its endpoint', async () => {
    await expect(tides(200, { tide: {} }).calls.of('a', 1)).rejects.toMatchObject({ key: 'requestFailed' });
    await expect(tides(500, null).calls.rate('a')).rejects.toMatchObject({ key: 'ratingFailed' });
  });
});
