import { CALLS } from '@portal/model';
import { type OwnUpload, ownUploadsSchema, uploadCall } from '@portal/model/participation';
import * as v from 'valibot';
import type { Client } from '../client/request';

/**
 * Calls by which readers manage the files they have sent to the newsroom. Each rejects with a RequestError.
 */
export type UploadCalls = {
  /** Files that the reader has sent, newest first. */
  mine: () => Promise<OwnUpload[]>;
  /** Withdraws a file, whatever its state: it is deleted. */
  withdraw: (id: string) => Promise<void>;
};

/** Calls of readers' files over a client, one method each; the files themselves go by the tus protocol. */
export function createUploads({ request }: Client): UploadCalls {
  return {
    mine: async () => (await request(CALLS.uploads, ownUploadsSchema)).items,
    withdraw: async (id) => void (await request(uploadCall(id), v.unknown(), { method: 'DELETE' })),
  };
}
