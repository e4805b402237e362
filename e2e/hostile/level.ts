/**
 * Whether this is the gate, which runs a part of the attacks; docs/testing.md explains what is left to the
 * full run.
 */
export const isGate = process.env.PORTAL_TEST_LEVEL === 'gate';
