import { ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { GIFT_ENDPOINTS } from '@portal/model/revenue';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readerStandings } from '../../participation/comments/tables';
import { nickKey } from '../../platform/words';
import { accounts, identities, sessions } from '../../readers/accounts/tables';
import { entitlements, gifts, meters } from '../../revenue/entitlements/tables';
import { siteByAlias } from '../../sites/find';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { newsroomIn } from '../../testing/newsletters';
import { MONTHLY, paywallFile } from '../../testing/paywall';
import { SITE_FILE } from '../../testing/site';
import type { DoorAccount } from '../seed/front-door';
import { createFrontDoor, type FrontDoor } from './front-door';

const shown = { site: 'prova', title: 'A person', note: 'Tries.' };
const reader = {
  ...shown,
  kind: 'reader',
  lands: '/perfil/mi-cuenta/',
  surname: 'Soler',
  isProven: true,
} as const;
const colleague = { ...shown, kind: 'colleague', lands: '/redaccio/', role: 'moderator' } as const;
const ACCOUNTS: readonly DoorAccount[] = [
  {
    ...reader,
    id: 'spent',
    nick: 'jordi',
    email: 'jordi@lectors.example',
    name: 'Jordi',
    birthdate: '1975-01-30',
    hasReadAll: true,
  },
  {
    ...reader,
    id: 'new',
    nick: 'nil',
    email: 'nil@lectors.example',
    name: 'Nil',
    birthdate: '1999-04-23',
    isProven: false,
  },
  {
    ...reader,
    id: 'guardian',
    nick: 'empar',
    email: 'empar@lectors.example',
    name: 'Empar',
    birthdate: '1982-09-09',
  },
  {
    ...reader,
    id: 'child',
    nick: 'lluc',
    email: '',
    name: 'Lluc',
    birthdate: '2015-05-20',
    guardian: 'guardian',
  },
  {
    ...reader,
    id: 'suspended',
    nick: 'pep',
    email: 'pep@lectors.example',
    name: 'Pep',
    birthdate: '1990-02-14',
    isSuspended: true,
  },
  {
    ...reader,
    id: 'subscriber',
    nick: 'montse',
    email: 'montse@lectors.example',
    name: 'Montse',
    birthdate: '1961-07-15',
    product: 'anual',
    gives: '/societat/regal/',
  },
  {
    ...colleague,
    id: 'moderator',
    email: 'aina@redaccio.example',
    name: 'Aina Bonet',
    hasSecondFactor: true,
  },
  { ...colleague, id: 'waiting', email: 'aina@redaccio.example', name: 'Aina Bonet', hasSecondFactor: false },
  {
    ...colleague,
    id: 'elsewhere',
    site: 'no-such-site',
    email: 'x@redaccio.example',
    name: 'X',
    hasSecondFactor: true,
  },
];
const HOST = 'prova.localhost:3000';
const GIFTS = 5;

describe.each(ENGINES)('front door accounts, on %s', (engine) => {
  let test: TestAccounts;
  let door: FrontDoor;
  beforeAll(async () => {
    test = await testAccounts(engine, {
      site:
        SITE_FILE.replace('hosts: [', 'hosts: [prova.localhost, ') +
        paywallFile(`\n  gifts: { monthly: ${GIFTS}, days: 14, readers: 5 }\n`),
    });
    const { db } = test.database;
    await newsroomIn(db).publish(1, test.clock.now(), { path: '/societat/regal/', condition: 'subscribers' });
    const site = await siteByAlias(db, 'prova');
    if (!site) throw new Error('the test has no site');
    const seeded = {
      accounts: ACCOUNTS,
      groups: [],
      newsletters: [],
      siteOf: () => {
        throw new Error('no file is read');
      },
    };
    const openDoubles = () => Promise.reject(new Error('no double is opened'));
    const now = test.clock.now;
    door = createFrontDoor({ db, outbox: test.outbox, now }, { ...seeded, openDoubles }, [site]);
    await door.open(3000);
  });
  afterAll(() => test?.database.remove());

  const pressed = (cookie = '') =>
    new Request(`http://${HOST}/dev/front-door/sign-in`, { method: 'POST', headers: { host: HOST, cookie } });
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);

  /**
   * Signs in.
   * @returns the redirect target, the cookies set, and a request function that sends them
   */
  const signIn = async (id: string, to?: string) => {
    const account = ACCOUNTS.find((known) => known.id === id);
    if (!account) throw new Error(`there is no ${id}`);
    const answer = await door.signIn(pressed(), account, to);
    const cookie = cookiesOf(answer).join('; ');
    const get = async (path: string) => {
      const found = await test.app.request(path, { headers: { host: HOST, cookie } });
      return { status: found.status, answer: await found.json() };
    };
    return { to: answer.headers.get('location'), status: answer.status, cookie, get };
  };
  const profileOf = async (id: string) => (await signIn(id)).get('/api/front/user/profile');

  it('exclude those of sites that are not installed', () => {
    expect(door.accounts.map(({ id }) => id)).not.toContain('elsewhere');
  });

  it('are signed in under their own name', async () => {
    for (const account of door.accounts)
      if (account.kind === 'reader')
        expect(await profileOf(account.id)).toMatchObject({
          status: 200,
          answer: { response: { user: { nick: account.nick } } },
        });
    expect(await signIn('spent')).toMatchObject({ status: 303, to: '/perfil/mi-cuenta/' });
    expect(await signIn('spent', '/tancada/')).toMatchObject({ to: '/tancada/' });
  });

  it('show which of them has an unvalidated address', async () => {
    const readers = door.accounts.filter(({ kind }) => kind === 'reader');
    const unvalidated: string[] = [];
    for (const { id } of readers) {
      const { answer } = await profileOf(id);
      if (Object(answer).response.user.isUnvalidated) unvalidated.push(id);
    }
    expect(unvalidated).toEqual(['new']);
  });

  it('have no password, so the front door is the only way in', async () => {
    const rows = await test.database.db.select().from(accounts);
    expect(rows.map(({ passwordHash }) => passwordHash)).toEqual(rows.map(() => null));
  });

  it('use up a reader’s meter in the current month, whatever the month', async () => {
    const counts = async () =>
      (await test.database.db.select().from(meters))
        .filter(({ reader: of }) => !of.startsWith('gifts:'))
        .map(({ period, count }) => `${period}: ${count}`);
    expect(await counts()).toEqual([`2026-03: ${MONTHLY}`]);
    test.clock.goOn(31 * 86_400_000);
    await signIn('spent');
    expect(await counts()).toEqual([`2026-03: ${MONTHLY}`, `2026-04: ${MONTHLY}`]);
  });

  it('count a reader’s gift towards the month’s gifts', async () => {
    const { get } = await signIn('subscriber');
    expect((await get(GIFT_ENDPOINTS.own.path)).answer).toMatchObject({
      response: { items: [{ url: '/societat/regal/' }], left: GIFTS - 1 },
    });
  });

  it('suspend a commenter once, with an email that links to the site on this machine', async () => {
    await signIn('suspended');
    const email = await test.emailTo('pep@lectors.example');
    expect(email.text).toContain(`http://${HOST}/comentaris/recurs/?token=`);
    await signIn('suspended');
    expect(await test.emailTo('pep@lectors.example')).toBe(email);
  });

  it('sign in at the desk with both factors, or stop at the second one and show its code', async () => {
    expect((await (await signIn('moderator')).get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(200);
    const { get } = await signIn('waiting');
    expect((await get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
    expect((await get(ENTRY_DESK_ENDPOINTS.secondFactor.path)).answer).toMatchObject({
      response: { isSetUp: true },
    });
    const waiting = ACCOUNTS.find(({ id }) => id === 'waiting');
    const shownCode = waiting && (await door.code(waiting));
    expect(shownCode?.code).toMatch(/^\d{6}$/);
    expect(shownCode?.seconds).toBe(30);
  });

  it('are signed out, as readers and at the desk, before the redirect', async () => {
    const asReader = await signIn('guardian');
    const atDesk = await signIn('moderator');
    const answer = await door.signOut(pressed(`${asReader.cookie}; ${atDesk.cookie}`), '/acceso/', 'prova');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/acceso/']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(cookiesOf(answer)).toEqual(['session=', 'userId=', 'desk=']);
    // The old cookies no longer work.
    expect((await asReader.get('/api/front/user/profile')).status).toBe(401);
    expect((await atDesk.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
  });

  it('can be signed out even if nobody is signed in', async () => {
    const answer = await door.signOut(pressed(), '/', 'prova');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  const rowOf = async (id: string) => {
    const [row] = await test.database.db
      .select()
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(and(eq(identities.provider, 'front-door'), eq(identities.subject, id)));
    if (!row) throw new Error(`there is no account of ${id}`);
    return row.accounts;
  };
  const change = (id: number, values: Partial<typeof accounts.$inferInsert>) =>
    test.database.db.update(accounts).set(values).where(eq(accounts.id, id));

  it('are the same accounts after visitors change their nicks and addresses', async () => {
    for (const account of door.accounts) {
      if (account.kind !== 'reader') continue;
      const { id, nick, nickKey } = await rowOf(account.id);
      await change(id, { nick: `canviat${id}`, nickKey: `canviat${id}` });
      expect((await signIn(account.id)).status).toBe(303);
      if (account.email)
        await change(id, { email: `v${id}@visita.example`, emailKey: `v${id}@visita.example` });
      for (const { id: other } of door.accounts) expect((await signIn(other)).status).toBe(303);
      expect((await rowOf(account.id)).id).toBe(id);
      expect(await profileOf(account.id)).toMatchObject({
        answer: { response: { user: { nick: `canviat${id}` } } },
      });
      await change(id, { nick, nickKey });
    }
  });

  it('return to their guardian after a visitor gives a child an account of its own', async () => {
    const child = await rowOf('child');
    await change(child.id, {
      guardianId: null,
      email: 'lluc@visita.example',
      emailKey: 'lluc@visita.example',
    });
    await signIn('child');
    expect(await rowOf('child')).toMatchObject({
      id: child.id,
      guardianId: (await rowOf('guardian')).id,
      emailKey: null,
    });
  });

  it('are created again after one is deleted, with its subscription', async () => {
    await test.database.db.delete(accounts);
    expect((await profileOf('child')).status).toBe(200);
    const subscriptions = await test.database.db.select().from(entitlements);
    expect(subscriptions.map(({ accountId }) => accountId)).toEqual([(await rowOf('subscriber')).id]);
  });

  it('are not the accounts of real readers with the same nick or address', async () => {
    const { db } = test.database;
    await db.delete(accounts);
    const others = { language: 'ca', site: 'prova', createdAt: test.clock.now(), validatedAt: new Date(0) };
    const kept = await db
      .insert(accounts)
      .values(
        // Registrations, the second of which claims to be of the front door.
        ACCOUNTS.flatMap((account, at) =>
          account.kind === 'reader'
            ? [
                {
                  ...others,
                  nick: account.nick,
                  nickKey: nickKey(account.nick),
                  email: account.email && `real${at}@lectors.example`,
                  emailKey: account.email ? `real${at}@lectors.example` : null,
                  passwordHash: 'argon2id',
                  origin: at === 1 ? 'front-door' : '/',
                },
                {
                  ...others,
                  nick: `real${at}`,
                  nickKey: `real${at}`,
                  email: account.email,
                  emailKey: account.email || null,
                  passwordHash: 'argon2id',
                },
              ]
            : [],
        ),
      )
      .returning();
    const ids = kept.map(({ id }) => id);
    for (const account of door.accounts) {
      expect((await signIn(account.id)).status).toBe(303);
      if (account.kind === 'reader') expect(ids).not.toContain((await rowOf(account.id)).id);
    }
    expect(await profileOf('spent')).toMatchObject({
      answer: { response: { user: { nick: 'jordi2', email: 'jordi2@lectors.example' } } },
    });
    expect(await db.select().from(accounts).where(inArray(accounts.id, ids)).orderBy(accounts.id)).toEqual(
      kept,
    );
    for (const table of [sessions, entitlements, meters, gifts, readerStandings])
      expect(await db.$count(table, inArray(table.accountId, ids))).toBe(0);
  });

  it('are those that an earlier version created', async () => {
    const { db } = test.database;
    const { id } = await rowOf('new');
    await db.delete(accounts).where(ne(accounts.id, id));
    await change(id, { nick: 'nil', nickKey: nickKey('nil') });
    await db.delete(identities);
    await signIn('new');
    expect((await rowOf('new')).id).toBe(id);
    // A new password removes every identity: the account now belongs to the visitor.
    await db.delete(identities);
    await change(id, { passwordHash: 'argon2id' });
    await signIn('new');
    expect((await rowOf('new')).id).not.toBe(id);
  });
});
