import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_ACCOUNTS, providerCalls } from './accounts';

const SECRET = Buffer.from('of this test alone').toString('base64');
const PASSWORD = 'Llevantada1908';

function opened(maxAccounts?: number) {
  const calls = providerCalls(() => SECRET, maxAccounts);
  return async (name: string, given: Record<string, string>): Promise<Record<string, unknown>> => ({
    ...(await calls.get(`accounts.${name}`)?.(new URLSearchParams(given))),
  });
}
const of = (number: number) => ({ email: `lectora${number}@example.org`, password: PASSWORD });

describe('accounts of the demo’s identity provider', () => {
  it('are signed like those of the real provider', async () => {
    const call = opened();
    const { UID, UIDSignature, signatureTimestamp } = await call('register', of(1));
    const expected = createHmac('sha1', Buffer.from(SECRET, 'base64'))
      .update(`${signatureTimestamp}_${UID}`)
      .digest('base64');
    expect(UIDSignature).toBe(expected);
  });

  it('are unique by address, however it is written, and open only with their password', async () => {
    const call = opened();
    const { UID } = await call('register', of(1));
    expect(await call('register', { ...of(1), email: ' Lectora1@Example.org ' })).toMatchObject({
      errorCode: 400_003,
    });
    expect(await call('login', { ...of(1), password: 'Equivocada1' })).toMatchObject({ errorCode: 403_042 });
    expect(await call('login', of(2))).toMatchObject({ errorCode: 403_042 });
    expect(await call('login', of(1))).toMatchObject({ errorCode: 0, UID, newUser: false });
  });

  it('lose access when their session ends', async () => {
    const call = opened();
    const { token } = await call('register', of(1));
    const session = { token: String(token) };
    expect(await call('getAccountInfo', session)).toMatchObject({ profile: { email: of(1).email } });
    expect(await call('logout', session)).toMatchObject({ errorCode: 0 });
    expect(await call('getAccountInfo', session)).toMatchObject({ errorCode: 403_005 });
    expect(await call('logout', session)).toMatchObject({ errorCode: 403_005 });
  });

  it.each([
    [{ email: 'nobody', password: PASSWORD }],
    [{ email: `${'l'.repeat(250)}@example.org`, password: PASSWORD }],
    [{ email: 'lectora@example.org', password: 'curta' }],
    [{ email: 'lectora@example.org', password: 'l'.repeat(129) }],
    [{}],
  ])('cannot be created from %o', async (given: Record<string, string>) => {
    expect(await opened()('register', given)).toMatchObject({ errorCode: 400_006 });
  });

  it('are limited in number: the oldest is dropped with its session', async () => {
    expect(MAX_ACCOUNTS).toBe(200);
    const call = opened(3);
    const { token } = await call('register', of(0));
    await Promise.all([1, 2, 3].map((number) => call('register', of(number))));
    expect(await call('getAccountInfo', { token: String(token) })).toMatchObject({ errorCode: 403_005 });
    expect(await call('login', of(0))).toMatchObject({ errorCode: 403_042 });
    expect(await call('login', of(3))).toMatchObject({ errorCode: 0 });
  });
});
