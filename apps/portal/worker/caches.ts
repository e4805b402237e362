/**
 * Whether the reader has turned offline reading off: this worker is unregistered, but still controls open
 * pages.
 */
let isOver = false;

export const hasEnded = (): boolean => isOver;
/** The reader has turned it on, maybe again while earlier pages are still open. */
export const begin = (): void => {
  isOver = false;
};

/**
 * Opens a cache.
 * @throws Error once everything is deleted: opening a cache would create it again.
 */
export async function opened(name: string): Promise<Cache> {
  if (isOver) throw new Error('Reading offline is turned off.');
  return caches.open(name);
}

/** Deletes all caches, and prevents requests in progress from opening new ones. */
export async function endAll(): Promise<void> {
  isOver = true;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
