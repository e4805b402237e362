import { ROUTES } from '@portal/model';
import { eq, inArray } from 'drizzle-orm';
import { COMMENT_EMAILS, type CommentEmailKind, type Ground } from '../accounts/comment-emails';
import type { AccountDeps } from '../accounts/deps';
import { emailOf } from '../accounts/emails';
import { digestOf, newSecret } from '../accounts/secrets';
import { accounts } from '../database/accounts';
import type { DatabaseTransaction } from '../database/client';
import { type CommentDecision, commentDecisions, type comments } from '../database/comments';
import { contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { type DeskActor, type LoggedAct, writeLog } from '../desk/log';

export type DecisionDeps = Pick<AccountDeps, 'db' | 'outbox' | 'now'>;
/** A site and the origin that its links begin with. */
export type DecisionPlace = { site: SiteRecord; origin: string };

/** A comment as it was before a decision, or the account of a reader. */
export type Decided = {
  comment: Pick<
    typeof comments.$inferSelect,
    'id' | 'contentId' | 'accountId' | 'state' | 'rule' | 'reports' | 'text'
  > | null;
  accountId: number | null;
};

/** What is decided, by whom and why. */
export type Ruling = {
  decision: CommentDecision;
  ground: Ground | null;
  note?: string;
  /** Null for rules that act by themselves. */
  actor: DeskActor | null;
  batch?: string;
  /** Milliseconds for which it can be undone before anybody is told. */
  waitMs?: number;
};

const STATEMENTS: Readonly<Partial<Record<CommentDecision, CommentEmailKind>>> = {
  refuse: 'commentRefused',
  hold: 'commentHidden',
  suspend: 'readerSuspended',
};
const ACTS = {
  publish: 'comment.publish',
  hold: 'comment.hold',
  refuse: 'comment.refuse',
  suspend: 'reader.suspend',
} as const satisfies Record<CommentDecision, LoggedAct['act']>;

export const linkOf = ({ origin }: DecisionPlace, token: string): string =>
  `${origin}${ROUTES.commentAppeal}?token=${token}`;

/** Ground of a decision in the site's words, with what the newsroom adds. */
export const groundText = ({ site }: DecisionPlace, ground: Ground | null, note = ''): string =>
  [COMMENT_EMAILS[site.language].grounds[ground ?? 'other'], ...(note ? [note] : [])].join(' — ');

/**
 * Writes decisions down: for the desk's log, for appeals and the yearly report and, where they restrict somebody who has an
 * address, the statement of reasons that they get.
 */
export async function recordDecisions(
  { outbox, now }: Pick<DecisionDeps, 'outbox' | 'now'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  decided: readonly Decided[],
  { decision, ground, note = '', actor, batch, waitMs = 0 }: Ruling,
): Promise<void> {
  const { site } = place;
  const at = now();
  const accountIds = [...new Set(decided.flatMap(({ accountId }) => accountId ?? []))];
  const contentIds = [...new Set(decided.flatMap(({ comment }) => comment?.contentId ?? []))];
  const readers = accountIds.length
    ? await tx
        .select({ id: accounts.id, nick: accounts.nick, email: accounts.email })
        .from(accounts)
        .where(inArray(accounts.id, accountIds))
    : [];
  const stories = contentIds.length
    ? await tx
        .select({ id: contents.id, title: contents.title })
        .from(contents)
        .where(inArray(contents.id, contentIds))
    : [];
  const kind = STATEMENTS[decision];
  const { byRule, byPerson } = COMMENT_EMAILS[site.language];
  const told = decided.map(({ comment, accountId }) => {
    const reader = readers.find(({ id }) => id === accountId);
    if (!kind || !reader?.email) return null;
    const token = newSecret();
    const email = emailOf(kind, reader.email, place, {
      nick: reader.nick,
      link: linkOf(place, token),
      title: stories.find(({ id }) => id === comment?.contentId)?.title ?? site.name,
      words: comment?.text ?? '',
      ground: groundText(place, ground, note),
      by: actor ? byPerson : byRule,
    });
    return { email, tokenHash: digestOf(token) };
  });
  const emailIds = await outbox.writeAll(
    tx,
    told.flatMap((one) => one?.email ?? []),
    waitMs,
  );
  const emailOfDecision = (index: number) =>
    told[index] ? emailIds[told.slice(0, index).filter(Boolean).length] : undefined;
  await tx.insert(commentDecisions).values(
    decided.map(({ comment, accountId }, index) => ({
      site: site.alias,
      batch: batch ?? null,
      decision,
      commentId: comment?.id ?? null,
      accountId,
      stateBefore: comment?.state ?? null,
      ruleBefore: comment?.rule ?? null,
      reportsBefore: comment?.reports ?? 0,
      ground,
      note,
      isAutomated: actor === null,
      decidedAt: at,
      emailId: emailOfDecision(index) ?? null,
      tokenHash: told[index]?.tokenHash ?? null,
    })),
  );
  await writeLog(
    tx,
    decided.map(({ comment, accountId }) => ({
      site: site.alias,
      actor,
      act: ACTS[decision],
      subject: comment ? `comment:${comment.id}` : `reader:${accountId}`,
      details: { ground, ...(note ? { note } : {}), ...(batch ? { batch } : {}) },
    })),
    at,
  );
}

/**
 * What follows where rules refuse a comment, or hide one that was shown: its reader is told why. One that waits to be looked
 * at is not restricted yet.
 */
export const onScreened =
  (deps: DecisionDeps, place: DecisionPlace) =>
  async (tx: DatabaseTransaction, comment: typeof comments.$inferSelect): Promise<void> => {
    const isHidden = comment.rule === 'reported';
    if (comment.state !== 'refused' && !isHidden) return;
    await recordDecisions(
      deps,
      tx,
      place,
      [
        {
          comment: { ...comment, state: isHidden ? 'published' : comment.state, rule: null },
          accountId: comment.accountId,
        },
      ],
      { decision: isHidden ? 'hold' : 'refuse', ground: comment.rule, actor: null },
    );
  };

/** The decision that a link of a statement of reasons is about. */
export const byToken = (token: string) => eq(commentDecisions.tokenHash, digestOf(token));
