import { CALLS } from '@portal/model';
import { type LegalGap, legalGapsSchema } from '@portal/model/legal';
import {
  type AlertForm,
  COMMENT_DESK_ENDPOINTS,
  type CorrectionForm,
  DESK_CALLS,
  type DeskAlerts,
  type DeskContent,
  type DeskContents,
  type DeskContentsQuery,
  type DeskFront,
  type DeskInvitation,
  type DeskLog,
  type DeskLogQuery,
  type DeskPeople,
  type DeskReset,
  type DeskRoleChange,
  type DeskWaiting,
  deskAlertsSchema,
  deskContentSchema,
  deskContentsSchema,
  deskFrontSchema,
  deskLiveCall,
  deskLogSchema,
  deskPeopleSchema,
  deskWaitingSchema,
  type FrontPin,
  INTERVIEW_DESK_ENDPOINTS,
  type LiveDesk,
  type LiveEntryChange,
  type LiveEntryDone,
  type LiveEntryPost,
  type LiveStory,
  liveDeskSchema,
  liveEntryDoneSchema,
  liveStoriesSchema,
  MESSAGE_DESK_ENDPOINTS,
  type PinMove,
  POLL_DESK_ENDPOINTS,
  RECTIFICATION_DESK_ENDPOINTS,
  TRANSPARENCY_DESK_ENDPOINTS,
  UPLOAD_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client, RequestOptions } from '../client/request';
import { type PreviewDesk, previewDesk } from './desk-previews';
import { type EntryDesk, entryDesk } from './entry';
import { type NewsletterDesk, newsletterDesk } from './newsletters';
import { type PasskeyDesk, passkeyDesk } from './passkeys';
import { queryOf } from './query';
import { type ViewDesk, viewDesk } from './views';

type DeskParts = CallsOf<typeof COMMENT_DESK_ENDPOINTS> &
  EntryDesk &
  CallsOf<typeof INTERVIEW_DESK_ENDPOINTS> &
  NewsletterDesk &
  PasskeyDesk &
  CallsOf<typeof MESSAGE_DESK_ENDPOINTS> &
  CallsOf<typeof POLL_DESK_ENDPOINTS> &
  PreviewDesk &
  CallsOf<typeof RECTIFICATION_DESK_ENDPOINTS> &
  CallsOf<typeof TRANSPARENCY_DESK_ENDPOINTS> &
  CallsOf<typeof UPLOAD_DESK_ENDPOINTS> &
  ViewDesk;

/** The calls of the desk. Each rejects with a RequestError. */
export type Desk = DeskParts & {
  people: () => Promise<DeskPeople>;
  invite: (invitation: DeskInvitation) => Promise<void>;
  withdrawInvitation: (id: string) => Promise<void>;
  changeRole: (id: string, change: DeskRoleChange) => Promise<void>;
  /**
   * Removes the password and second factor of a user who cannot log in, and emails them a link to set a new
   * password. Takes the current password of the user who asks.
   */
  resetAccess: (id: string, reset: DeskReset) => Promise<void>;
  /** Contents in any status, by words of their headlines or by their address. */
  contents: (query: { [Name in keyof DeskContentsQuery]: string | undefined }) => Promise<DeskContents>;
  content: (id: string) => Promise<DeskContent>;
  /** Withdraws a content, or publishes it again. */
  withdrawContent: (id: string) => Promise<void>;
  restoreContent: (id: string) => Promise<void>;
  /** @param at ISO 8601 with its zone; a future moment hides the content until then */
  rescheduleContent: (id: string, at: string) => Promise<void>;
  /** Publishes a correction note on a content. */
  correctContent: (id: string, note: CorrectionForm) => Promise<void>;
  withdrawCorrection: (id: string, correctionId: string) => Promise<void>;
  /** Modules of the front page with what they show. */
  front: () => Promise<DeskFront>;
  pin: (pin: FrontPin) => Promise<void>;
  movePin: (contentId: number, move: PinMove) => Promise<void>;
  unpin: (contentId: number) => Promise<void>;
  alerts: () => Promise<DeskAlerts>;
  publishAlert: (alert: AlertForm) => Promise<void>;
  withdrawAlert: (id: string) => Promise<void>;
  /** Live blogs of the site. */
  liveStories: () => Promise<LiveStory[]>;
  /** One live blog with its entries; `entry` selects one entry alone. */
  live: (
    contentId: string,
    query: { [Name in 'cursor' | 'entry']?: string | undefined },
  ) => Promise<LiveDesk>;
  /** Posts an entry. Idempotent by key: the same key again is the same entry. */
  postEntry: (contentId: string, entry: LiveEntryPost) => Promise<LiveEntryDone>;
  /** Changes the version of an entry that was seen; an older version is refused. */
  changeEntry: (contentId: string, entryId: string, change: LiveEntryChange) => Promise<LiveEntryDone>;
  /** Finishes a live blog, or reopens it. */
  setLive: (contentId: string, isLive: boolean) => Promise<void>;
  /** Counts of the queues that the user decides on. */
  waiting: () => Promise<DeskWaiting>;
  /** Facts that the site's legal pages lack; 403 for everybody but chiefs. */
  legalGaps: () => Promise<LegalGap[]>;
  log: (query: { [Name in keyof DeskLogQuery]: string | undefined }) => Promise<DeskLog>;
};

/** Query string of the defined values, with its question mark. */
/** Calls of the desk over a client, one method each. */
export function createDesk(client: Client): Desk {
  const { request } = client;
  const done = async (path: string, options: RequestOptions) =>
    void (await request(path, v.unknown(), options));
  const post = (path: string, body?: unknown) =>
    done(path, { method: 'POST', ...(body === undefined ? {} : { body }) });
  const content = (id: string) => `${DESK_CALLS.contents}/${encodeURIComponent(id)}`;
  const person = (id: string) => `${DESK_CALLS.people}/${encodeURIComponent(id)}`;
  return {
    ...createCalls(client, COMMENT_DESK_ENDPOINTS),
    ...entryDesk(client),
    ...createCalls(client, INTERVIEW_DESK_ENDPOINTS),
    ...newsletterDesk(client),
    ...passkeyDesk(client),
    ...createCalls(client, POLL_DESK_ENDPOINTS),
    ...previewDesk(client),
    ...createCalls(client, MESSAGE_DESK_ENDPOINTS),
    ...createCalls(client, RECTIFICATION_DESK_ENDPOINTS),
    ...createCalls(client, TRANSPARENCY_DESK_ENDPOINTS),
    ...createCalls(client, UPLOAD_DESK_ENDPOINTS),
    ...viewDesk(client),
    people: () => request(DESK_CALLS.people, deskPeopleSchema),
    invite: (invitation) => post(`${DESK_CALLS.people}/invite`, invitation),
    withdrawInvitation: (id) =>
      done(`${DESK_CALLS.people}/invite/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    changeRole: (id, change) => post(`${person(id)}/role`, change),
    resetAccess: (id, reset) => post(`${person(id)}/reset`, reset),
    contents: (query) => request(DESK_CALLS.contents + queryOf(query), deskContentsSchema),
    content: (id) => request(content(id), deskContentSchema),
    withdrawContent: (id) => post(`${content(id)}/withdraw`),
    restoreContent: (id) => post(`${content(id)}/restore`),
    rescheduleContent: (id, at) => post(`${content(id)}/reschedule`, { at }),
    correctContent: (id, note) => post(`${content(id)}/corrections`, note),
    withdrawCorrection: (id, correctionId) =>
      done(`${content(id)}/corrections/${encodeURIComponent(correctionId)}`, { method: 'DELETE' }),
    front: () => request(DESK_CALLS.front, deskFrontSchema),
    pin: (pin) => post(`${DESK_CALLS.front}/pin`, pin),
    movePin: (contentId, move) => post(`${DESK_CALLS.front}/move`, { contentId, move }),
    unpin: (contentId) => post(`${DESK_CALLS.front}/unpin`, { contentId }),
    alerts: () => request(DESK_CALLS.alerts, deskAlertsSchema),
    publishAlert: (alert) => post(DESK_CALLS.alerts, alert),
    withdrawAlert: (id) => post(`${DESK_CALLS.alerts}/${encodeURIComponent(id)}/withdraw`),
    liveStories: async () => (await request(CALLS.deskLive, liveStoriesSchema)).stories,
    live: (contentId, query) => request(deskLiveCall(contentId) + queryOf(query), liveDeskSchema),
    postEntry: (contentId, body) =>
      request(`${deskLiveCall(contentId)}/entries`, liveEntryDoneSchema, { method: 'POST', body }),
    changeEntry: (contentId, entryId, body) =>
      request(deskLiveCall(contentId, entryId), liveEntryDoneSchema, { method: 'POST', body }),
    setLive: (contentId, isLive) => post(deskLiveCall(contentId), { isLive }),
    waiting: () => request(DESK_CALLS.waiting, deskWaitingSchema),
    legalGaps: async () => (await request(DESK_CALLS.legalGaps, legalGapsSchema)).gaps,
    log: (query) => request(DESK_CALLS.log + queryOf(query), deskLogSchema),
  };
}
