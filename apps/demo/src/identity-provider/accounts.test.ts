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
  it('are signed as the real one signs them', async () => {
    const call = opened();
    const { UID, UIDSignature, signatureTimestamp } = await call('register', of(1));
    const expected = createHmac('sha1', Buffer.from(SECRET, 'base64'))
      .update(`${signatureTimestamp}_${UID}`)
      .digest('base64');
    expect(UIDSignature).toBe(expected);
  });

  it('are one of an address, however it is written, and open by their password alone', async () => {
    const call = opened();
    const { UID } = await call('register', of(1));
    expect(await call('register', { ...of(1), email: ' Lectora1@Example.org ' })).toMatchObject({
      errorCode: 400_003,
    });
    expect(await call('login', { ...of(1), password: 'Equivocada1' })).toMatchObject({ errorCode: 403_042 });
    expect(await call('login', of(2))).toMatchObject({ errorCode: 403_042 });
    expect(await call('login', of(1))).toMatchObject({ errorCode: 0, UID, newUser: false });
  });

  it('end with their session', async () => {
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
  ])('are not made of %o', async (given: Record<string, string>) => {
    expect(await opened()('register', given)).toMatchObject({ errorCode: 400_006 });
  });

  it('are bounded: the oldest makes room, and its session with it', async () => {
    expect(MAX_ACCOUNTS).toBe(200);
    const call = opened(3);
    const { token } = await call('register', of(0));
    await Promise.all([1, 2, 3].map((number) => call('register', of(number))));
    expect(await call('getAccountInfo', { token: String(token) })).toMatchObject({ errorCode: 403_005 });
    expect(await call('login', of(0))).toMatchObject({ errorCode: 403_042 });
    expect(await call('login', of(3))).toMatchObject({ errorCode: 0 });
  });
});
