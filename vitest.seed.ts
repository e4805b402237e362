import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * Properties are tried with the same values in every run: what fails today failed before the change too, or is of it.
 * `PROPERTY_SEED=$RANDOM npx vitest run --project unit` looks further.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_101) });

// Stubs of a file's last test end with it: the next file of the worker may begin with a hook, before anything else ends them.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
