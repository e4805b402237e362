import path from 'node:path';

/** The part of Vite's watcher that edits are read from. */
export type FileWatcher = {
  on: (event: 'all', listener: (event: string, file: string) => void) => unknown;
};

/** An edit of a source file. */
export type Edit = {
  file: string;
  /** Whether a file appeared or disappeared: a pattern may match it, or a failed import may resolve. */
  movesFiles: boolean;
};

/** Kinds of file that the product imports or reads. */
const SOURCE = /\.(?:[cm]?[jt]sx?|json|css|svg|ya?ml|sql)$/;
/** Locks and swap files of editors, with any ending: `.#page.ts`, `#page.ts#`, `.page.ts.swp`. */
const HIDDEN = /^[.#]/;
const NOT_SERVED = /\.(?:test|stories)\.tsx?$/;

/**
 * Whether a file can be part of the product. Temporary files of editors are not: `sedKq3Rtz`, `4913`, `page.ts~`,
 * `page.ts___jb_tmp___`.
 */
export const isSource = (file: string): boolean =>
  SOURCE.test(file) && !NOT_SERVED.test(file) && !HIDDEN.test(path.basename(file));

/**
 * Reads edits from a watcher. An editor may save by renaming a temporary file over the old one; some watchers report that as a
 * new file. A file that was imported and not deleted has changed, whatever the watcher calls it.
 * @param isImported whether a module was read from a file
 */
export function watchEdits(
  watcher: FileWatcher,
  isImported: (file: string) => boolean,
  onEdit: (edit: Edit) => void,
): void {
  const deleted = new Set<string>();
  watcher.on('all', (event, file) => {
    if (!isSource(file)) return;
    if (event === 'change') onEdit({ file, movesFiles: false });
    if (event === 'unlink') {
      deleted.add(file);
      onEdit({ file, movesFiles: true });
    }
    if (event === 'add') onEdit({ file, movesFiles: deleted.delete(file) || !isImported(file) });
  });
}
