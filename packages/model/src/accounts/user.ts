import * as v from 'valibot';
import { idSchema } from './id';

const text = v.nullish(v.string(), '');
const flag = v.nullish(v.boolean(), false);
const ids = v.nullish(v.array(idSchema), []);

/** One newsletter of a reader (spec §3). */
export const newsletterSubscriptionSchema = v.object({ id: idSchema, name: text, isSubscribed: flag });
/** One newsletter of a site, with whether the reader is subscribed (spec §2, §3). */
export type NewsletterSubscription = v.InferOutput<typeof newsletterSubscriptionSchema>;

/** The current user (spec §3). Whatever is missing is empty, so `{}` is nobody. */
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
  /** A new address that waits for its owner's confirmation; until then `email` stays. Ours, not the specification's. */
  pendingEmail: text,
  /** Whether there is an address that nobody has confirmed yet. Ours, too. */
  isUnvalidated: flag,
  /** Whether there is a password to ask for; who logs in elsewhere has none. Ours, too. */
  hasPassword: flag,
  /** Whether it is a child's account, under a guardian's. Ours, too. */
  isChild: flag,
  /** Whether a subscription opens the site's texts to them: it is not offered to them again. Ours, too. */
  isSubscriber: flag,
});
/** The logged-in reader, or an empty user when nobody is logged in: `id` tells them apart (spec §3, §4). */
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

/** The current user where a customer-identity provider keeps accounts (spec §3). */
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

/** A fresh user without a session (spec §4). */
export function emptyUser(): CurrentUser {
  return v.parse(currentUserSchema, {});
}

/** Whether a user is logged in, which is when it has an id (spec §4). */
export function isLoggedIn(user: Pick<CurrentUser, 'id'>): boolean {
  return user.id !== null && user.id !== '';
}

/** Whether account data suffice to comment (spec §4): a nick, a name and a surname. */
export function hasCompleteProfile(user: Pick<CurrentUser, 'nick' | 'name' | 'surname'>): boolean {
  return [user.nick, user.name, user.surname].every((value) => value.trim() !== '');
}
