import { endpointPath } from '@portal/model';
import {
  type DeskRectifications,
  deskRectificationsSchema,
  RECTIFICATION_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { rectificationReceiptSchema } from '@portal/model/participation';
import * as v from 'valibot';
import type { rectifications } from '../participation/rectifications/tables';
import type { Answered, TestReader } from './reader';

let keys = 0;
/** A valid form with a new email and key. */
export const rectificationForm = (over: Record<string, unknown> = {}) => {
  keys += 1;
  return {
    kind: 'rectification',
    story: '/societat/historia-1/',
    party: 'Confraria de Pescadors',
    partyKind: 'organization',
    capacity: 'representative',
    name: 'Mercè Puig',
    email: `merce${keys}@example.org`,
    facts: 'La barca no era nostra.',
    evidence: '',
    text: 'La barca que es va enfonsar\n\nno és de la Confraria.',
    website: '',
    key: `key-${keys}-rectification`,
    ...over,
  };
};

export const receiptOf = ({ response }: Answered) => v.parse(rectificationReceiptSchema, response);

/** Requests as the desk lists them. */
export const deskRequests = async (editor: TestReader, query = ''): Promise<DeskRectifications> =>
  v.parse(
    deskRectificationsSchema,
    (await editor.get(RECTIFICATION_DESK_ENDPOINTS.rectifications.path + query)).response,
  );

/** Sends an action of the desk on a request. */
export const actOn = (editor: TestReader, id: number | undefined, body: unknown): Promise<Answered> =>
  editor.post(endpointPath(RECTIFICATION_DESK_ENDPOINTS.decideRectification, id), body);

/** Row of a pending request for a rectification. */
export const requestRow = (
  contentId: number,
  at: Date,
  over: Partial<typeof rectifications.$inferInsert> = {},
) => {
  keys += 1;
  return {
    site: 'prova',
    key: `key-${keys}`,
    reference: `R-${keys}`,
    kind: 'rectification' as const,
    contentId,
    party: 'Joan Mas',
    isOrganization: false,
    requester: 'Joan Mas',
    capacity: 'self' as const,
    email: 'joan@example.org',
    facts: 'No hi era.',
    asked: 'Jo no hi era.',
    receivedAt: at,
    askedUntil: at,
    dueAt: at,
    ...over,
  };
};
