import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { SettingsError } from '../../platform/process';
import type { Seed, SeededMedia } from './seed';

/** A seed with the URL of its module, so that another process can load it too. */
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
 * @param module its URL: `file:///…`
 * @throws SettingsError if it exports none
 */
export async function importSeed(module: string): Promise<LoadedSeed> {
  const loaded: unknown = await import(/* @vite-ignore */ module);
  const read = v.safeParse(moduleSchema, loaded);
  if (read.success) return { ...read.output.seed, module };
  const faults = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new SettingsError(`${module} is no seed: ${faults.join('; ')}. Build it anew: npm run build.`);
}

/**
 * Loads a package's seed by name, at run time, so that an installation without a seed needs no such package.
 * @throws SettingsError if the package is not installed
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
