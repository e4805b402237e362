import { DESK_CALLS, deskPasskeysSchema } from '@portal/model/newsroom';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits/rates';
import { DAY_MS } from '../../platform/time/durations';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { TestAuthenticator } from '../../testing/authenticator';
import { QUICKER_ENGINE } from '../../testing/database';
import { newEditor } from '../../testing/desk';

const { passkeys: PASSKEYS } = DESK_CALLS;

let test: TestAccounts;
beforeAll(async () => {
  test = await testAccounts(QUICKER_ENGINE[0]);
});
afterAll(() => test?.database.remove());

it('an account gets at most ten passkeys a day, even if some are removed, and as many emails', async () => {
  const laia = await newEditor(test, 'laia@prova.example', 'moderator');
  const add = async () => {
    const { response } = await laia.post(`${PASSKEYS}/options`);
    const credential = new TestAuthenticator().make(response, {});
    return (await laia.post(PASSKEYS, { name: 'Mòbil', credential })).status;
  };
  const most = LIMITS.deskPasskeyDay.perAccount;
  const statuses: number[] = [];
  for (let at = 0; at <= most; at += 1) {
    // Moves past the ten-minute window, which counts the requests for options.
    test.clock.goOn(10 * 60_000);
    statuses.push(await add());
    const { passkeys } = v.parse(deskPasskeysSchema, (await laia.get(PASSKEYS)).response);
    for (const { id } of passkeys) await laia.ask('DELETE', `${PASSKEYS}/${id}`);
  }
  expect(statuses).toEqual([...Array(most).fill(200), 429]);
  const emails = await test.emailsTo(laia.email);
  expect(emails.filter(({ subject }) => subject.startsWith('Nova clau d’accés'))).toHaveLength(most);
  test.clock.goOn(DAY_MS);
  await laia.login();
  await laia.prove();
  expect(await add()).toBe(200);
});
