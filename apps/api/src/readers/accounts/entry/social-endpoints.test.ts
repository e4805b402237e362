import { ROUTES } from '@portal/model';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { LIMITS } from '../../../platform/limits/rates';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { QUICKER_ENGINE } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import { expectFailure, FLOW, goThrough, outcome } from '../../../testing/social-login';
import { TestProvider } from '../../../testing/social-provider';
import { writeFlow } from './social';

const provider = new TestProvider();
let test: TestAccounts;
beforeAll(async () => {
  await provider.start();
  test = await testAccounts(QUICKER_ENGINE[0], {
    settings: { social: { google: provider.settingsOf('google') } },
  });
});
afterAll(async () => {
  await test?.database.remove();
  await provider.stop();
});

it('limits how often a network makes its provider work, whatever cookies it invents', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const stranger = new TestReader(test.app, 'prova.example', { 'x-portal-address': '203.0.113.9' });
  const most = LIMITS.providerReturn.perAddress;
  for (let time = 0; time < most + 5; time += 1) {
    const flow = { provider: 'google', state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
    stranger.cookies.set(FLOW, writeFlow(flow));
    await expectFailure(stranger, await stranger.get('/api/front/user/login/google/return?state=s&code=x'));
  }
  // Images on another page do not use up the logins of its visitors' network either.
  const visitor = new TestReader(test.app, 'prova.example', { 'x-portal-address': '203.0.113.10' });
  for (let time = 0; time < most + 5; time += 1) {
    await visitor.get('/api/front/user/login/google');
    visitor.cookies.clear();
    await visitor.get('/api/front/user/login/google/return?state=s&code=x');
  }
  provider.somebody();
  expect(outcome(await goThrough(visitor, 'google'))).toEqual([303, ROUTES.account]);
  const { tokenUrl } = provider.settingsOf('google').endpoints;
  expect(fetched.mock.calls.filter(([url]) => String(url).startsWith(tokenUrl))).toHaveLength(most + 1);
});
