import { CHILDREN_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountReaders, PASSWORD, userOf } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { accounts } from '../tables';

describe.each(ENGINES)('partial updates of a profile, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  it('changes the fields that a call names, and keeps the rest', async () => {
    const { form, reader } = await readers.loggedIn();
    const { status, response } = await reader.ask('PATCH', '/api/front/user/profile', { city: 'Reus' });
    expect(status).toBe(200);
    expect(userOf(response)).toMatchObject({
      city: 'Reus',
      nick: form.nick,
      email: form.email,
      name: form.name,
    });
    expect((await reader.ask('PATCH', '/api/front/user/profile', {})).status).toBe(200);
    expect((await reader.ask('PATCH', '/api/front/user/profile', { nick: '' })).status).toBe(400);
  });

  it('allows five requests of another email address per hour, and two emails to a mailbox however it is written', async () => {
    const { form, reader } = await readers.loggedIn();
    const askFor = async (email: string) =>
      (await reader.ask('PATCH', '/api/front/user/profile', { email, password: PASSWORD })).status;
    const [name, host] = form.email.split('@');
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push(await askFor(`victima-${name}+${time}@${host}`));
    expect(statuses).toEqual([200, 200, 429, 429]);
    // Refused requests do not count.
    for (const other of ['segona', 'tercera', 'quarta'])
      expect(await askFor(`${other}-${form.email}`)).toBe(200);
    expect(await askFor(`cinquena-${form.email}`)).toBe(429);
    test.clock.goOn(3_600_000);
    expect(await askFor(`cinquena-${form.email}`)).toBe(200);
  });

  it('allows as many requests for a child’s independent account as for another email address', async () => {
    const { form: guardian } = await readers.loggedIn();
    const { form, reader } = await readers.loggedIn();
    const { db } = test.database;
    const [adult] = await db.select().from(accounts).where(eq(accounts.email, guardian.email));
    await db
      .update(accounts)
      .set({ guardianId: adult?.id ?? null, birthdate: '2010-03-18', email: '', emailKey: null })
      .where(eq(accounts.email, form.email));
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const release = { email: `ona${time}-${form.email}`, password: PASSWORD };
      statuses.push((await reader.post(CHILDREN_ENDPOINTS.askRelease.path, release)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
