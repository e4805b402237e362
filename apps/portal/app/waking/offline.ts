import type { FromWorker, ToWorker } from '../../worker/messages';

/** Tells the site's worker something. @param hear is given each of its answers; the last one says that it is */
export async function tellWorker(told: ToWorker, hear?: (words: FromWorker) => void): Promise<void> {
  // A browser without workers, and one whose reader forbids them, keeps nothing.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    hear?.(data);
    if (data.isDone) port1.close();
  };
  worker.postMessage(told, [port2]);
}

/** Keeps a page on the device once its content is saved, and lets it go once it is not. Waits for the call, as it was made. */
export async function keptAsSaved(call: Promise<boolean>, isSaved: boolean, path: string): Promise<boolean> {
  const isDone = await call;
  if (isDone) void tellWorker({ about: isSaved ? 'keep' : 'drop', paths: [path] });
  return isDone;
}
