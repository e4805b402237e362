import type { CurrentUser, ProfilePatch } from '@portal/model';
import { fill, type Locale } from '@portal/ui/locale';

/** Outcome of saving a profile: another address is not the account's until its owner confirms it. */
export const savedText = (
  { pendingEmail }: CurrentUser,
  { email }: ProfilePatch,
  { emailSent, saved }: Locale<'profile'>['texts']['profile'],
): string => (pendingEmail !== '' && pendingEmail === email ? fill(emailSent, { email }) : saved);
