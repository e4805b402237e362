import type { CurrentUser, WholeProfile } from '@portal/model';
import { fill, type Locale } from '@portal/ui/locale';

type SavedTexts = Pick<Locale<'profile'>['texts']['profile'], 'emailSent' | 'emailDropped' | 'saved'>;

/**
 * Outcome of saving a profile: another address is not the account's until its owner confirms it, and one that waited for that waits no
 * more after a new password.
 */
export function savedText(
  before: Pick<CurrentUser, 'pendingEmail'>,
  saved: Pick<CurrentUser, 'pendingEmail' | 'email'>,
  { email, newPassword }: Pick<WholeProfile, 'email' | 'newPassword'>,
  texts: SavedTexts,
): string {
  if (saved.pendingEmail !== '' && saved.pendingEmail === email) return fill(texts.emailSent, { email });
  const isDropped = newPassword !== null && before.pendingEmail !== '' && saved.pendingEmail === '';
  return isDropped && saved.email !== before.pendingEmail
    ? fill(texts.emailDropped, { email: before.pendingEmail })
    : texts.saved;
}
