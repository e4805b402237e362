import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { logInto } from '../../testing/log';
import { Busy, TooOften } from '../limits';
import { OutboxFull } from '../mail';
import { BadCursor } from '../secrets';
import { unknown } from './api-error';
import { bodyUpTo, onFailure } from './failures';

async function answerTo(error: Error) {
  const lines: string[] = [];
  const app = new Hono();
  app.onError(onFailure(logInto(lines)));
  app.get('/', () => {
    throw error;
  });
  const { status, headers } = await app.request('/');
  return { status, retryAfter: headers.get('retry-after'), isLogged: lines.length > 0 };
}

it.each([
  ['what is not there', unknown(), 404, null, false],
  ['a cursor of another list', new BadCursor(), 400, null, false],
  ['too many attempts', new TooOften(60), 429, '60', false],
  ['a full queue', new Busy(), 503, '5', false],
  ['a full outbox', new OutboxFull(), 503, '30', true],
  ['a fault of ours', new Error('a bug'), 500, null, true],
])('%s has its response', async (_, error, status, retryAfter, isLogged) => {
  expect(await answerTo(error)).toEqual({ status, retryAfter, isLogged });
});

it('refuses a body over its limit, and names the limit', async () => {
  const app = new Hono();
  app.onError(onFailure(logInto([])));
  app.post('/', bodyUpTo(10), async (c) => c.text(await c.req.text()));
  const over = await app.request('/', { method: 'POST', body: 'x'.repeat(11) });
  expect([over.status, await over.text()]).toEqual([413, expect.stringContaining('body: at most 10 bytes')]);
});
