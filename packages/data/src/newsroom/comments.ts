import { CALLS } from '@portal/model';
import {
  type AppealOutcome,
  type CommentPolicy,
  type CommentQueue,
  commentQueueSchema,
  type DeskDiscussion,
  type DisputeClosing,
  type DisputeForm,
  deskDiscussionSchema,
  type Lifted,
  type LiftForm,
  liftedSchema,
  type Moderated,
  type ModerationAct,
  moderatedSchema,
  type ReaderStanding,
  type TransparencyReport,
  transparencyReportSchema,
  type WaitingAppeal,
  type WaitingObjection,
  waitingAppealsSchema,
  waitingObjectionsSchema,
} from '@portal/model/newsroom';
import type { ParticipationRuleId, ReportReason, SuspensionDays } from '@portal/model/participation';
import * as v from 'valibot';
import type { Client } from '../client/request';
import { queryOf } from './query';

/** Grounds of a restriction. Without a clause, the usual clause of the ground applies. */
type Restriction = {
  ground?: ReportReason | undefined;
  clause?: ParticipationRuleId | undefined;
  note?: string | undefined;
};

/**
 * The desk’s calls about comments, their readers, and appeals against decisions. Each rejects with a
 * RequestError.
 */
export type CommentDesk = {
  /** Comments of all stories, by view, reader, story and word. */
  comments: (
    query: { [Name in 'view' | 'reader' | 'story' | 'word' | 'cursor']?: string | undefined },
  ) => Promise<CommentQueue>;
  /** The discussion of one story. */
  discussion: (contentId: string, query: { cursor?: string | undefined }) => Promise<DeskDiscussion>;
  /** Opens or closes a story’s comments, and sets whether they are moderated before or after publication. */
  setCommentPolicy: (policy: CommentPolicy) => Promise<void>;
  /** Decides on comments; the batch can be undone for a minute. */
  moderate: (decision: Restriction & { act: ModerationAct; ids: readonly number[] }) => Promise<Moderated>;
  undoModeration: (batch: string) => Promise<void>;
  /**
   * Trusts a reader, suspends them on a ground, or resets both. A suspension lasts `durationDays`: null for
   * no end, absent for what is usual for its ground.
   */
  setStanding: (
    standing: Restriction & {
      accountId: number;
      standing: ReaderStanding | null;
      durationDays?: SuspensionDays | null | undefined;
      commentId?: number | undefined;
    },
  ) => Promise<void>;
  /** Lifts all suspensions of an email address on this site, including those kept from deleted accounts. */
  liftSuspension: (form: LiftForm) => Promise<Lifted>;
  appeals: () => Promise<WaitingAppeal[]>;
  decideAppeal: (id: number, outcome: AppealOutcome) => Promise<void>;
  /** Objections by readers who reported a comment. A decision states its reasons. */
  objections: () => Promise<WaitingObjection[]>;
  decideObjection: (answer: { id: number; outcome: AppealOutcome; note: string }) => Promise<void>;
  /** Yearly report of what moderation did. */
  transparency: (year: number) => Promise<TransparencyReport>;
  /** Records a dispute taken to an out-of-court body, and its outcome. */
  openDispute: (form: DisputeForm) => Promise<void>;
  closeDispute: (closing: DisputeClosing) => Promise<void>;
};

/** Calls of the desk about comments, over a client, one method each. */
export function commentDesk({ request }: Client): CommentDesk {
  const path = CALLS.deskComments;
  const post = async (to: string, body: unknown) =>
    void (await request(`${path}/${to}`, v.unknown(), { method: 'POST', body }));
  return {
    comments: (query) => request(path + queryOf(query), commentQueueSchema),
    discussion: (contentId, query) =>
      request(`${path}/thread/${encodeURIComponent(contentId)}${queryOf(query)}`, deskDiscussionSchema),
    setCommentPolicy: (policy) => post('thread', policy),
    moderate: (body) => request(`${path}/moderate`, moderatedSchema, { method: 'POST', body }),
    undoModeration: (batch) => post('undo', { batch }),
    setStanding: (standing) => post('reader', standing),
    liftSuspension: (body) => request(`${path}/lift`, liftedSchema, { method: 'POST', body }),
    appeals: async () => (await request(`${path}/appeals`, waitingAppealsSchema)).appeals,
    decideAppeal: (id, outcome) => post('appeals', { id, outcome }),
    objections: async () => (await request(`${path}/objections`, waitingObjectionsSchema)).objections,
    decideObjection: (answer) => post('objections', answer),
    transparency: (year) => request(`${path}/transparency?year=${year}`, transparencyReportSchema),
    openDispute: (form) => post('disputes', form),
    closeDispute: (closing) => post('disputes/close', closing),
  };
}
