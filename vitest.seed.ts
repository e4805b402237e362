import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * Properties are tried with the same values in every run: what fails today failed before the change too, or is caused by it.
 * The gate tries few, the full run many; a property says how many by itself only where each costs a database or a process.
 * `PROPERTY_SEED=$RANDOM npx vitest run --project unit` looks further.
 */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20_260_101),
  numRuns: process.env.PORTAL_TEST_LEVEL === 'gate' ? 25 : 500,
});

// Stubs and clocks of a file end with it: the next file of the worker may begin with a hook, before anything else ends them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
