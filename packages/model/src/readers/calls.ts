import type { SocialProvider } from '../constants/index';

/** Paths of the calls of accounts (spec §7), for client and server. */
export const ACCOUNT_CALLS = {
  login: '/api/front/user/login',
  logout: '/api/front/user/logout',
  delete: '/api/front/user/delete',
} as const;

/** Kinds of bookmark: `content` is saved, `taxon` is an author to follow (spec §7). */
export const BOOKMARK_KINDS = ['content', 'taxon'] as const;
/** `content` for a saved article, `taxon` for a followed author (spec §7). */
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
