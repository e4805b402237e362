/** Room that the notice about cookies takes at the foot of the window while it is there: what stays at the foot stays over it. */
export const CONSENT_SIZE = 'var(--consent-size, 0px)';
