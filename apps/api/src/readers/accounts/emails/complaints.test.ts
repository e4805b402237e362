import { CALLS, endpointPath, ROUTES } from '@portal/model';
import type { ReturnKind } from '@portal/model/newsroom';
import {
  ACCOUNT_CALLS,
  NEWSLETTER_ENDPOINTS,
  PASSWORD_ENDPOINTS,
  PROFILE_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
} from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetReturns } from '../../../newsroom/newsletters/returns';
import { newsletterReturns } from '../../../newsroom/newsletters/tables';
import { DAY_MS } from '../../../platform/time/durations';
import { emailKey, mailboxKey } from '../../../platform/words/keys';
import { signatureOf } from '../../../revenue/entitlements/payments/signed-source';
import { AccountReaders, PASSWORD, registration, userOf } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { times } from '../../../testing/level';
import { newsletterStops, STOP_REASONS } from '../tables';
import { hasComplained as hasComplainedAt } from './complaints';
import { resetSubscriptions } from './newsletter';

const SECRET = 'a-secret-of-forty-characters-and-no-less';
const MINUTE = 60_000;

describe.each(ENGINES)('after a complaint about an email, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine, {
      settings: { limits: false, bounces: { secret: SECRET, address: undefined } },
    });
    readers = new AccountReaders(test);
  });
  beforeEach(async () => {
    for (const table of [newsletterStops, newsletterReturns]) await test.database.db.delete(table);
    test.clock.goOn(MINUTE);
  });
  afterAll(() => test?.database.remove());

  const hasComplained = (email: string) => hasComplainedAt(test.database.db, email, test.clock.now());

  /** Reports a bounce or complaint of some days ago as the mail provider does. */
  const tell = async (email: string, kind: ReturnKind, daysAgo = 0) => {
    const now = test.clock.now();
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const body = JSON.stringify({ events: [{ kind, email, at: at.toISOString() }] });
    const told = await test.app.request(CALLS.bounces, {
      method: 'POST',
      headers: { host: 'prova.example', 'portal-signature': signatureOf(SECRET, body, now) },
      body,
    });
    expect(told.status).toBe(200);
  };

  /**
   * Requests every email that a stranger can cause for an email address.
   * @returns the response to each request
   */
  const askFor = async (email: string) => {
    const form = registration({ email, newsletters: [] });
    const registered = await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form);
    const { reader } = await readers.loggedIn();
    const answers = [
      registered,
      await readers.browser().post(REGISTRATION_ENDPOINTS.resendValidationMail.path, registered.response),
      await readers.browser().post(PASSWORD_ENDPOINTS.recoverPassword.path, { email }),
      await readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email)),
      await reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { email: `c${email}`, password: PASSWORD }),
    ];
    return answers.map(({ status, code }) => [status, code]);
  };

  it('sends the mailbox nothing on a stranger’s request, and responds as usual', async () => {
    await tell('Victima+diari@example.org', 'complaint');
    await tell('cvictima@example.org', 'complaint');
    expect(await askFor('victima@example.org')).toEqual(await askFor('altra@example.org'));
    for (const email of ['victima@example.org', 'cvictima@example.org'])
      expect(await test.emailsTo(email), email).toEqual([]);
    expect(await test.emailsTo('altra@example.org')).toHaveLength(4);
    expect(await test.emailsTo('caltra@example.org')).toHaveLength(1);
  });

  it('keeps the links of earlier emails valid, whatever strangers request', async () => {
    const email = 'abans@example.org';
    const form = registration({ email, newsletters: [] });
    const { response } = await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form);
    const requests = [
      () => readers.browser().post(REGISTRATION_ENDPOINTS.resendValidationMail.path, response),
      () => readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email)),
      () => readers.browser().post(PASSWORD_ENDPOINTS.recoverPassword.path, { email }),
    ];
    const links: string[] = [];
    for (const request of requests) {
      expect((await request()).status).toBe(200);
      links.push(await test.tokenTo(email));
    }
    const sent = (await test.emailsTo(email)).length;
    await tell('Abans+diari@example.org', 'complaint');
    for (const request of requests) expect((await request()).status).toBe(200);
    expect(await test.emailsTo(email)).toHaveLength(sent);
    const [validation, newsletter, reset] = links;
    const opened = [
      await readers.browser().post(REGISTRATION_ENDPOINTS.validateMail.path, { token: validation }),
      await readers.browser().post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token: newsletter }),
      await readers
        .browser()
        .post(PASSWORD_ENDPOINTS.changePassword.path, { token: reset, password: PASSWORD }),
    ];
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('counts a complaint after a bounce, and one about an unknown email address', async () => {
    await readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, 'rebotada@example.org'));
    await tell('rebotada@example.org', 'hard');
    expect(await hasComplained('rebotada@example.org')).toBe(false);
    test.clock.goOn(MINUTE);
    await tell('rebotada@example.org', 'complaint');
    await tell('ningu@example.org', 'complaint');
    for (const email of ['rebotada@example.org', 'ningu@example.org'])
      expect(await hasComplained(email), email).toBe(true);
  });

  it('still sends a password reset to a validated account, whose reader can restart newsletters', async () => {
    const { form, reader } = await readers.loggedIn({ newsletters: [] });
    await tell(form.email, 'complaint');
    await readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email));
    const before = (await test.emailsTo(form.email)).length;
    expect(
      (await readers.browser().post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: form.email })).status,
    ).toBe(200);
    expect((await test.emailTo(form.email)).text).toContain(`${ROUTES.passwordChange}?token=`);
    const newsletters = [{ id: 'mati', isSubscribed: true }];
    expect((await reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { newsletters })).status).toBe(200);
    expect(await test.emailsTo(form.email)).toHaveLength(before + 2);
    expect(await hasComplained(form.email)).toBe(true);
    const confirmed = await reader.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, {
      token: await test.tokenTo(form.email),
    });
    expect(confirmed.status).toBe(200);
    expect(await hasComplained(form.email)).toBe(false);
  });

  it('ends it for all spellings of the mailbox once a reader of any of them confirms newsletters', async () => {
    const { form, reader } = await readers.loggedIn({ email: 'clara@gmail.com', newsletters: [] });
    await tell('c.lara+diari@googlemail.com', 'complaint');
    await tell('cl.ara@gmail.com', 'complaint');
    const newsletters = [{ id: 'mati', isSubscribed: true }];
    expect((await reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { newsletters })).status).toBe(200);
    expect(await hasComplained(form.email)).toBe(true);
    const token = await test.tokenTo(form.email);
    expect((await reader.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token })).status).toBe(200);
    for (const email of [form.email, 'c.lara+diari@googlemail.com', 'cl.ara@gmail.com'])
      expect(await hasComplained(email), email).toBe(false);
  });

  it('blocks emails for a year from the last complaint, and deletes unknown email addresses then', async () => {
    const { db } = test.database;
    const { form } = await readers.account();
    for (const email of [form.email, 'ningu@example.org']) await tell(email, 'complaint');
    test.clock.goOn(200 * DAY_MS);
    await tell('ningu@example.org', 'complaint');
    test.clock.goOn(165 * DAY_MS);
    expect([await hasComplained(form.email), await hasComplained('ningu@example.org')]).toEqual([
      false,
      true,
    ]);
    const forget = () => forgetReturns({ db, now: test.clock.now });
    const left = async () => (await db.select().from(newsletterStops)).map(({ emailKey: key }) => key).sort();
    await forget();
    expect(await left()).toEqual([form.email, 'ningu@example.org'].sort());
    test.clock.goOn(200 * DAY_MS);
    await forget();
    // Newsletters to the account remain stopped.
    expect(await left()).toEqual([form.email]);
  });

  it('blocks emails for a year from the latest complaint, however late or often it is reported', async () => {
    const { db } = test.database;
    const email = 'tard@example.org';
    const start = test.clock.now().getTime();
    const told = fc.record({
      wait: fc.integer({ min: 0, max: 150 }),
      daysAgo: fc.oneof(fc.integer({ min: -3, max: 400 }), fc.constant('again')),
      startsAnew: fc.boolean(),
      forgets: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const table of [newsletterStops, newsletterReturns]) await db.delete(table);
        test.clock.goOn(start - test.clock.now().getTime());
        let [latest, before, restarted] = [0, 0, 0];
        for (const { wait, daysAgo, startsAnew: isProved, forgets } of steps) {
          test.clock.goOn(wait * DAY_MS + 1);
          const now = test.clock.now();
          if (forgets) await forgetReturns({ db, now: test.clock.now });
          if (isProved && (await db.$count(newsletterStops))) {
            await db.transaction((tx) => resetSubscriptions(tx, email, now));
            [restarted, latest] = [now.getTime(), 0];
          }
          const days = daysAgo === 'again' ? (now.getTime() - before) / DAY_MS : daysAgo;
          if (daysAgo === 'again' && !before) continue;
          before = now.getTime() - days * DAY_MS;
          await tell(email, 'complaint', days);
          const at = Math.min(before, now.getTime());
          if (at > restarted) latest = Math.max(latest, at);
          expect(await hasComplained(email)).toBe(latest > now.getTime() - 365 * DAY_MS);
        }
      }),
      { numRuns: times({ gate: 20, full: 200 }) },
    );
  });

  it('changes nothing if the complaint is older than a year, and stores no row for an unknown email address', async () => {
    const { db } = test.database;
    const { form, reader } = await readers.loggedIn({ newsletters: ['mati'] });
    for (const email of [form.email, 'ningu@example.org']) await tell(email, 'complaint', 366);
    const { response } = await reader.get(PROFILE_ENDPOINTS.profile.path);
    expect(userOf(response).newsletters).toContainEqual(
      expect.objectContaining({ id: 'mati', isSubscribed: true }),
    );
    expect((await db.select().from(newsletterStops)).map((row) => [row.emailKey, row.stoppedAt])).toEqual([
      [form.email, null],
    ]);
  });

  it('keeps the link that ends it valid when the same complaint is reported again', async () => {
    const { form, reader } = await readers.loggedIn({ newsletters: [] });
    await tell(form.email, 'complaint');
    test.clock.goOn(100 * DAY_MS);
    const later = readers.browser();
    await later.post(ACCOUNT_CALLS.login, { email: form.email, password: PASSWORD });
    const newsletters = [{ id: 'mati', isSubscribed: true }];
    expect((await later.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { newsletters })).status).toBe(200);
    const token = await test.tokenTo(form.email);
    await forgetReturns({ db: test.database.db, now: test.clock.now });
    await tell(form.email, 'complaint', 100);
    expect((await reader.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token })).status).toBe(200);
    await forgetReturns({ db: test.database.db, now: test.clock.now });
    await tell(form.email, 'complaint', 100);
    expect(await hasComplained(form.email)).toBe(false);
  });

  it('blocks emails only for a current complaint about the same mailbox', async () => {
    const { db } = test.database;
    const address = fc.tuple(
      fc.constantFrom('ada', 'a.da', 'ada+x', 'Ada+y', 'bo'),
      fc.constantFrom('gmail.com', 'googlemail.com', 'example.org'),
    );
    await fc.assert(
      fc.asyncProperty(
        address,
        address,
        fc.constantFrom(...STOP_REASONS),
        fc.constantFrom(null, 0, 364, 365),
        async (stopped, asked, reason, days) => {
          const [one, other] = [stopped.join('@'), asked.join('@')];
          const stoppedAt = days === null ? null : new Date(test.clock.now().getTime() - days * DAY_MS);
          await db.insert(newsletterStops).values({ emailKey: emailKey(one), reason, stoppedAt });
          const isHeldBack = await hasComplained(other);
          await db.delete(newsletterStops).where(eq(newsletterStops.emailKey, emailKey(one)));
          const isSame = mailboxKey(one) === mailboxKey(other);
          const isCurrent = days !== null && days < 365;
          expect(isHeldBack).toBe(isCurrent && reason === 'complaint' && isSame);
        },
      ),
      { numRuns: times({ gate: 40, full: 400 }) },
    );
  });
});
