/** Paths of the desk's calls, private and never cached; a person's or an invitation's id may follow. */
export const DESK_CALLS = {
  /** All of them, as a router matches them. */
  all: '/api/desk/*',
  login: '/api/desk/login',
  logout: '/api/desk/logout',
  secondFactor: '/api/desk/second-factor',
  /** Verifies a passkey as the second factor; the browser's options are below it. */
  passkeyProof: '/api/desk/second-factor/passkey',
  user: '/api/desk/user',
  /**
   * The user's own passkeys; the browser's options to create one are below it, and the id of one may follow.
   */
  passkeys: '/api/desk/passkeys',
  invitation: '/api/desk/invitation',
  /** Change of the user's own password. */
  password: '/api/desk/password',
  /** Setting a password with a reset link. */
  passwordLink: '/api/desk/password-link',
  people: '/api/desk/people',
  log: '/api/desk/log',
  /** Counts of each queue. */
  waiting: '/api/desk/waiting',
} as const;
