/**
 * Height at the bottom of the window of the cookie notice and, above it, of the strip for a paywall preview,
 * while they are shown: other fixed elements stay above both.
 */
export const CONSENT_SIZE = 'calc(var(--consent-size, 0px) + var(--paywall-test-size, 0px))';
/** Height of a paywall message at the bottom of the window while it is shown. */
export const PAYWALL_SIZE = 'var(--paywall-size, 0px)';
/** Total height of the bars at the bottom of the window: cookie notice, preview strip and paywall message. */
export const FOOT_SIZE = `calc(${CONSENT_SIZE} + ${PAYWALL_SIZE})`;
