/**
 * How often a test does what costs a database or a process: few times in the gate, many in the full run. The rule that it tests
 * is the same.
 */
export const times = ({ gate, full }: { gate: number; full: number }): number =>
  process.env.PORTAL_TEST_LEVEL === 'gate' ? gate : full;
