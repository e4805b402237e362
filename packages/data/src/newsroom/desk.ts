import { CALLS } from '@portal/model';
import {
  type AppealOutcome,
  DESK_ENDPOINTS,
  type DeskEndpoints,
  type DeskPolls,
  deskPollsSchema,
  madePollSchema,
  type PollEnd,
  type PollPicture,
} from '@portal/model/newsroom';
import {
  type DecidedUploads,
  decidedUploadsSchema,
  type PollForm,
  type PollPlace,
  type UploadDecision,
  type UploadGround,
  type UploadQueue,
  type UploadView,
  uploadQueueSchema,
  type WaitingUploadAppeal,
  waitingUploadAppealsSchema,
} from '@portal/model/participation';
import * as v from 'valibot';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';
import { type CommentDesk, commentDesk } from './comments';
import { type InterviewDesk, interviewDesk } from './interviews';
import { queryOf } from './query';
import { type RectificationDesk, rectificationDesk } from './rectifications';

type DeskParts = CallsOf<DeskEndpoints> & CommentDesk & InterviewDesk & RectificationDesk;

/** The calls of the desk. Each rejects with a RequestError. */
export type Desk = DeskParts & {
  /** Appeals against refusals of files. */
  uploadAppeals: () => Promise<WaitingUploadAppeal[]>;
  decideUploadAppeal: (id: string, outcome: AppealOutcome) => Promise<void>;
  /** Polls of the site with their results, newest first; `id` selects the polls of one content. */
  polls: (query: { [Name in 'before' | 'id']?: string | undefined }) => Promise<DeskPolls>;
  /** Creates a poll in a content, or in a new content of its own. @returns the id of the content */
  createPoll: (poll: PollForm & PollPlace) => Promise<string>;
  /** Replaces a poll that has no votes yet. */
  changePoll: (contentId: string, poll: PollForm) => Promise<void>;
  /**
   * Sets the picture of an answer by its address in the library, in a poll without votes; empty removes it.
   */
  setOptionPicture: (contentId: string, picture: PollPicture) => Promise<void>;
  /** Closes a poll, moves its end, or reopens it. */
  endPoll: (contentId: string, end: PollEnd) => Promise<void>;
  /** Readers' files by state, with a cursor. */
  uploads: (query: { view: UploadView; cursor?: string | undefined }) => Promise<UploadQueue>;
  /** Publishes or refuses readers' files; the batch can be undone for a minute. */
  decideUploads: (decision: {
    act: UploadDecision;
    ids: readonly string[];
    ground?: UploadGround | undefined;
    note?: string | undefined;
  }) => Promise<DecidedUploads>;
  undoUploads: (batch: string) => Promise<void>;
};

/** Calls of the desk over a client, one method each. */
export function createDesk(client: Client): Desk {
  const { request } = client;
  const post = async (path: string, body: unknown) =>
    void (await request(path, v.unknown(), { method: 'POST', body }));
  return {
    ...createCalls(client, DESK_ENDPOINTS),
    ...commentDesk(client),
    ...interviewDesk(client),
    ...rectificationDesk(client),
    polls: (query) => request(CALLS.deskPolls + queryOf(query), deskPollsSchema),
    createPoll: async (body) =>
      (await request(CALLS.deskPolls, madePollSchema, { method: 'POST', body })).contentId,
    changePoll: (contentId, body) => post(`${CALLS.deskPolls}/${encodeURIComponent(contentId)}`, body),
    setOptionPicture: (contentId, body) =>
      post(`${CALLS.deskPolls}/${encodeURIComponent(contentId)}/pictures`, body),
    endPoll: (contentId, body) => post(`${CALLS.deskPolls}/${encodeURIComponent(contentId)}/end`, body),
    uploadAppeals: async () =>
      (await request(`${CALLS.deskUploads}/appeals`, waitingUploadAppealsSchema)).appeals,
    decideUploadAppeal: (id, outcome) => post(`${CALLS.deskUploads}/appeals`, { id, outcome }),
    uploads: (query) => request(CALLS.deskUploads + queryOf(query), uploadQueueSchema),
    decideUploads: (body) =>
      request(`${CALLS.deskUploads}/decide`, decidedUploadsSchema, { method: 'POST', body }),
    undoUploads: (batch) => post(`${CALLS.deskUploads}/undo`, { batch }),
  };
}
