import { createUploads } from '@portal/data';
import { CALLS } from '@portal/model';
import type { OwnUpload, UploadWords } from '@portal/model/participation';
import { client } from '../islands/client';

/** Bytes of one request: even on a slow connection it arrives before the time-out. */
const CHUNK_BYTES = 2 * 1024 ** 2;
/** Milliseconds before each retry; after the last one the reader is asked. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

export type SendOptions = {
  contentId: string;
  words: Omit<UploadWords, 'rights'>;
  /** Bytes that were sent. */
  onProgress: (sent: number) => void;
};

/** An upload in progress: its result, and a function that cancels it. */
export type FileOnItsWay = { done: Promise<OwnUpload | undefined>; stop: () => Promise<void> };

/** Status of a failed attempt; undefined without a response. */
export const statusOf = (error: unknown): number | undefined => {
  const { originalResponse } = Object(error) as { originalResponse?: { getStatus: () => number } | null };
  return originalResponse?.getStatus();
};

/**
 * Uploads a file in chunks. An upload that was started in this browser, with the same texts, is resumed. The
 * protocol's script is loaded on demand.
 */
export async function sendFile(
  file: File,
  { contentId, words, onProgress }: SendOptions,
): Promise<FileOnItsWay> {
  const { Upload } = await import('tus-js-client');
  const mark = JSON.stringify([file.name, file.size, file.lastModified, contentId, words]);
  let upload: InstanceType<typeof Upload> | undefined;
  const done = new Promise<OwnUpload | undefined>((resolve, reject) => {
    const begun = new Upload(file, {
      endpoint: CALLS.uploads,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      fingerprint: async () => `portal-upload ${mark}`,
      metadata: { ...words, contentId, type: file.type, rights: 'on' },
      onProgress,
      onError: reject,
      onSuccess: () => {
        const id = begun.url?.split('/').at(-1);
        createUploads(client)
          .mine()
          .then((items) => resolve(items.find((item) => item.id === id)), reject);
      },
    });
    upload = begun;
    begun
      .findPreviousUploads()
      .then(([previous]) => {
        if (previous) begun.resumeFromPreviousUpload(previous);
        begun.start();
      })
      .catch(reject);
  });
  return { done, stop: async () => upload?.abort(true) };
}
