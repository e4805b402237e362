import { expect, it } from 'vitest';
import { isFromThisMachine } from './this-machine';

const from = (remoteAddress?: string) => ({ incoming: { socket: { remoteAddress } } });
const request = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/dev/mail', { headers: { host: 'localhost:3000', ...headers } });

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isFromThisMachine(request(), from(address))).toBe(true);
});

it.each(['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '127.0.0.1.example', '', undefined])(
  '%s is not, whatever host it names',
  (address) => {
    expect(isFromThisMachine(request(), from(address))).toBe(false);
  },
);

it.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-forwarded-by',
  'x-cluster-client-ip',
  'cf-ray',
  'fly-client-ip',
])('a request that came through a proxy is not: %s', (name) => {
  expect(isFromThisMachine(request({ [name]: 'x' }), from('127.0.0.1'))).toBe(false);
});

it('is not reached under a public name, nor without a connection', () => {
  expect(isFromThisMachine(request({ host: 'www.example.org' }), from('127.0.0.1'))).toBe(false);
  expect(isFromThisMachine(request(), undefined)).toBe(false);
  expect(isFromThisMachine(request(), {})).toBe(false);
});
