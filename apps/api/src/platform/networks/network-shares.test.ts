import { expect, it } from 'vitest';
import { NetworkShares } from './network-shares';

it('gives each network its share, and frees what is released', () => {
  const shares = new NetworkShares(2);
  const entered = ['203.0.113.1', '203.0.113.1', '::ffff:203.0.113.1', '203.0.113.2'].map((address) =>
    shares.enter(address),
  );
  expect(entered).toEqual([true, true, false, true]);
  shares.leave('203.0.113.1');
  expect(shares.enter('203.0.113.1')).toBe(true);
});

it('gives all networks of a /48 little more than one', () => {
  const shares = new NetworkShares(2);
  const entered = Array.from({ length: 60 }, (_, at) => shares.enter(`2001:db8:7:${at.toString(16)}00::1`));
  expect(entered.filter(Boolean)).toHaveLength(22);
  // A network that is refused for its /48 has not used up its own share.
  for (let at = 0; at < 22; at += 1) shares.leave(`2001:db8:7:${at.toString(16)}00::1`);
  expect(shares.size).toBe(0);
});

it('gives this machine any number, and stores nothing about it', () => {
  const shares = new NetworkShares(1);
  for (const address of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])
    expect([shares.enter(address), shares.enter(address)]).toEqual([true, true]);
  expect(shares.size).toBe(0);
});
