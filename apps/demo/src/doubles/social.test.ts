import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SocialDouble } from './social';

const VERIFIER = 'v'.repeat(43);
const challenge = createHash('sha256').update(VERIFIER).digest('base64url');

let double: SocialDouble;
beforeAll(async () => {
  double = await new SocialDouble(() => new Date('2026-03-18T12:00:00Z')).open();
});
afterAll(() => double?.close());

/**
 * Submits a person's answer at a provider.
 * @returns URL that the provider redirects to
 */
async function answered(authorize: string, answer: 'yes' | 'no', back = 'http://far.localhost:3000/return') {
  const asked = new URLSearchParams({
    redirect_uri: back,
    state: 's',
    nonce: 'n',
    code_challenge: challenge,
  });
  const body = new URLSearchParams({ answer });
  return fetch(`${authorize}?${asked}`, { method: 'POST', body, redirect: 'manual' });
}
const codeOf = async (authorize: string) =>
  new URL((await answered(authorize, 'yes')).headers.get('location') ?? '').searchParams.get('code') ?? '';
const exchanged = async (url: string, code: string, verifier = VERIFIER) => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ code, code_verifier: verifier }),
  });
  return { status: answer.status, answer: Object(await answer.json()) };
};

it('exchanges a code once, for the browser that started the login', async () => {
  const { GOOGLE_AUTHORIZATION_URL = '', GOOGLE_TOKEN_URL = '', GOOGLE_ISSUER } = double.envOf('google');
  const code = await codeOf(GOOGLE_AUTHORIZATION_URL);
  const { status, answer } = await exchanged(GOOGLE_TOKEN_URL, code);
  const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1], 'base64url').toString());
  expect([status, claims.iss, claims.nonce, claims.given_name]).toEqual([200, GOOGLE_ISSUER, 'n', 'Ada']);
  expect((await exchanged(GOOGLE_TOKEN_URL, code)).status).toBe(400);
  const stolen = await codeOf(GOOGLE_AUTHORIZATION_URL);
  expect((await exchanged(GOOGLE_TOKEN_URL, stolen, 'x'.repeat(43))).status).toBe(400);
});

it('returns the profile for a valid access token of the provider', async () => {
  const {
    FACEBOOK_AUTHORIZATION_URL = '',
    FACEBOOK_TOKEN_URL = '',
    FACEBOOK_USERINFO_URL = '',
  } = double.envOf('facebook');
  expect((await fetch(FACEBOOK_USERINFO_URL)).status).toBe(401);
  const { answer } = await exchanged(FACEBOOK_TOKEN_URL, await codeOf(FACEBOOK_AUTHORIZATION_URL));
  const headers = { authorization: `Bearer ${answer.access_token}` };
  expect(await (await fetch(FACEBOOK_USERINFO_URL, { headers })).json()).toMatchObject({ first_name: 'Ada' });
});

it('redirects back with a refusal, and never to another machine', async () => {
  const { APPLE_AUTHORIZATION_URL = '' } = double.envOf('apple');
  const refused = await answered(APPLE_AUTHORIZATION_URL, 'no');
  expect(refused.headers.get('location')).toBe(
    'http://far.localhost:3000/return?state=s&error=access_denied',
  );
  for (const back of ['https://elsewhere.example/', 'http://localhost.elsewhere.example/', 'nowhere'])
    expect((await answered(APPLE_AUTHORIZATION_URL, 'yes', back)).status, back).toBe(400);
});
