import { ACCOUNT_CALLS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emails } from '../../../platform/mail/tables';
import { PASSWORD } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { QUICKER_ENGINE } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import { goThrough, outcome, registered } from '../../../testing/social-login';
import { TestProvider } from '../../../testing/social-provider';

const provider = new TestProvider();
let test: TestAccounts;
beforeAll(async () => {
  await provider.start();
  test = await testAccounts(QUICKER_ENGINE[0], {
    settings: { limits: false, social: { google: provider.settingsOf('google') } },
  });
});
afterAll(async () => {
  await test?.database.remove();
  await provider.stop();
});

/** Queued emails to an address: of an account, of the desk, and a message to the newsroom. */
const write = async (recipient: string) => {
  const now = test.clock.now();
  const written = { recipient, subject: 'Hola', body: 'Bon dia', writtenAt: now, dueAt: now, attempts: 10 };
  const kinds = ['validate', 'reset', 'passwordChanged', 'newsletter', 'deskReset', 'deskCodes', null];
  await test.database.db.insert(emails).values(kinds.map((kind) => ({ ...written, kind })));
};
const waitingFor = async (recipient: string) =>
  (
    await test.database.db.select().from(emails).where(eq(emails.recipient, recipient)).orderBy(emails.id)
  ).map(({ kind }) => kind);

it('a reader who deletes their account removes its queued emails, but none of the desk or for the newsroom', async () => {
  const { form, reader } = await registered(test);
  await reader.post(ACCOUNT_CALLS.login, { email: form.email, password: PASSWORD });
  await write(form.email);
  expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
  expect(await waitingFor(form.email)).toEqual(['deskReset', 'deskCodes', null]);
});

it('an unvalidated account loses only its queued links when a provider verifies its address', async () => {
  const { form } = await registered(test, { isValidated: false });
  await write(form.email);
  provider.somebody({ email: form.email });
  expect(outcome(await goThrough(new TestReader(test.app), 'google'))[0]).toBe(303);
  expect(await waitingFor(form.email)).toEqual([
    'passwordChanged',
    'newsletter',
    'deskReset',
    'deskCodes',
    null,
  ]);
});
