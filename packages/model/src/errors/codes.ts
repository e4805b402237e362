/** Code of a login refused because an old password must be renewed; an email was sent (spec §8). */
export const LOGIN_CODES = ['LEGACY_USER_PASSWORD_NOT_RESET'] as const;
/** Code in the 401 of a login that asks for a new password (spec §8). */
export type LoginCode = (typeof LOGIN_CODES)[number];

/** Server codes of registration (spec §8). */
export const REGISTRATION_CODES = [
  'EMAIL_ALREADY_IN_USE',
  'NICK_ALREADY_IN_USE',
  'INVALID_FIELD',
  'INVALID_FIELDS',
  'UNKNOWN_ERROR',
  'INVALID_CREDENTIALS',
  'REQUIRED_FIELD',
] as const;
/** Code of a refused registration (spec §8). */
export type RegistrationCode = (typeof REGISTRATION_CODES)[number];

/** Code of a call that a child's account may not make (403). */
export const CHILD_ACCOUNT = 'CHILD_ACCOUNT';

/** Code of the confirmation of an address with purchases, without the password of its account (403). */
export const PASSWORD_REQUIRED = 'PASSWORD_REQUIRED';

/** Code of the deletion of an account with a subscription that renews (409). */
export const SUBSCRIPTION_RENEWS = 'SUBSCRIPTION_RENEWS';

/** Codes of a rating refused because the reader has already rated (spec §8). */
export const RATING_CODES = ['tooManyValuationsForUserIp', 'duplicateValuation'] as const;
/** Code of a refused rating: this reader or IP address has already rated (spec §8). */
export type RatingCode = (typeof RATING_CODES)[number];

const TAKEN_TEXTS = { email: 'emailInUse', nick: 'nickInUse' } as const;
type TakenField = keyof typeof TAKEN_TEXTS;
const isTakenField = (field: string): field is TakenField => Object.hasOwn(TAKEN_TEXTS, field);

/**
 * The form fields that a registration code refers to, each with the key of its text; empty for the form as a
 * whole. A code names one field, the issues all of them.
 */
export function takenFields({
  code = '',
  issues = [],
}: {
  readonly code?: string | undefined;
  readonly issues?: readonly { readonly field: string }[];
}): [TakenField, (typeof TAKEN_TEXTS)[TakenField]][] {
  const blamed = code === 'EMAIL_ALREADY_IN_USE' ? 'email' : code === 'NICK_ALREADY_IN_USE' ? 'nick' : null;
  if (blamed === null) return [];
  const fields = new Set<TakenField>([blamed, ...issues.map(({ field }) => field).filter(isTakenField)]);
  return Array.from(fields, (field) => [field, TAKEN_TEXTS[field]]);
}
