import type { Endpoints, Takes } from '@portal/model';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { onFailure } from './failures';
import { serve } from './serve';

const tideSchema = v.object({ height: v.number() });
const querySchema = v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)) });

const TIDE_ENDPOINTS = {
  of: {
    method: 'GET',
    path: '/tides/:port',
    who: 'anyone',
    query: {} as Takes<typeof querySchema>,
    response: v.object({ port: v.string(), day: v.string() }),
  },
  set: { method: 'POST', path: '/tides/:port', who: 'reader', body: {} as Takes<typeof tideSchema> },
} as const satisfies Endpoints;

const guards = {
  anyone: async () => ({}),
  reader: async (c: Context) => {
    if (!c.req.header('cookie')) throw new ApiError(401, 'UNAUTHORIZED', 'not logged in');
    return { reader: 'mar' };
  },
};

function app() {
  const heights: [string, string, number][] = [];
  const served = new Hono();
  served.onError(onFailure({ error: () => undefined }));
  serve(served, guards, TIDE_ENDPOINTS, {
    of: async ({ params, query }) => ({ port: params.port, day: query(querySchema).day }),
    set: async ({ params, reader, body }) => {
      heights.push([params.port, reader, (await body(tideSchema)).height]);
    },
  });
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await served.request(path, init);
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  return { ask, heights };
}

const sent = (body: string, headers = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', cookie: 'session=1', ...headers },
});

describe('served endpoints', () => {
  it('answer privately with what their handler returns', async () => {
    const { status, body, headers } = await app().ask('/tides/sa%20punta?day=2026-11-01');
    expect(status).toBe(200);
    expect(body).toMatchObject({ response: { port: 'sa punta', day: '2026-11-01' } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuse a query or a body that their schema rejects', async () => {
    const { ask, heights } = app();
    expect((await ask('/tides/a?day=today')).status).toBe(400);
    expect((await ask('/tides/a', sent('{"height":"high"}'))).status).toBe(400);
    expect(heights).toEqual([]);
  });

  it('pass on their caller, and refuse everyone else before the body is read', async () => {
    const { ask, heights } = app();
    const { status, body } = await ask('/tides/a', sent('{"height":2}'));
    expect([status, body]).toMatchObject([200, { response: { success: true } }]);
    expect(heights).toEqual([['a', 'mar', 2]]);
    expect((await ask('/tides/a', sent('no JSON', { cookie: '' }))).status).toBe(401);
  });

  it('do not start without a guard for their callers', () => {
    expect(() =>
      serve(
        new Hono(),
        {},
        { open: { method: 'GET', path: '/open', who: 'desk' } },
        {
          open: async () => undefined,
        },
      ),
    ).toThrow('GET /open: nobody handles it');
  });
});
