/** Room that the notice about cookies takes at the foot of the window while it is there: what stays at the foot stays over it. */
export const CONSENT_SIZE = 'var(--consent-size, 0px)';
/** Room that a message of the paywall takes at the foot of the window while it is there. */
export const PAYWALL_SIZE = 'var(--paywall-size, 0px)';
/** Both, one over the other. */
export const FOOT_SIZE = `calc(${CONSENT_SIZE} + ${PAYWALL_SIZE})`;
