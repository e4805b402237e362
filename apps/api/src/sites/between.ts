import type { SiteRecord } from './site-record';

/** A site's file: its name, and the fields that no other file may share. */
type NamedFile = {
  name: string;
  file: Pick<SiteRecord, 'alias' | 'id' | 'mediaId' | 'hosts' | 'isDefault'>;
};

const ending = /\.yaml$/;

/** Fields that must be unique to each site, with the message about a value that two share. */
const OWN = [
  ['alias', ({ alias }: NamedFile['file']) => [alias], 'give each site its own'],
  ['id', ({ id }: NamedFile['file']) => [id], 'give each site its own'],
  ['mediaId', ({ mediaId }: NamedFile['file']) => [mediaId], 'give each site its own'],
  ['hosts', ({ hosts }: NamedFile['file']) => hosts, 'leave it in one of them: a host leads to one site'],
] as const;

/**
 * Conflicts between the files of a folder, one sentence each. Otherwise the last file read would win: one
 * site would be missing, or answer for another.
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
