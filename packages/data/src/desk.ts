import {
  type AppealOutcome,
  CALLS,
  type CommentQueue,
  commentQueueSchema,
  DESK_CALLS,
  type DecidedUploads,
  type DeskCode,
  type DeskInvitation,
  type DeskJoining,
  type DeskLog,
  type DeskLogQuery,
  type DeskPeople,
  type DeskReturn,
  type DeskRoleChange,
  type DeskUser,
  decidedUploadsSchema,
  deskLogSchema,
  deskPeopleSchema,
  deskUserSchema,
  type LoginForm,
  type Moderated,
  type ModerationAct,
  moderatedSchema,
  type OpenInvitation,
  openInvitationSchema,
  type ReaderStanding,
  type ReportReason,
  type SecondFactor,
  secondFactorSchema,
  type UploadDecision,
  type UploadGround,
  type UploadQueue,
  type UploadView,
  uploadQueueSchema,
  type WaitingAppeal,
  waitingAppealsSchema,
} from '@portal/model';
import * as v from 'valibot';
import type { Client, RequestOptions } from './request';

/** The calls of the desk. Each rejects with a RequestError. */
export type Desk = {
  /** Password; the session waits for its second factor. */
  login: (form: LoginForm) => Promise<void>;
  logout: () => Promise<void>;
  secondFactor: () => Promise<SecondFactor>;
  prove: (code: DeskCode) => Promise<void>;
  user: () => Promise<DeskUser>;
  invitation: (token: string) => Promise<OpenInvitation>;
  join: (form: DeskJoining | DeskReturn) => Promise<void>;
  people: () => Promise<DeskPeople>;
  invite: (invitation: DeskInvitation) => Promise<void>;
  withdrawInvitation: (id: string) => Promise<void>;
  changeRole: (id: string, change: DeskRoleChange) => Promise<void>;
  /** Takes away a second factor that was lost. */
  resetSecondFactor: (id: string) => Promise<void>;
  /** Comments of all stories, by view, reader, story and word. */
  comments: (
    query: { [Name in 'view' | 'reader' | 'story' | 'word' | 'cursor']?: string | undefined },
  ) => Promise<CommentQueue>;
  /** Decides on comments; its batch can be undone for a minute. */
  moderate: (decision: {
    act: ModerationAct;
    ids: readonly number[];
    ground?: ReportReason | undefined;
    note?: string | undefined;
  }) => Promise<Moderated>;
  undoModeration: (batch: string) => Promise<void>;
  /** Trusts a reader, suspends them with a ground, or neither. */
  setStanding: (standing: {
    accountId: number;
    standing: ReaderStanding | null;
    ground?: ReportReason | undefined;
    note?: string | undefined;
  }) => Promise<void>;
  appeals: () => Promise<WaitingAppeal[]>;
  decideAppeal: (id: number, outcome: AppealOutcome) => Promise<void>;
  /** Readers' files by state, with a cursor. */
  uploads: (query: { view: UploadView; cursor?: string | undefined }) => Promise<UploadQueue>;
  /** Publishes or refuses readers' files; its batch can be undone for a minute. */
  decideUploads: (decision: {
    act: UploadDecision;
    ids: readonly string[];
    ground?: UploadGround | undefined;
    note?: string | undefined;
  }) => Promise<DecidedUploads>;
  undoUploads: (batch: string) => Promise<void>;
  log: (query: { [Name in keyof DeskLogQuery]: string | undefined }) => Promise<DeskLog>;
};

/** A query of what is given, with its question mark. */
const queryOf = (query: Readonly<Record<string, string | undefined>>): string =>
  `?${new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )}`;

/** Calls of the desk over a client, one method each. */
export function createDesk({ request }: Client): Desk {
  const done = async (path: string, options: RequestOptions) =>
    void (await request(path, v.unknown(), options));
  const post = (path: string, body?: unknown) =>
    done(path, { method: 'POST', ...(body === undefined ? {} : { body }) });
  const person = (id: string) => `${DESK_CALLS.people}/${encodeURIComponent(id)}`;
  return {
    login: (form) => done(DESK_CALLS.login, { method: 'POST', body: form, call: 'login' }),
    logout: () => post(DESK_CALLS.logout),
    secondFactor: () => request(DESK_CALLS.secondFactor, secondFactorSchema),
    prove: (code) => post(DESK_CALLS.secondFactor, code),
    user: () => request(DESK_CALLS.user, deskUserSchema),
    invitation: (token) =>
      request(`${DESK_CALLS.invitation}?${new URLSearchParams({ token })}`, openInvitationSchema),
    join: (form) => post(DESK_CALLS.invitation, form),
    people: () => request(DESK_CALLS.people, deskPeopleSchema),
    invite: (invitation) => post(`${DESK_CALLS.people}/invite`, invitation),
    withdrawInvitation: (id) =>
      done(`${DESK_CALLS.people}/invite/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    changeRole: (id, change) => post(`${person(id)}/role`, change),
    resetSecondFactor: (id) => post(`${person(id)}/reset`),
    comments: (query) => request(CALLS.deskComments + queryOf(query), commentQueueSchema),
    moderate: (body) => request(`${CALLS.deskComments}/moderate`, moderatedSchema, { method: 'POST', body }),
    undoModeration: (batch) => post(`${CALLS.deskComments}/undo`, { batch }),
    setStanding: (standing) => post(`${CALLS.deskComments}/reader`, standing),
    appeals: async () => (await request(`${CALLS.deskComments}/appeals`, waitingAppealsSchema)).appeals,
    decideAppeal: (id, outcome) => post(`${CALLS.deskComments}/appeals`, { id, outcome }),
    uploads: (query) => request(CALLS.deskUploads + queryOf(query), uploadQueueSchema),
    decideUploads: (body) =>
      request(`${CALLS.deskUploads}/decide`, decidedUploadsSchema, { method: 'POST', body }),
    undoUploads: (batch) => post(`${CALLS.deskUploads}/undo`, { batch }),
    log: (query) => request(DESK_CALLS.log + queryOf(query), deskLogSchema),
  };
}
