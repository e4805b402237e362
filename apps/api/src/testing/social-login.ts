import { ROUTES, type SocialProvider } from '@portal/model';
import { expect } from 'vitest';
import { PASSWORD } from './account-readers';
import type { TestAccounts } from './accounts';
import { type Answered, TestReader } from './reader';

/** Cookie of a login in progress. */
export const FLOW = 'login-flow';
/** The site's own session cookie, on an HTTPS host. */
export const SESSION = '__Host-session';

export const begin = (reader: TestReader, name: string, backUrl?: string): Promise<Answered> =>
  reader.get(
    `/api/front/user/login/${name}${backUrl === undefined ? '' : `?backUrl=${encodeURIComponent(backUrl)}`}`,
  );

/**
 * Accepts at the provider's page.
 * @returns URL that the reader is redirected to
 */
export async function agree(begun: Answered): Promise<URL> {
  const answer = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

export const comeBack = (reader: TestReader, back: URL): Promise<Answered> =>
  reader.get(back.pathname + back.search);

/** Apple posts a form from its own origin. */
export const postBack = (reader: TestReader, back: URL): Promise<Answered> =>
  reader.ask('POST', back.pathname, back.searchParams.toString(), {
    origin: 'https://appleid.apple.com',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  });

/** Goes to the provider and back; `bend` modifies the URL on the way back. */
export async function goThrough(
  reader: TestReader,
  name: SocialProvider,
  { backUrl, bend = () => undefined }: { backUrl?: string; bend?: (back: URL) => void } = {},
): Promise<Answered> {
  const begun = await begin(reader, name, backUrl);
  expect(begun.status).toBe(302);
  const back = await agree(begun);
  bend(back);
  return name === 'apple' ? postBack(reader, back) : comeBack(reader, back);
}

export const outcome = ({ status, headers }: Answered) => [status, headers.get('location')];

/** User that a reader is logged in as; null if none. */
export const profileOf = async (reader: TestReader) => {
  const { status, response } = await reader.get('/api/front/user/profile');
  return status === 200 ? Object(Object(response).user) : null;
};

export async function expectFailure(reader: TestReader, answered: Answered): Promise<void> {
  expect(outcome(answered)).toEqual([303, `${ROUTES.login}?alert=login_failed`]);
  expect([reader.cookies.has(SESSION), reader.cookies.has('userId')]).toEqual([false, false]);
  expect(await profileOf(reader)).toBeNull();
}

let made = 0;
/** Registers an account; its email address is validated by default. */
export async function registered(test: TestAccounts, { isValidated = true } = {}) {
  made += 1;
  const form = {
    nick: `propia${made}`,
    email: `propia${made}@example.org`,
    password: PASSWORD,
    name: 'Núria',
    surname: 'Escarré',
    birthdate: '1990-05-12',
    terms: true,
  };
  const reader = new TestReader(test.app);
  expect((await reader.post('/api/front/user/register', form)).status).toBe(200);
  const token = await test.tokenTo(form.email);
  if (isValidated) expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
  return { form, reader, token };
}
