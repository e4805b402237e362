import type { CurrentUser } from './user';

/** First letter of the nick, for the account button (spec §2); '' without a nick. */
export function nickInitial(user: Pick<CurrentUser, 'nick'>): string {
  const [first = ''] = user.nick.trim();
  return first.toLocaleUpperCase();
}
