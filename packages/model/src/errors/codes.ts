/** Code of a login refused because an old password must be renewed; a mail was sent (spec §8). */
export const LOGIN_CODES = ['LEGACY_USER_PASSWORD_NOT_RESET'] as const;
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
export type RegistrationCode = (typeof REGISTRATION_CODES)[number];

/** Codes of a rating refused because the reader has voted already (spec §8). */
export const RATING_CODES = ['tooManyValuationsForUserIp', 'duplicateValuation'] as const;
export type RatingCode = (typeof RATING_CODES)[number];

/** The form field that a registration code blames; null for the form as a whole. */
export function registrationField(code: string): 'email' | 'nick' | null {
  if (code === 'EMAIL_ALREADY_IN_USE') return 'email';
  return code === 'NICK_ALREADY_IN_USE' ? 'nick' : null;
}
