import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { read, root } from './packages';

const { packages } = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        resolved: v.optional(v.string(), ''),
        os: v.optional(v.array(v.string())),
        cpu: v.optional(v.array(v.string())),
        optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
  }),
  JSON.parse(read(root, 'package-lock.json')),
);

/** Platforms on which `npm ci` has to work. */
const PLATFORMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
] as const;

/** The lock entry that a package resolves a name to: its own, or the one of a parent folder. */
function found(from: string, name: string) {
  for (let place = from; ; place = path.posix.dirname(place)) {
    const entry = packages[path.posix.join(place, 'node_modules', name)];
    if (entry || place === '.' || place === '') return entry;
  }
}

const optional = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
  Object.keys(optionalDependencies).map((name) => ({ place, name, entry: found(place, name) })),
);

/** Packages that have a separate binary for each platform: those with several to choose from. */
const families = [...new Set(optional.map(({ place }) => place))]
  .map((place) => ({
    place,
    binaries: optional.filter((one) => one.place === place && one.entry?.os && one.entry.cpu),
  }))
  .filter(({ binaries }) => binaries.length > PLATFORMS.length);

it('names every optional package: npm ci rejects a lock without one', () => {
  expect(optional.length).toBeGreaterThan(200);
  expect(optional.filter(({ entry }) => !entry).map(({ place, name }) => `${place}: ${name}`)).toEqual([]);
});

it('knows the families of native binaries', () => {
  const names = families.map(({ place }) => place.replace(/^.*node_modules\//, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      '@biomejs/biome',
      '@node-rs/argon2',
      'esbuild',
      'lightningcss',
      'oxc-parser',
      'rolldown',
      'rollup',
      'sharp',
      'turbo',
      'typescript-native',
    ]),
  );
});

it.each(families)('$place has a binary for Linux and macOS, on x64 and arm64', ({ binaries }) => {
  const lacking = PLATFORMS.filter(
    ([os, cpu]) => !binaries.some(({ entry }) => entry?.os?.includes(os) && entry.cpu?.includes(cpu)),
  );
  expect(lacking).toEqual([]);
});

it('names no registry: each machine uses its own', () => {
  const addresses = Object.values(packages).map(({ resolved }) => resolved);
  expect(addresses.filter((address) => /^https?:/.test(address))).toEqual([]);
});
