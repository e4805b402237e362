/** The reader has turned reading offline off: this worker goes, and pages that are still open have it until they are left. */
let isOver = false;

export const hasEnded = (): boolean => isOver;
/** The reader has turned it on, maybe again while pages of the time before are open. */
export const begin = (): void => {
  isOver = false;
};

/** A cache by its name. @throws Error once all is taken away: a cache that is opened exists, be it empty. */
export async function opened(name: string): Promise<Cache> {
  if (isOver) throw new Error('Reading offline is turned off.');
  return caches.open(name);
}

/** Takes away all that is kept, and what is on its way. */
export async function endAll(): Promise<void> {
  isOver = true;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
