import { APPEAL_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls of appeals against decisions of the newsroom. Each rejects with a RequestError. */
export type AppealCalls = CallsOf<typeof APPEAL_ENDPOINTS>;

/** Calls of appeals over a client, one method each. */
export const createAppeals = (client: Client): AppealCalls => createCalls(client, APPEAL_ENDPOINTS);
