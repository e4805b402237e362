import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { SettingsError } from '../../platform/process';
import type { Seed, SeededMedia } from './seed';

/** A seed and the address of its module, by which another process loads it too. */
export type LoadedSeed = Seed & { module: string };

const method = <Method>() => v.custom<Method>((value) => typeof value === 'function', 'must be a function');

const moduleSchema = v.object({
  seed: v.object({
    name: v.string(),
    sites: v.array(v.string()),
    newsroom: method<Seed['newsroom']>(),
    happening: v.optional(method<NonNullable<Seed['happening']>>()),
    open: method<Seed['open']>(),
    forecast: method<Seed['forecast']>(),
    media: v.object({ folder: v.string(), playlist: method<SeededMedia['playlist']>() }),
    identityProvider: v.optional(method<NonNullable<Seed['identityProvider']>>()),
    frontDoor: v.optional(method<NonNullable<Seed['frontDoor']>>()),
  }),
});

/**
 * Loads the `seed` that a module exports.
 * @param module its address: `file:///…`
 * @throws SettingsError when it exports none
 */
export async function importSeed(module: string): Promise<LoadedSeed> {
  const loaded: unknown = await import(/* @vite-ignore */ module);
  const read = v.safeParse(moduleSchema, loaded);
  if (read.success) return { ...read.output.seed, module };
  const faults = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new SettingsError(`${module} is no seed: ${faults.join('; ')}. Build it anew: npm run build.`);
}

/**
 * Loads a package's seed, by name: what serves without one neither installs nor builds it.
 * @throws SettingsError when the package is not here
 */
export async function loadSeed(packageName: string): Promise<LoadedSeed> {
  let file: string;
  try {
    file = createRequire(import.meta.url).resolve(packageName);
  } catch {
    throw new SettingsError(
      `PORTAL_DEMO is on, but the package ${packageName} is not installed here, or not built. ` +
        'Set PORTAL_DEMO=off to start without the demo newsroom, or install and build it: npm install && npm run build.',
    );
  }
  return importSeed(pathToFileURL(file).href);
}
