/**
 * Room at the foot of the window of the notice about cookies and, over it, of the strip that says that a paywall is being tried out, while
 * they are there: what stays at the foot stays over both.
 */
export const CONSENT_SIZE = 'calc(var(--consent-size, 0px) + var(--paywall-test-size, 0px))';
/** Room that a message of the paywall takes at the foot of the window while it is there. */
export const PAYWALL_SIZE = 'var(--paywall-size, 0px)';
/** All of them, one over another. */
export const FOOT_SIZE = `calc(${CONSENT_SIZE} + ${PAYWALL_SIZE})`;
