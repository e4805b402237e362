import { expect, it } from 'vitest';
import { withDoubles } from './with-doubles';

const seller = { STRIPE_SECRET_KEY: 'sk_double', STRIPE_ORIGIN: 'http://127.0.0.1:1' };
const login = { GOOGLE_CLIENT_ID: 'double' };

it('uses the doubles of services that have no settings', () => {
  expect(withDoubles({ PORT: '1', STRIPE_ORIGIN: '' }, { env: [seller, login] })).toEqual({
    PORT: '1',
    ...seller,
    ...login,
  });
});

it('sends no real secret to a double: a service keeps all of its own settings', () => {
  const real = { STRIPE_SECRET_KEY: 'sk_live' };
  expect(withDoubles(real, { env: [seller, login] })).toEqual({ ...real, ...login });
});
