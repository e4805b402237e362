import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { allowedMethods } from './allowed-methods';

const app = new Hono();
const inner = new Hono();
inner.use('*', (_, next) => next());
inner.on(['POST', 'DELETE'], '*', (_, next) => next());
inner.get('/page/:id', (c) => c.text('page'));
inner.on('POST', ['/form', '/form/'], (c) => c.text('sent'));
inner.delete('/form', (c) => c.text('deleted'));
app.route('/', inner);

it.each([
  ['/page/1', 'GET, HEAD'],
  ['/form', 'POST, DELETE'],
  ['/form/', 'POST'],
  ['/nothing', null],
])('%s takes %s', (path, allowed) => {
  expect(allowedMethods(app, { method: 'PUT', path })).toBe(allowed);
});

it('methods that get a response at every path are listed at every path', () => {
  expect(allowedMethods(app, { method: 'PUT', path: '/nothing' }, ['GET'])).toBe('GET, HEAD');
  expect(allowedMethods(app, { method: 'PUT', path: '/form/' }, ['GET'])).toBe('GET, HEAD, POST');
});

it('a method that gets a response but finds nothing lists no others', () => {
  expect(allowedMethods(app, { method: 'POST', path: '/form' })).toBeNull();
  for (const method of ['GET', 'HEAD']) {
    expect(allowedMethods(app, { method, path: '/page/1' })).toBeNull();
    expect(allowedMethods(app, { method, path: '/nothing' }, ['GET'])).toBeNull();
  }
});
