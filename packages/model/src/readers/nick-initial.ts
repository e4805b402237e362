import type { CurrentUser } from './user';

// In a file of its own: the account menu of every page needs it, and no schema.
/** First letter of the nick, for the account button (spec §2); '' without a nick. */
export function nickInitial(user: Pick<CurrentUser, 'nick'>): string {
  const [first = ''] = user.nick.trim();
  return first.toLocaleUpperCase();
}
