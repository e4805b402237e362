import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH } from '../constants/index';
import { idSchema } from './id';
import { currentUserSchema } from './user';

/**
 * Schema of the response to login and profile requests, `{ user }`, which it unwraps to the user (spec §7).
 */
export const userAnswerSchema = v.pipe(
  v.object({ user: currentUserSchema }),
  v.transform(({ user }) => user),
);

/**
 * Schema of `{ success }`, the response to saving an article or following an author: lists change only if it
 * is true (spec §4, §7).
 */
export const toggleAnswerSchema = v.pipe(
  v.object({ success: v.boolean() }),
  v.transform(({ success }) => success),
);

/**
 * Response to email validation: whether the address replaced another one of the account, and the page to
 * return to, if the reader registered from one.
 */
export const validatedAnswerSchema = v.object({
  emailChanged: v.boolean(),
  backUrl: v.optional(v.string()),
});
/** Parsed response to email validation; `backUrl` is a path of the same site, absent when none was kept. */
export type ValidatedAnswer = v.InferOutput<typeof validatedAnswerSchema>;

/** Schema of a reader's session on one device. Times are ISO 8601. */
export const readerSessionSchema = v.object({
  id: idSchema,
  /** Browser and system in words, such as 'Firefox, Android'; '' when the browser says nothing. */
  device: v.string(),
  startedAt: v.string(),
  seenAt: v.string(),
  /** Whether this is the session of the request. */
  isCurrent: v.boolean(),
});
/** One login of a reader on one device; times are ISO 8601. */
export type ReaderSession = v.InferOutput<typeof readerSessionSchema>;

/** Schema of the response `{ sessions }`, unwrapped to a reader's sessions, last seen first. */
export const sessionsAnswerSchema = v.pipe(
  v.object({ sessions: v.array(readerSessionSchema) }),
  v.transform(({ sessions }) => sessions),
);

/** Session to end; without an id, every session but the current one. */
export const endSessionsSchema = v.object({ id: v.optional(idSchema) });
/** Body that ends sessions: one by `id`, or every other session of the reader when `id` is absent. */
export type EndSessions = v.InferOutput<typeof endSessionsSchema>;

/**
 * Schema of the one-time token of an email. Only POST uses it up, because mail scanners follow links by GET.
 */
export const tokenSchema = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) });
/** Body with the one-time token of an email, 1 to 512 characters. */
export type Token = v.InferOutput<typeof tokenSchema>;

/**
 * Schema of the confirmation of an address: its token and, if the email address already has purchases, the
 * password of its account.
 */
export const mailValidationSchema = v.object({
  ...tokenSchema.entries,
  password: v.optional(v.pipe(v.string(), v.maxLength(PASSWORD_MAX_LENGTH))),
});
/** Body that confirms an email address (spec §7). */
export type MailValidation = v.InferOutput<typeof mailValidationSchema>;

/** Reader whose list is requested; a reader gets only their own (spec §7). */
export const userIdSchema = v.object({ userId: idSchema });
/** Query of a reader's own list: the id must be that of the session (spec §7). */
export type UserId = v.InferOutput<typeof userIdSchema>;

/** A list of ids with one id added or removed. */
export function toggledIds(ids: readonly string[], id: string, included: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return included ? [...others, id] : others;
}
