import * as v from 'valibot';
import { BACK_URL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../constants/index';
import * as rule from '../rules/actions';
import { emailField } from './fields';
import { idSchema } from './id';

/**
 * Email required and valid, password required (spec §5). The rules of a new password do not apply to a
 * login.
 */
export const loginFormSchema = v.object({
  email: emailField(),
  password: v.pipe(rule.verbatim(), rule.required(), rule.max(PASSWORD_MAX_LENGTH)),
});
/** Validated login form: trimmed email, password exactly as typed (spec §3, §5). */
export type LoginForm = v.InferOutput<typeof loginFormSchema>;

/** Schema of the password-recovery form: a valid email (spec §5). */
export const recoverFormSchema = v.object({ email: emailField() });
/** Validated password-recovery form: a valid email (spec §5). */
export type RecoverForm = v.InferOutput<typeof recoverFormSchema>;

/** Page to return to, if it belongs to the site itself (spec §2); undefined otherwise. */
export function ownBackUrl(backUrl: string | null | undefined, origin: string): string | undefined {
  if (!backUrl || backUrl.length > BACK_URL_MAX_LENGTH || /[\p{Cc}\\]/u.test(backUrl)) return undefined;
  if (!URL.canParse(backUrl, origin)) return undefined;
  const url = new URL(backUrl, origin);
  const path = url.pathname + url.search + url.hash;
  // A path that begins with two slashes would lead to another host when it is parsed again.
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}

/** Body that requests the validation email again; the id comes from the refused login (spec §8). */
export const resendValidationSchema = v.object({ userId: idSchema });
/** Body of the call that sends the validation email again; `userId` comes from the 403 of login (spec §8). */
export type ResendValidation = v.InferOutput<typeof resendValidationSchema>;

/** Login with what the identity provider signed (spec §7). */
export const identityProviderLoginSchema = v.object({
  xUID: v.pipe(v.string(), v.minLength(1)),
  xUIDSignature: v.pipe(v.string(), v.minLength(1)),
  xsignatureTimestamp: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d+$/)),
});
/** Body of the identity provider's login: id, signature, and timestamp as digits in a string (spec §7). */
export type IdentityProviderLogin = v.InferOutput<typeof identityProviderLoginSchema>;
