import { inEveryLanguage, type Language, ROUTES } from '@portal/model';
import type { DatabaseTransaction } from '../../../platform/database';
import type { EmailRequester } from '../../../platform/limits';
import type { RequestContext } from '../../../sites';
import { type AccountDeps, writeRequestedEmail } from '../deps';
import type { AccountRow } from '../reader';
import { issueToken, RESET_HOURS } from './tokens';

/** Lifetime of each link (`RESET_HOURS`), in the words of the email. */
const LASTS: Readonly<Record<Language, Readonly<Record<keyof typeof RESET_HOURS, string>>>> = inEveryLanguage(
  {
    ca: { validated: 'una hora', unvalidated: '24 hores' },
    es: { validated: 'una hora', unvalidated: '24 horas' },
    en: { validated: 'one hour', unvalidated: '24 hours' },
  },
);

/** On whose behalf a new password is requested. */
function resetAsker({ isValidated, isKnown }: { isValidated: boolean; isKnown: boolean }): EmailRequester {
  if (!isValidated) return 'newcomer';
  return isKnown ? 'reader' : 'account';
}

/**
 * Queues the email with a link to a new password, if the mailbox has one left.
 * @param asked whether the account has validated its email address, and knows the browser
 * @throws TooOften
 */
export async function writeReset(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  context: RequestContext,
  kind: 'reset' | 'renew',
  account: Pick<AccountRow, 'id' | 'nick' | 'email'>,
  asked: { isValidated: boolean; isKnown: boolean },
): Promise<void> {
  const state = asked.isValidated ? 'validated' : 'unvalidated';
  const values = async () => {
    const token = await issueToken(tx, account.id, 'reset', deps.now(), RESET_HOURS[state]);
    return {
      // A nick is a stranger's text until somebody has verified the email address.
      ...(asked.isValidated ? { nick: account.nick } : {}),
      link: `${context.origin}${ROUTES.passwordChange}?token=${token}`,
      lasts: LASTS[context.site.language][state],
    };
  };
  await writeRequestedEmail(deps, tx, context, kind, account.email, values, resetAsker(asked));
}
