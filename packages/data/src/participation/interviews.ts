import { INTERVIEW_ENDPOINTS } from '@portal/model/participation';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls of digital interviews. Each rejects with a RequestError. */
export type InterviewCalls = CallsOf<typeof INTERVIEW_ENDPOINTS>;

/** Calls of interviews over a client, one method each. */
export const createInterviews = (client: Client): InterviewCalls => createCalls(client, INTERVIEW_ENDPOINTS);
