/** Whether this is the gate, which attacks in part; docs/testing.md says what is left to the full run. */
export const isGate = process.env.PORTAL_TEST_LEVEL === 'gate';
