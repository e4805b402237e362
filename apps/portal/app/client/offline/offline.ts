import type { FromWorker, ToWorker } from '../../../worker/messages';

/** Whether this reader reads offline: `unsupported` where their browser, or what they have forbidden it, allows no worker. */
export type OfflineState = 'unsupported' | 'off' | 'on';

/** Milliseconds after which a worker that does not answer has failed. */
const PATIENCE_MS = 20_000;

const isOurs = (worker: ServiceWorker | null) =>
  worker !== null && new URL(worker.scriptURL).pathname === document.documentElement.dataset.worker;

/** The site's worker, which only readers who have asked for it have. */
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

/** Tells the site's worker something; nobody where the reader has not asked for one. @param hear is given each of its answers; the last one says that it is */
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

/** The last answer of the site's worker; null where there is none, or none in time. */
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
 * Has the site's worker keep pages from now on.
 * @returns HTML of what can be read at once
 * @throws where the browser cannot
 */
export async function turnOn(): Promise<string> {
  const { worker = '' } = document.documentElement.dataset;
  // What a worker of an earlier version kept, nobody asked for.
  if (!(await registered())) await deleteCaches();
  const { installing, waiting, active } = await navigator.serviceWorker.register(worker, { scope: '/' });
  const begun = [installing, waiting, active].find(isOurs);
  if (!begun) throw new Error('There is no worker.');
  await atWork(begun);
  const [, reader = null] = /(?:^|; )userId=([^;]+)/.exec(document.cookie) ?? [];
  return (await askWorker({ about: 'begin', reader }))?.list ?? '';
}

/** Takes away all that was kept, and the worker: the browser is as if nobody had asked. */
export async function turnOff(): Promise<void> {
  const registration = await registered();
  // It hears first, so that nothing that is on its way is kept; what it does is done again here, where it does not answer.
  await askWorker({ about: 'end' });
  await registration?.unregister();
  await deleteCaches();
}

/** Keeps a page on the device once its content is saved, and lets it go once it is not. Waits for the call, as it was made. */
export async function keptAsSaved(call: Promise<boolean>, isSaved: boolean, path: string): Promise<boolean> {
  const isDone = await call;
  if (isDone) void tellWorker({ about: isSaved ? 'keep' : 'drop', paths: [path] });
  return isDone;
}
