/**
 * Number of runs for a test that needs a database or a process: few in the gate, many in the full run. The
 * tested property is the same.
 */
export const times = ({ gate, full }: { gate: number; full: number }): number =>
  process.env.PORTAL_TEST_LEVEL === 'gate' ? gate : full;
