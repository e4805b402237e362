import { UPLOAD_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/**
 * Calls by which readers manage the files they have sent to the newsroom. Each rejects with a RequestError.
 */
export type UploadCalls = CallsOf<typeof UPLOAD_ENDPOINTS>;

/** Calls of readers' files over a client, one method each; the files themselves go by the tus protocol. */
export const createUploads = (client: Client): UploadCalls => createCalls(client, UPLOAD_ENDPOINTS);
