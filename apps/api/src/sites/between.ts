import type { SiteRecord } from './site-record';

/** A site's file: its name, and what of it must be no other's. */
type NamedFile = {
  name: string;
  file: Pick<SiteRecord, 'alias' | 'id' | 'mediaId' | 'hosts' | 'isDefault'>;
};

const ending = /\.yaml$/;

/** Fields of which each site has its own, with what it says of a value that two have. */
const OWN = [
  ['alias', ({ alias }: NamedFile['file']) => [alias], 'give each site its own'],
  ['id', ({ id }: NamedFile['file']) => [id], 'give each site its own'],
  ['mediaId', ({ mediaId }: NamedFile['file']) => [mediaId], 'give each site its own'],
  ['hosts', ({ hosts }: NamedFile['file']) => hosts, 'leave it in one of them: a host leads to one site'],
] as const;

/**
 * What the files of a folder say against each other, a sentence each. Whichever was read last would have won: one site would be gone, or
 * answer where the other should.
 */
export function faultsBetween(files: readonly NamedFile[]): string[] {
  const misnamed = files.flatMap(({ name, file: { alias } }) =>
    name === `${alias}.yaml`
      ? []
      : `${name}: alias: is “${alias}”, and has to be the file’s name: say “${name.replace(ending, '')}”, or name the file ${alias}.yaml`,
  );
  const shared = OWN.flatMap(([field, valuesOf, remedy]) => {
    const names = new Map<string, string>();
    return files.flatMap(({ name, file }) =>
      [...new Set(valuesOf(file))].flatMap((value) => {
        const first = names.get(value);
        names.set(value, first ?? name);
        return first === undefined ? [] : `${first} and ${name}: ${field}: both have “${value}”: ${remedy}`;
      }),
    );
  });
  const [first, ...others] = files.filter(({ file }) => file.isDefault).map(({ name }) => name);
  const defaults = others.map(
    (name) =>
      `${first} and ${name}: isDefault: both are true: take it out of one of them, as one site answers to hosts that no site has`,
  );
  return [...misnamed, ...shared, ...defaults];
}
