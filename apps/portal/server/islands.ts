import path from 'node:path';
import type { IslandFiles } from '../app/Island';

/** One file per island. */
const FILES = import.meta.glob<object>('../app/islands/*.tsx', { eager: true, import: 'default' });

/** Name of an island in markup: `MostRead` is `most-read`. */
const nameOf = (file: string) => file.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();

/**
 * Every island with its files, as documents name them.
 * @param filesOf files of an island under `app/islands/`
 */
export const islandsBy = (
  filesOf: (file: string) => Omit<IslandFiles, 'name'>,
): (readonly [definition: object, files: IslandFiles])[] =>
  Object.entries(FILES).map(([source, definition]) => {
    const file = path.parse(source).name;
    return [definition, { name: nameOf(file), ...filesOf(file) }];
  });
