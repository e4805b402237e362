import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH } from '../constants/index';
import { authorSchema } from '../content/author';
import { cardSchema } from '../content/card';
import { idSchema } from './id';
import { currentUserSchema } from './user';

/** Answer of login and of the profile's calls: the user (spec §7). */
export const userAnswerSchema = v.object({ user: currentUserSchema });
/** Parsed answer of login and of the profile calls: `{ user }` (spec §7). */
export type UserAnswer = v.InferOutput<typeof userAnswerSchema>;

/** Answer of saving contents and following authors: lists change only if it reports success (spec §4, §7). */
export const toggleAnswerSchema = v.object({ success: v.boolean() });
/** Parsed answer of a bookmark call; `success: false` leaves the reader's list as it was (spec §4). */
export type ToggleAnswer = v.InferOutput<typeof toggleAnswerSchema>;

/** Parses the answer of registration: `userId` of the account whose email is still to be validated (spec §7). */
export const registeredAnswerSchema = v.object({ userId: idSchema });
/** Parsed answer of registration: `userId` of the new account, not validated yet (spec §7). */
export type RegisteredAnswer = v.InferOutput<typeof registeredAnswerSchema>;

/**
 * Answer of email validation: whether the address replaced another one of the account, and the page to
 * return to, if the reader registered from one.
 */
export const validatedAnswerSchema = v.object({
  emailChanged: v.boolean(),
  backUrl: v.optional(v.string()),
});
/** Parsed answer of email validation; `backUrl` is a path of the same site, absent when none was kept. */
export type ValidatedAnswer = v.InferOutput<typeof validatedAnswerSchema>;

/** Parses the answer of `POST /api/front/user/nick`: whether the nick is free (spec §7). */
export const nickAnswerSchema = v.object({ available: v.boolean() });
/** Parsed answer of the nick's availability check (spec §7). */
export type NickAnswer = v.InferOutput<typeof nickAnswerSchema>;

/** Parses the answer of `POST /api/front/user/bulletin`: whether the reader is subscribed now (spec §7). */
export const bulletinAnswerSchema = v.object({ bulletin: v.boolean() });
/** Parsed answer of the bulletin toggle: whether the reader is subscribed now (spec §4). */
export type BulletinAnswer = v.InferOutput<typeof bulletinAnswerSchema>;

/** Parses the reader's saved contents, newest saved first (spec §7). */
export const savedContentsAnswerSchema = v.object({ contents: v.array(cardSchema) });
/** Parsed answer of `GET /api/front/user/saved-contents/`: cards, newest saved first (spec §7). */
export type SavedContentsAnswer = v.InferOutput<typeof savedContentsAnswerSchema>;

/** Parses the authors that a reader follows, newest followed first (spec §7). */
export const followedAuthorsAnswerSchema = v.object({ authors: v.array(authorSchema) });
/** Parsed answer of `GET /api/front/user/followed-authors/`: authors, newest followed first (spec §7). */
export type FollowedAuthorsAnswer = v.InferOutput<typeof followedAuthorsAnswerSchema>;

/** Parses one login of a reader on one device. Moments are ISO 8601. */
export const readerSessionSchema = v.object({
  id: idSchema,
  /** Browser and system in words, such as 'Firefox, Android'; '' when the browser says nothing. */
  device: v.string(),
  startedAt: v.string(),
  seenAt: v.string(),
  /** Whether this is the session of the request. */
  isCurrent: v.boolean(),
});
/** One login of a reader on one device; moments are ISO 8601. */
export type ReaderSession = v.InferOutput<typeof readerSessionSchema>;

/** A reader's sessions, last seen first. */
export const sessionsAnswerSchema = v.object({ sessions: v.array(readerSessionSchema) });
/** Parsed answer of the session list, last seen first. */
export type SessionsAnswer = v.InferOutput<typeof sessionsAnswerSchema>;

/** Session to end; without an id, every session but the current one. */
export const endSessionsSchema = v.object({ id: v.optional(idSchema) });
/** Body that ends sessions: one by `id`, or every other session of the reader when `id` is absent. */
export type EndSessions = v.InferOutput<typeof endSessionsSchema>;

/** Parses the one-time token of an email. Only POST uses it up, because mail scanners follow links by GET. */
export const tokenSchema = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) });
/** Body with the one-time token of an email, 1 to 512 characters. */
export type Token = v.InferOutput<typeof tokenSchema>;

/**
 * Parses the confirmation of an address: its token and, if the address already has purchases, the password
 * of its account.
 */
export const mailValidationSchema = v.object({
  ...tokenSchema.entries,
  password: v.optional(v.pipe(v.string(), v.maxLength(PASSWORD_MAX_LENGTH))),
});
/** Body that confirms an address (spec §7). */
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
