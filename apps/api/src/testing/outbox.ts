import type { Database } from '../platform/database/client';
import type { Email, Mailer } from '../platform/mail/mailer';
import { Outbox } from '../platform/mail/outbox';
import { emails } from '../platform/mail/tables';
import type { TestDiscussion } from './discussion';
import { logInto } from './log';

/** Error of a connection to a missing mail server. */
export const outage = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });

/** An outbox with a given `send`, the recipients it sent to, and the lines it logged. */
export function testOutbox(
  db: Database,
  now: () => Date,
  send: Mailer['send'] = async () => undefined,
  maxWaiting?: number,
) {
  const sent: string[] = [];
  const logged: string[] = [];
  const mailer = {
    send: async (message: Email) => {
      await send(message);
      sent.push(message.to);
    },
  };
  return { outbox: new Outbox(db, mailer, now, logInto(logged), maxWaiting), sent, logged };
}

/** Recipients of unsent emails, oldest first. */
export const waitingIn = async (db: Database): Promise<string[]> =>
  (await db.select({ to: emails.recipient }).from(emails).orderBy(emails.id)).map(({ to }) => to);

/** Emails that are sent after `looks` concurrent runs, as if by several processes. */
export async function dueEmails(
  { emails, outbox }: Pick<TestDiscussion, 'emails' | 'outbox'>,
  look: () => Promise<unknown>,
  looks: number,
) {
  const before = emails.length;
  await Promise.all(Array.from({ length: looks }, look));
  await outbox.send();
  return emails.slice(before);
}
