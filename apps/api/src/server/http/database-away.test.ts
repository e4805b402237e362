import { CALLS } from '@portal/model';
import { PROFILE_ENDPOINTS } from '@portal/model/readers';
import { GIFT_ENDPOINTS, SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';

/** Error of a refused connection. */
const refusedConnection = () =>
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });

describe.each(ENGINES)('while the database is unavailable, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => test?.database.remove());

  it.each([
    SUBSCRIPTION_ENDPOINTS.offers.path,
    SUBSCRIPTION_ENDPOINTS.own.path,
    PROFILE_ENDPOINTS.profile.path,
    GIFT_ENDPOINTS.own.path,
  ])('%s responds with a Retry-After header, as pages do', async (call) => {
    const { $client } = test.database.db;
    for (const way of ['query', 'connect'] as const)
      vi.spyOn($client, way).mockImplementation(() => {
        throw refusedConnection();
      });
    const request = (path: string) =>
      test.app.request(path, { headers: { cookie: 'session=of-somebody', host: 'prova.example' } });
    for (const path of [call, `${CALLS.site}?host=prova.example`]) {
      const answer = await request(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30']);
    }
  });

  it('any other failure is a 500, without a retry', async () => {
    vi.spyOn(test.database.db.$client, 'query').mockImplementation(() => {
      throw new Error('a fault of its own');
    });
    expect((await test.app.request(SUBSCRIPTION_ENDPOINTS.offers.path)).status).toBe(500);
  });
});
