import { expect, it } from 'vitest';
import { addressBehind } from './reader';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:52011', '198.51.100.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:52011', '2001:db8::1'],
  ['unknown', 'unknown'],
  ['', '10.0.0.1'],
])(
  'an address that a proxy writes as “%s” is %s: with its port, each connection would seem another network',
  (written, address) => {
    expect(addressBehind(1, '10.0.0.1', `203.0.113.1, ${written}`)).toBe(address);
  },
);

it('ignores the forwarded address without proxies', () => {
  expect(addressBehind(0, '10.0.0.1', '198.51.100.7')).toBe('10.0.0.1');
});
