import { endpointPath } from '@portal/model';
import { NEWSLETTER_ENDPOINTS, PASSWORD_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../platform/limits/rates';
import { limitCounters } from '../../../platform/limits/tables';
import { AccountReaders, registration } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import type { TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';

describe.each(ENGINES)('a client that probes whether a mailbox has used up its emails, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, {
      site: SITE_FILE.replace('features: {', 'features: { tellsUnknownEmails: true,'),
    });
    readers = new AccountReaders(test);
  });
  beforeEach(async () => {
    await test.database.db.delete(limitCounters);
  });
  afterAll(() => test?.database.remove());

  const register = async (reader: TestReader, email?: string) =>
    (
      await reader.post(
        REGISTRATION_ENDPOINTS.register.path,
        registration(email === undefined ? {} : { email }),
      )
    ).status;
  const subscribe = async (reader: TestReader, email: string) =>
    (await reader.post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email))).status;

  it('has a registration counted against the network even if the mailbox is full', async () => {
    const reader = readers.browser();
    const statuses: number[] = [];
    for (let at = 0; at < LIMITS.register.perAddress; at += 1)
      statuses.push(await register(reader, `plena+${at}@example.org`));
    expect(statuses).toEqual([200, 200, ...Array.from({ length: 8 }, () => 429)]);
    expect(await register(reader)).toBe(429);
    expect(await register(readers.browser())).toBe(200);
  });

  it('has a subscription counted against the network even if the mailbox is full', async () => {
    const reader = readers.browser();
    const statuses: number[] = [];
    for (let at = 0; at < LIMITS.newsletter.perAddress; at += 1)
      statuses.push(await subscribe(reader, `tipa+${at}@example.org`));
    expect(statuses).toEqual([200, 200, ...Array.from({ length: 8 }, () => 429)]);
    expect(await subscribe(reader, 'altra@example.org')).toBe(429);
    expect(await subscribe(readers.browser(), 'altra@example.org')).toBe(200);
  });

  it('has a password reset counted against the account even if the mailbox is full, on a site that reveals unknown email addresses', async () => {
    const form = registration();
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
    const answers: [number, number][] = [];
    for (let at = 0; at < LIMITS.recover.perAccount + 1; at += 1) {
      const { status, headers } = await readers
        .browser()
        .post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: form.email });
      answers.push([status, Number(headers.get('retry-after'))]);
    }
    const ofMailbox = [429, LIMITS.letter.withinMs / 1_000];
    expect(answers).toEqual([[200, 0], ofMailbox, ofMailbox, [429, LIMITS.recover.withinMs / 1_000]]);
  });
});
