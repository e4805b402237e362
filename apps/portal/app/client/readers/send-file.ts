import { CALLS, type OwnUpload, ownUploadsSchema, type UploadWords } from '@portal/model';
import { client } from '../islands/client';

/** Bytes of one request: on a slow line it has come before its time is over. */
const CHUNK_BYTES = 2 * 1024 ** 2;
/** Milliseconds before each new attempt; after the last one the reader is asked. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

export type SendOptions = {
  contentId: string;
  words: Omit<UploadWords, 'rights'>;
  /** Bytes that have gone. */
  onProgress: (sent: number) => void;
};

/** A file on its way: its end, with its state, and how to give it up. */
export type FileOnItsWay = { done: Promise<OwnUpload | undefined>; stop: () => Promise<void> };

/** The status that an attempt was answered with; undefined where there was no answer. */
export const statusOf = (error: unknown): number | undefined => {
  const { originalResponse } = Object(error) as { originalResponse?: { getStatus: () => number } | null };
  return originalResponse?.getStatus();
};

/**
 * Sends a file in pieces. What was begun in this browser, with the same words, goes on where it stood. The protocol's script
 * is loaded now, for who sends something.
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
        client
          .request(CALLS.uploads, ownUploadsSchema)
          .then(({ items }) => resolve(items.find((item) => item.id === id)), reject);
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
