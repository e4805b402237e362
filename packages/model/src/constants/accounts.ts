/** Social providers of login (spec §2). */
export const SOCIAL_PROVIDERS = ['apple', 'twitter', 'facebook', 'google'] as const;
/** A social network that readers can log in with (spec §2). */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Captcha providers of the registration (spec §3: `recaptcha`, for any of them). */
export const CAPTCHA_PROVIDERS = ['recaptcha', 'hcaptcha', 'turnstile'] as const;
/** A captcha service that the registration form can load. */
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];
/** Settings that a page needs to show a provider's challenge. */
export type CaptchaWidget = { provider: CaptchaProvider; siteKey: string; script: string };

/** Notices that the login page shows for `?alert=` (spec §2). */
export const LOGIN_ALERTS = ['password_reset_sent', 'password_changed'] as const;
/** Value of `?alert=` that makes the login page show a notice; others show none (spec §2). */
export type LoginAlert = (typeof LOGIN_ALERTS)[number];

/** Screens of the identity provider (spec §7). */
export const IDENTITY_PROVIDER_SCREENS = {
  login: 'Default-RegistrationLogin',
  profile: 'Default-ProfileUpdate',
} as const;
