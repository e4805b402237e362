import type { Database, DatabaseTransaction } from '../../platform/database';
import type { LetterAsker, Limits } from '../../platform/limits';
import type { Log } from '../../platform/log';
import type { Outbox } from '../../platform/mail';
import type { RequestContext, SiteDirectory } from '../../sites';
import { type EmailTexts, type EmailValues, emailOf } from '../../sites/emails';
import { hasComplained } from './complaints';
import { ACCOUNT_EMAILS, type RequestedEmailKind } from './emails';
import type { AccountHooks } from './hooks';

/** Dependencies of the calls of accounts. */
export type AccountDeps = {
  db: Database;
  sites: SiteDirectory;
  now: () => Date;
  limits: Limits;
  outbox: Outbox;
  log: Log;
  /** What the domains above do when an account changes. */
  hooks: AccountHooks;
};

/** Writes an email in a transaction; it goes out after it. */
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

/** Askers who have shown nothing but that they know the address. */
const STRANGERS: readonly LetterAsker[] = ['stranger', 'newcomer'];

/**
 * Like `writeEmail`, for the kinds that a stranger can request; limited per mailbox. After a complaint, an email that a stranger requests
 * is counted but not sent, so that the answer gives nothing away.
 * @param values asked only for an email that goes: the link that it issues ends that of an email sent before; null where none is to go
 * @throws TooOften
 */
export async function writeRequestedEmail(
  { outbox, limits, now }: Pick<AccountDeps, 'outbox' | 'limits' | 'now'>,
  tx: DatabaseTransaction,
  context: Pick<RequestContext, 'site' | 'origin'>,
  kind: RequestedEmailKind,
  to: string,
  values: () => Promise<EmailValues | null>,
  asker: LetterAsker = 'stranger',
): Promise<void> {
  await limits.countLetter(tx, to, asker);
  if (STRANGERS.includes(asker) && (await hasComplained(tx, to, now()))) return;
  const known = await values();
  if (known) await outbox.write(tx, emailOf(ACCOUNT_EMAILS, kind, to, context, known));
}
