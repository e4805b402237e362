import type { SocialProvider } from '../constants/index';

/** Paths of the calls of accounts (spec §7), for client and server. */
export const ACCOUNT_CALLS = {
  login: '/api/front/user/login',
  logout: '/api/front/user/logout',
  profile: '/api/front/user/profile',
  register: '/api/front/user/register',
  recoverPassword: '/api/front/user/recover-password',
  changePassword: '/api/front/user/change-password',
  resendValidationMail: '/api/front/user/resend-validation-mail',
  bulletin: '/api/front/user/bulletin',
  delete: '/api/front/user/delete',
  nick: '/api/front/user/nick',
  savedContents: '/api/front/user/saved-contents/',
  followedAuthors: '/api/front/user/followed-authors/',
  identityProviderLogin: '/api/front/gigya/user/login',
  /** Not in the specification: tokens of emails, and the reader's own data and sessions. */
  validateMail: '/api/front/user/validate-mail',
  confirmNewsletter: '/api/front/newsletter/confirm',
  leaveNewsletter: '/api/front/newsletter/leave',
  ownData: '/api/front/user/own-data',
  sessions: '/api/front/user/sessions',
  /** The reader's consents. */
  consents: '/api/front/user/consents',
  /** Children's accounts; the id of one may follow, then `link` or `sessions`. */
  children: '/api/front/user/children',
  childLogin: '/api/front/user/child-login',
  childInvitation: '/api/front/user/child-invitation',
  childRelease: '/api/front/user/child-release',
} as const;

/** Kinds of bookmark: `content` is saved, `taxon` is an author to follow (spec §7). */
export const BOOKMARK_KINDS = ['content', 'taxon'] as const;
/** `content` for a saved content, `taxon` for a followed author (spec §7). */
export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];

/** Path that starts a browser's login with a social provider (spec §2). */
export function socialLoginPath(provider: SocialProvider, backUrl?: string): string {
  const path = `${ACCOUNT_CALLS.login}/${provider}`;
  return backUrl === undefined ? path : `${path}?backUrl=${encodeURIComponent(backUrl)}`;
}

/** Path that a social provider sends the browser back to after its login (spec §2). */
export function socialReturnPath(provider: SocialProvider): string {
  return `${ACCOUNT_CALLS.login}/${provider}/return`;
}

/**
 * Name of the cookie that scripts may read: the id of the reader with a session, or with a past one. A hint
 * for drawing the header at once; it authorizes nothing (spec §4).
 */
export const USER_ID_COOKIE = 'userId';
