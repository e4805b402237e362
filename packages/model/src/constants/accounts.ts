/** Social providers of login (spec §2). */
export const SOCIAL_PROVIDERS = ['apple', 'twitter', 'facebook', 'google'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Notices that the login page shows for `?alert=` (spec §2). */
export const LOGIN_ALERTS = ['password_reset_sent', 'password_changed'] as const;
export type LoginAlert = (typeof LOGIN_ALERTS)[number];

/** Screens of the identity provider (spec §7). */
export const IDENTITY_PROVIDER_SCREENS = {
  login: 'Default-RegistrationLogin',
  profile: 'Default-ProfileUpdate',
} as const;
