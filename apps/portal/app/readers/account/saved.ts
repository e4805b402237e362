import type { CurrentUser, ProfilePatch } from '@portal/model/readers';
import { fill, type Locale } from '@portal/ui/locale';

type SavedTexts = Pick<Locale<'profile'>['texts']['profile'], 'emailSent' | 'emailDropped' | 'saved'>;

/**
 * Outcome of saving a profile: a new email address only becomes the account's once its owner confirms it, and
 * a new password cancels a pending change.
 */
export function savedText(
  before: Pick<CurrentUser, 'pendingEmail'>,
  saved: Pick<CurrentUser, 'pendingEmail' | 'email'>,
  { email, newPassword }: Pick<ProfilePatch, 'email' | 'newPassword'>,
  texts: SavedTexts,
): string {
  if (email !== undefined && saved.pendingEmail === email) return fill(texts.emailSent, { email });
  const isDropped = Boolean(newPassword) && before.pendingEmail !== '' && saved.pendingEmail === '';
  return isDropped && saved.email !== before.pendingEmail
    ? fill(texts.emailDropped, { email: before.pendingEmail })
    : texts.saved;
}
