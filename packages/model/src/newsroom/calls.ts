/** Paths of the desk's calls, private and never cached; a person's or an invitation's id may follow. */
export const DESK_CALLS = {
  /** All of them, as a router matches them. */
  all: '/api/desk/*',
  /** Verifies a passkey as the second factor; the browser's options are below it. */
  passkeyProof: '/api/desk/second-factor/passkey',
  /**
   * The user's own passkeys; the browser's options to create one are below it, and the id of one may follow.
   */
  passkeys: '/api/desk/passkeys',
} as const;
