import { MAX_CHILDREN } from '@portal/model';
import { CHILD_CONSENT_VERSION } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, joinDatabase, type OpenDatabase } from '../../../platform/database/client';
import { ApiError } from '../../../platform/http/api-error';
import { Limits } from '../../../platform/limits/limits';
import { silentLog } from '../../../platform/log/log';
import { NO_SOURCES } from '../../../revenue/entitlements/payments/sources';
import { accountParts } from '../../../server/http/account-parts';
import { SiteDirectory, siteByAlias } from '../../../sites/find';
import type { RequestContext } from '../../../sites/request-context';
import { AccountReaders } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { accountHooks } from '../hooks';
import { readerOf } from '../reader';
import { accounts } from '../tables';
import { acceptInvitation } from './child-entry';
import { addChild, removeChild } from './children';

const TODAY = '2026-03-18';

describe.each(ENGINES)('children added from two processes at once, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  let other: OpenDatabase;
  beforeAll(async () => {
    test = await testAccounts(engine, { settings: { limits: false } });
    readers = new AccountReaders(test);
    other = await joinDatabase(test.database.location);
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });

  const depsOf = (db: Database) => ({
    db,
    now: test.clock.now,
    outbox: test.outbox,
    limits: new Limits(db, test.clock.now, false),
    sites: new SiteDirectory(db, true),
    log: silentLog,
    hooks: accountHooks(
      accountParts({ db, now: test.clock.now, log: silentLog, outbox: test.outbox, sources: NO_SOURCES }),
    ),
  });
  const processes = () => [depsOf(test.database.db), depsOf(other.db)];
  const contextOf = async (): Promise<RequestContext> => {
    const site = await siteByAlias(test.database.db, 'prova');
    if (!site) throw new Error('no site');
    const origin = 'https://prova.example';
    return { site, origin, ip: '203.0.113.1', userAgent: '', session: null, device: null, meter: null };
  };
  const guardianOf = async () => {
    const { reader, form } = await readers.loggedIn();
    const context = await contextOf();
    const cookie = Array.from(reader.cookies).find(([name]) => name.endsWith('session'))?.[1] ?? '';
    const guardian = await readerOf(test.database.db, context.site, cookie, test.clock.now());
    if (!guardian) throw new Error('nobody is logged in');
    return { guardian, context, email: form.email };
  };
  const child = (key: string) => ({
    name: 'Ona',
    birthdate: '2015-05-02',
    consent: true,
    version: CHILD_CONSENT_VERSION,
    key,
  });

  it('a form that is sent many times creates one child, with one email', async () => {
    const { guardian, context, email } = await guardianOf();
    const key = crypto.randomUUID();
    const added = await Promise.all(
      [0, 1, 2, 3].flatMap(() =>
        processes().map((deps) => addChild(deps, guardian, child(key), context, TODAY)),
      ),
    );
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    await test.outbox.send();
    expect(
      test.emails.filter(({ to, text }) => to === email && text.includes('/acceso/invitacio/')),
    ).toHaveLength(1);
  });

  it('concurrent forms do not exceed the maximum', async () => {
    const { guardian, context } = await guardianOf();
    const answers = await Promise.allSettled(
      Array.from({ length: MAX_CHILDREN }).flatMap(() =>
        processes().map((deps) => addChild(deps, guardian, child(crypto.randomUUID()), context, TODAY)),
      ),
    );
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refusals).toHaveLength(MAX_CHILDREN);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'TOO_MANY_CHILDREN' });
    expect(await test.database.db.$count(accounts, eq(accounts.guardianId, guardian.id))).toBe(MAX_CHILDREN);
  });

  it('a link works once, and a child that is removed meanwhile keeps none', async () => {
    const { guardian, context, email } = await guardianOf();
    const [deps] = processes();
    if (!deps) throw new Error('no process');
    const { id } = await addChild(deps, guardian, child(crypto.randomUUID()), context, TODAY);
    const token = await test.tokenTo(email);
    const accept = (at: number) => ({ token, nick: `${engine}-ona${at}`, password: 'Ponentada1909' });
    const accepted = await Promise.allSettled(
      [0, 1, 2].flatMap((at) => processes().map((one) => acceptInvitation(one, accept(at), context))),
    );
    expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

    const removed = await Promise.allSettled(
      processes().map((one) => removeChild(one, guardian, Number(id), context)),
    );
    expect(removed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [late] = removed.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(late).toBeInstanceOf(ApiError);
    expect(await test.database.db.$count(accounts, eq(accounts.guardianId, guardian.id))).toBe(0);
  });
});
