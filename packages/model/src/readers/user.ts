import * as v from 'valibot';
import { idSchema } from './id';

const text = v.nullish(v.string(), '');
const flag = v.nullish(v.boolean(), false);
const ids = v.nullish(v.array(idSchema), []);

/** One newsletter of a reader (spec §3). */
export const newsletterSubscriptionSchema = v.object({ id: idSchema, name: text, isSubscribed: flag });
/** One newsletter of a site, with whether the reader is subscribed (spec §2, §3). */
export type NewsletterSubscription = v.InferOutput<typeof newsletterSubscriptionSchema>;

/** The current user (spec §3). Missing fields are empty, so `{}` is nobody. */
export const currentUserSchema = v.object({
  /** Null when nobody is logged in. */
  id: v.nullish(idSchema, null),
  nick: text,
  name: text,
  surname: text,
  email: text,
  bulletin: flag,
  /** 'YYYY-MM-DD'. */
  birthdate: v.nullish(v.string(), null),
  savedContentIds: ids,
  followedAuthorIds: ids,
  /** Comments that the reader voted down. */
  commentsDislikeId: ids,
  /** Comments that the reader reported. */
  commentsReportId: ids,
  newsletters: v.nullish(v.array(newsletterSubscriptionSchema), []),
  isRegisteredInDemo: flag,
  phone: text,
  nif: text,
  address: text,
  postalCode: text,
  city: text,
  province: text,
  /** ISO 3166-1 alpha-2. */
  country: text,
  demoBulletin: flag,
  alternativeEmail: text,
  /**
   * New email address that awaits its owner's confirmation; until then `email` stays. Not in the
   * specification.
   */
  pendingEmail: text,
  /** Whether the email is still unconfirmed. Not in the specification. */
  isUnvalidated: flag,
  /**
   * Whether the account has a password to ask for; with a social or provider login it has none. Not in the
   * specification.
   */
  hasPassword: flag,
  /** Whether this is a child's account, managed by a guardian. Not in the specification. */
  isChild: flag,
  /**
   * Whether a subscription opens the site's gated texts; if so, none is offered again. Not in the
   * specification.
   */
  isSubscriber: flag,
});
/** The logged-in reader, or an empty user when nobody is logged in: `id` tells them apart (spec §3, §4). */
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

/** The current user if a customer-identity provider keeps the accounts (spec §3). */
export const identityProviderUserSchema = v.object({
  ...currentUserSchema.entries,
  UID: v.string(),
  UIDSignature: v.string(),
  /** Seconds since 1970, as the provider signed them. */
  signatureTimestamp: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  profile: v.nullish(v.object({ thumbnailURL: v.nullish(v.string(), '') }), { thumbnailURL: '' }),
  newUser: flag,
});
/** A current user as the customer-identity provider signs it, with UID, signature and timestamp (spec §3). */
export type IdentityProviderUser = v.InferOutput<typeof identityProviderUserSchema>;

/** Creates a user without a session (spec §4). */
export function emptyUser(): CurrentUser {
  return v.parse(currentUserSchema, {});
}

/** Whether a user is logged in, which is when it has an id (spec §4). */
export function isLoggedIn(user: Pick<CurrentUser, 'id'>): boolean {
  return user.id !== null && user.id !== '';
}

/** Whether the account is complete enough to comment (spec §4): a nick, a name and a surname. */
export function hasCompleteProfile(user: Pick<CurrentUser, 'nick' | 'name' | 'surname'>): boolean {
  return [user.nick, user.name, user.surname].every((value) => value.trim() !== '');
}
