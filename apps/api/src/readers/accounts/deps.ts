import type { Database, DatabaseTransaction } from '../../platform/database';
import type { EmailRequester, Limits } from '../../platform/limits';
import type { Log } from '../../platform/log';
import type { Outbox } from '../../platform/mail';
import type { RequestContext, SiteDirectory } from '../../sites';
import { type EmailTexts, type EmailValues, emailOf } from '../../sites/emails';
import { hasComplained } from './emails/complaints';
import { ACCOUNT_EMAILS, type RequestedEmailKind } from './emails/emails';
import type { AccountHooks } from './hooks';

export type AccountDeps = {
  db: Database;
  sites: SiteDirectory;
  now: () => Date;
  limits: Limits;
  outbox: Outbox;
  log: Log;
  /** Callbacks of the domains above for changes of an account. */
  hooks: AccountHooks;
};

/** Queues an email in a transaction; it is sent after the commit. */
export function writeEmail<Kind extends string>(
  { outbox }: Pick<AccountDeps, 'outbox'>,
  tx: DatabaseTransaction,
  context: Pick<RequestContext, 'site' | 'origin'>,
  texts: EmailTexts<NoInfer<Kind>>,
  kind: Exclude<Kind, RequestedEmailKind>,
  to: string,
  values: EmailValues,
): Promise<void> {
  return outbox.write(tx, emailOf<Kind>(texts, kind, to, context, values));
}

/** Requesters who have shown only that they know the email address. */
const STRANGERS: readonly EmailRequester[] = ['stranger', 'newcomer'];

/**
 * Like `writeEmail`, for the kinds that a stranger can request; limited per mailbox. After a complaint, an
 * email that a stranger requests is counted but not sent, so that the response reveals nothing.
 * @param values called only if an email is sent, because the link that it issues invalidates that of an
 * earlier email; null if none is to be sent
 * @throws TooOften
 */
export async function writeRequestedEmail(
  { outbox, limits, now }: Pick<AccountDeps, 'outbox' | 'limits' | 'now'>,
  tx: DatabaseTransaction,
  context: Pick<RequestContext, 'site' | 'origin'>,
  kind: RequestedEmailKind,
  to: string,
  values: () => Promise<EmailValues | null>,
  asker: EmailRequester = 'stranger',
): Promise<void> {
  await limits.countEmail(tx, to, asker);
  if (STRANGERS.includes(asker) && (await hasComplained(tx, to, now()))) return;
  const known = await values();
  if (known) await outbox.write(tx, emailOf(ACCOUNT_EMAILS, kind, to, context, known));
}
