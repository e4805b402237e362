import { endpointPath, ROUTES } from '@portal/model';
import {
  NEWSLETTER_ENDPOINTS,
  PASSWORD_ENDPOINTS,
  PROFILE_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
} from '@portal/model/readers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL_REQUESTERS, type EmailRequester, Limits, TooOften } from '../../../platform/limits/limits';
import { LIMITS } from '../../../platform/limits/rates';
import { limitCounters } from '../../../platform/limits/tables';
import { AccountReaders, PASSWORD, registration } from '../../../testing/account-readers';
import { type TestAccounts, TestClock, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { times } from '../../../testing/level';
import type { TestReader } from '../../../testing/reader';

const START = new Date('2026-03-18T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TO = 'nuria@example.org';

/** Requests for emails: kind of requester, and time since the previous request. */
const asked = (...askers: readonly EmailRequester[]) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 3 * HOUR }), fc.constantFrom(...askers)), {
    minLength: 1,
    maxLength: 30,
  });

describe.each(ENGINES)('requested emails, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  beforeEach(async () => {
    await test.database.db.delete(limitCounters);
  });
  afterAll(() => test?.database.remove());

  /** A fresh mailbox: `letter` requests an email to it, and returns whether it was allowed. */
  const mailbox = async () => {
    const { db } = test.database;
    await db.delete(limitCounters);
    const clock = new TestClock(START);
    const limits = new Limits(db, clock.now);
    const email = (asker: EmailRequester) =>
      db
        .transaction((tx) => limits.countEmail(tx, TO, asker))
        .then(() => true)
        .catch((error: unknown) => {
          if (error instanceof TooOften) return false;
          throw error;
        });
    return { clock, email };
  };
  const runs = { numRuns: times({ gate: 15, full: 100 }) };

  it('are at most four in ten minutes and six a day, of which strangers cause two and three', async () => {
    await fc.assert(
      fc.asyncProperty(asked(...EMAIL_REQUESTERS), async (calls) => {
        const { clock, email } = await mailbox();
        const sent: { at: number; asker: EmailRequester }[] = [];
        const isByStranger = ({ asker }: { asker: EmailRequester }) =>
          asker === 'stranger' || asker === 'newcomer';
        for (const [pause, asker] of calls) {
          clock.goOn(pause);
          if (await email(asker)) sent.push({ at: clock.now().getTime(), asker });
        }
        /** Groups emails by window: a window starts with the first email after the previous one has ended. */
        const windows = (withinMs: number) => {
          const all: (typeof sent)[] = [];
          for (const one of sent) {
            const last = all.at(-1);
            if (last?.[0] && one.at < last[0].at + withinMs) last.push(one);
            else all.push([one]);
          }
          return all;
        };
        for (const few of windows(LIMITS.letter.withinMs)) {
          expect(few.length).toBeLessThanOrEqual(4);
          expect(few.filter(isByStranger).length).toBeLessThanOrEqual(2);
        }
        for (const day of windows(LIMITS.letterDay.withinMs)) {
          expect(day.length).toBeLessThanOrEqual(6);
          expect(day.filter(isByStranger).length).toBeLessThanOrEqual(3);
          expect(day.filter(({ asker }) => asker === 'stranger').length).toBeLessThanOrEqual(2);
        }
      }),
      runs,
    );
  });

  it('leave one for a password reset and one for a known browser, at any moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.tuple(asked('stranger', 'newcomer'), fc.constant<EmailRequester>('account')),
          fc.tuple(asked('stranger', 'newcomer', 'account'), fc.constant<EmailRequester>('reader')),
        ),
        async ([calls, owner]) => {
          const { clock, email } = await mailbox();
          for (const [pause, asker] of calls) {
            clock.goOn(pause);
            await email(asker);
          }
          expect(await email(owner)).toBe(true);
        },
      ),
      runs,
    );
  });

  const recover = (reader: TestReader, email: string) =>
    reader.post(PASSWORD_ENDPOINTS.recoverPassword.path, { email });

  it('are limited to three a day for an unvalidated mailbox, which password recovery does not reveal', async () => {
    const form = registration({ newsletters: [] });
    const calls = [
      () => readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form),
      () => readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email)),
      () => recover(readers.browser(), form.email),
      () => recover(readers.browser(), form.email),
      () =>
        readers
          .browser()
          .post(`${endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email)}?newsletter=cultura`),
    ];
    const statuses: number[] = [];
    for (const call of calls) {
      statuses.push((await call()).status);
      test.clock.goOn(LIMITS.letter.withinMs);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await test.emailsTo(form.email)).toHaveLength(3);
    test.clock.goOn(LIMITS.letterDay.withinMs);
    expect((await recover(readers.browser(), form.email)).status).toBe(200);
    expect(await test.emailsTo(form.email)).toHaveLength(4);
  });

  it('requested emails that let nobody in leave the third of a day for registration', async () => {
    const { reader } = await readers.loggedIn();
    const form = registration({ newsletters: [] });
    const moveTo = (email: string) =>
      reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { email, password: PASSWORD });
    const calls = [
      () => readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email)),
      () => moveTo(form.email),
      () =>
        readers
          .browser()
          .post(`${endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email)}?newsletter=cultura`),
      () => moveTo(form.email.replace('@', '+1@')),
      () => readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form),
    ];
    const statuses: number[] = [];
    for (const call of calls) {
      statuses.push((await call()).status);
      test.clock.goOn(LIMITS.letter.withinMs);
    }
    expect(statuses).toEqual([200, 200, 429, 429, 200]);
    const validation = { token: await test.tokenTo(form.email) };
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.validateMail.path, validation)).status).toBe(
      200,
    );
  });

  it('reveal to a stranger neither whether an email address has an account nor when its mailbox had one', async () => {
    const { form } = await readers.account();
    test.clock.goOn(LIMITS.letterDay.withinMs);
    const unknown = `ningu-${form.email}`;
    for (const email of [form.email, unknown]) {
      const answers: [number, string | null][] = [];
      for (const call of [
        () => recover(readers.browser(), email),
        () => recover(readers.browser(), email),
        () => readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email)),
        () => readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, email)),
      ]) {
        const { status, headers } = await call();
        answers.push([status, headers.get('retry-after')]);
        test.clock.goOn(17 * MINUTE);
      }
      // The day's emails are used up, and those of ten minutes are not: no response reveals which.
      const isFull = [429, String(LIMITS.letter.withinMs / 1_000)];
      expect(answers, email).toEqual([[200, null], [200, null], isFull, isFull]);
    }
    expect(await test.emailsTo(unknown)).toEqual([]);
  });

  it('give every requester the same time to wait, whether the quota of ten minutes or that of the day is used up', async () => {
    const { db } = test.database;
    await fc.assert(
      fc.asyncProperty(asked(...EMAIL_REQUESTERS), async (calls) => {
        await db.delete(limitCounters);
        const clock = new TestClock(START);
        const limits = new Limits(db, clock.now);
        for (const [pause, asker] of calls) {
          clock.goOn(pause);
          const refused = await db
            .transaction((tx) => limits.countEmail(tx, TO, asker))
            .then(
              () => null,
              (error: unknown) => error,
            );
          if (refused !== null) expect(refused).toMatchObject({ name: 'TooOften', retryAfter: 600 });
        }
      }),
      runs,
    );
  });

  it('requested emails that are counted without being sent leave one for registration', async () => {
    const form = registration({ newsletters: [] });
    for (let time = 0; time < 4; time += 1) {
      await recover(readers.browser(), form.email);
      test.clock.goOn(HOUR);
    }
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
  });

  it('are limited to six a day for a validated mailbox, the last for a known browser', async () => {
    const { form, reader } = await readers.loggedIn({ newsletters: [] });
    const resets = async () => {
      const sent = await test.emailsTo(form.email);
      return sent.filter(({ text }) => text.includes(`${ROUTES.passwordChange}?token=`)).length;
    };
    // Registration used the first; strangers have one left.
    test.clock.goOn(HOUR);
    expect(
      (await readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email))).status,
    ).toBe(200);
    test.clock.goOn(HOUR);
    expect(
      (await readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email))).status,
    ).toBe(429);
    const sent: number[] = [];
    const strangers = Array.from({ length: 4 }, () => readers.browser());
    for (const browser of [...strangers, reader, reader]) {
      test.clock.goOn(HOUR);
      expect((await recover(browser, form.email)).status).toBe(200);
      sent.push(await resets());
    }
    expect(sent).toEqual([1, 2, 3, 3, 4, 4]);
  });

  it('reach the owner in a known browser in every hour of a day in which strangers request as many as they can', async () => {
    const { db } = test.database;
    const { form, reader } = await readers.loggedIn({ newsletters: [] });
    const resets = async () => {
      const sent = await test.emailsTo(form.email);
      return sent.filter(({ text }) => text.includes(`${ROUTES.passwordChange}?token=`)).length;
    };
    for (let hour = 0; hour < 24; hour += 1) {
      await Promise.all([
        ...[1, 2, 3, 4].map(() => recover(readers.browser(), form.email)),
        readers.browser().post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, form.email)),
      ]);
      if (hour % times({ gate: 4, full: 1 }) === 0) {
        const before = await resets();
        const counters = await db.select().from(limitCounters);
        expect((await recover(reader, form.email)).status).toBe(200);
        expect(await resets(), `hour ${hour}`).toBe(before + 1);
        // The owner asks once in a day: in each of these hours for the first time.
        await db.delete(limitCounters);
        await db.insert(limitCounters).values(counters);
      }
      test.clock.goOn(HOUR);
    }
  });

  it('include at most three repeated validations a day per account', async () => {
    const form = registration();
    const { response } = await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form);
    const resend = async () => {
      test.clock.goOn(LIMITS.resend.withinMs);
      return (await readers.browser().post(REGISTRATION_ENDPOINTS.resendValidationMail.path, response))
        .status;
    };
    expect([await resend(), await resend(), await resend(), await resend()]).toEqual([200, 200, 200, 429]);
    expect(await test.emailsTo(form.email)).toHaveLength(3);
    test.clock.goOn(LIMITS.resendDay.withinMs);
    expect(await resend()).toBe(200);
    expect(await test.emailsTo(form.email)).toHaveLength(4);
  });
});
