import type { PageType } from '@portal/model';
import type { PageFile } from '../app/page';

/** One file per type of page. */
const FILES = import.meta.glob<PageFile>('../app/pages/*.tsx', { eager: true, import: 'default' });

const byType = new Map<PageType, PageFile>(Object.values(FILES).map((file) => [file.type, file]));

/** The file of a type of page; undefined for types that only redirect. */
export const pageFileOf = (type: PageType): PageFile | undefined => byType.get(type);
