import type { FromWorker, ToWorker } from '../../../worker/messages';

/** Whether this reader reads offline: `unsupported` if their browser or its settings allow no worker. */
export type OfflineState = 'unsupported' | 'off' | 'on';

/** Milliseconds after which a worker that does not respond has failed. */
const PATIENCE_MS = 20_000;

const isOurs = (worker: ServiceWorker | null) =>
  worker !== null && new URL(worker.scriptURL).pathname === document.documentElement.dataset.worker;

/** The site's worker, which only readers who turned it on have. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration && isOurs(registration.active) ? registration : undefined;
}

export async function offlineState(): Promise<OfflineState> {
  if (!('serviceWorker' in navigator && 'caches' in window && document.documentElement.dataset.worker))
    return 'unsupported';
  try {
    return (await registered()) ? 'on' : 'off';
  } catch {
    return 'unsupported';
  }
}

/**
 * Sends the site's worker a message, if there is one.
 * @param hear receives each of its responses; the last has `isDone`
 */
export async function tellWorker(told: ToWorker, hear?: (words: FromWorker) => void): Promise<void> {
  const registration = await registered().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    hear?.(data);
    if (data.isDone) port1.close();
  };
  worker.postMessage(told, [port2]);
}

/** The last response of the site's worker; null without one, or on a time-out. */
export const askWorker = (told: ToWorker): Promise<FromWorker | null> =>
  new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE_MS, null);
    const answered = (words: FromWorker | null) => {
      clearTimeout(patience);
      resolve(words);
    };
    void registered().then(
      (registration) => {
        if (registration) void tellWorker(told, (words) => words.isDone && answered(words));
        else answered(null);
      },
      () => answered(null),
    );
  });

const atWork = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker could not begin.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

const deleteCaches = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};

/**
 * Installs the site's worker, which stores pages from now on.
 * @returns HTML of the pages that can be read at once
 * @throws if the browser cannot
 */
export async function turnOn(): Promise<string> {
  const { worker = '' } = document.documentElement.dataset;
  // A worker of an earlier version stored pages without being asked.
  if (!(await registered())) await deleteCaches();
  const { installing, waiting, active } = await navigator.serviceWorker.register(worker, { scope: '/' });
  const begun = [installing, waiting, active].find(isOurs);
  if (!begun) throw new Error('There is no worker.');
  await atWork(begun);
  const [, reader = null] = /(?:^|; )userId=([^;]+)/.exec(document.cookie) ?? [];
  return (await askWorker({ about: 'begin', reader }))?.list ?? '';
}

/** Deletes all that was stored, and unregisters the worker. */
export async function turnOff(): Promise<void> {
  const registration = await registered();
  // The worker is notified first, so that it stores nothing that is in progress. Its clean-up is repeated
  // here in case it does not respond.
  await askWorker({ about: 'end' });
  await registration?.unregister();
  await deleteCaches();
}

/**
 * Stores a page on the device once its content is saved, and drops it once it is unsaved. Resolves as `call`
 * does.
 */
export async function keptAsSaved(call: Promise<boolean>, isSaved: boolean, path: string): Promise<boolean> {
  const isDone = await call;
  if (isDone) void tellWorker({ about: isSaved ? 'keep' : 'drop', paths: [path] });
  return isDone;
}
