import path from 'node:path';
import type { IslandFiles } from '../app/Island';

/** One file for each island. */
const FILES = import.meta.glob<object>('../app/islands/*.tsx', { eager: true, import: 'default' });

/** 'MostRead' as elements bear it: 'most-read'. */
const nameOf = (file: string) => file.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();

/** Every island with what documents say of it. @param filesOf where the script of a file under `app/islands/` is */
export const islandsBy = (
  filesOf: (file: string) => Omit<IslandFiles, 'name'>,
): (readonly [definition: object, files: IslandFiles])[] =>
  Object.entries(FILES).map(([source, definition]) => {
    const file = path.parse(source).name;
    return [definition, { name: nameOf(file), ...filesOf(file) }];
  });
