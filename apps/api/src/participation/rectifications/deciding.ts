import { mayAct, type RectificationAct } from '@portal/model/newsroom';
import { rectificationGrounds } from '@portal/model/participation';
import { and, eq, isNull } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, forbidden, invalidFields, unknown } from '../../platform/http';
import type { Email } from '../../platform/mail';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { cleanText } from '../comments';
import {
  type EmailContext,
  publishedEmail,
  type RectificationRow,
  refusedEmail,
  withdrawnEmail,
} from './emails';
import { tellRectified } from './published';
import type { RectificationDeps } from './requests';
import type { RectifiedStory } from './stories';
import { rectifications } from './tables';

/** Error: somebody else has decided meanwhile. */
const decided = () => new ApiError(409, 'RECTIFICATION_STATE', 'act: the request was decided on meanwhile');
/** Error: nothing can be published with a withdrawn story, since readers cannot see it. */
const storyGone = () => new ApiError(409, 'STORY_WITHDRAWN', 'act: the story is not published');

/**
 * A request, locked, and its story. The lock lets only one of two simultaneous decisions win.
 * @throws ApiError 404
 */
async function lock(
  tx: DatabaseTransaction,
  site: string,
  id: number,
): Promise<{ row: RectificationRow; story: RectifiedStory }> {
  const [row] = await tx
    .select()
    .from(rectifications)
    .where(and(eq(rectifications.id, id), eq(rectifications.site, site)))
    .for('update');
  if (!row) throw unknown();
  const { title, path, status, publishedAt } = contents;
  const [story] = await tx
    .select({ id: contents.id, title, path, status, publishedAt })
    .from(contents)
    .where(eq(contents.id, row.contentId));
  if (!story) throw unknown();
  return { row, story };
}

/**
 * Text to publish: for a rectification, the requested text, unchanged; for an update, the newsroom's note.
 * @throws ApiError
 */
function publishedText({ kind, asked }: RectificationRow, written: string | undefined): string {
  if (kind === 'rectification') {
    if (written !== undefined) throw invalidFields([{ field: 'text', code: 'invalid' }]);
    return asked;
  }
  const { text } = cleanText(written ?? asked);
  if (!text) throw invalidFields([{ field: 'text', code: 'required' }]);
  return text;
}

type Change = Partial<
  Pick<RectificationRow, 'state' | 'text' | 'ground' | 'note' | 'decidedAt' | 'withdrawnAt'>
>;

/**
 * Columns changed by an action.
 * @throws ApiError 409 if the state no longer allows it
 */
function changeOf(row: RectificationRow, story: RectifiedStory, act: RectificationAct, at: Date): Change {
  if (act.act === 'withdraw') {
    if (row.state !== 'published' || row.withdrawnAt) throw decided();
    return { withdrawnAt: at, note: act.note };
  }
  if (row.state !== 'waiting') throw decided();
  if (act.act === 'refuse' && !rectificationGrounds(row.kind).includes(act.ground))
    throw invalidFields([{ field: 'ground', code: 'invalid' }]);
  if (act.act === 'refuse') return { state: 'refused', ground: act.ground, note: act.note, decidedAt: at };
  if (story.status !== 'published') throw storyGone();
  return { state: 'published', text: publishedText(row, act.text), decidedAt: at };
}

/** Email that notifies the requester of a decision. */
function emailOf(
  place: EmailContext,
  row: RectificationRow & { email: string },
  story: RectifiedStory,
  act: RectificationAct,
): Email {
  if (act.act === 'publish') return publishedEmail(place, row, story);
  if (act.act === 'refuse') return refusedEmail(place, row, story, act);
  return withdrawnEmail(place, row, story, act.note);
}

/**
 * Publishes a rectification as requested or an update as the newsroom words it, refuses a request, or
 * withdraws a published one. The requester is always notified, even at an unconfirmed address, since the
 * email only has the newsroom's words.
 * @throws ApiError 403 if the actor may not, 404, or 409 if somebody else decided first or the story is not
 * published
 */
export async function decideRequest(
  { db, now, outbox }: RectificationDeps,
  actor: DeskActor,
  place: EmailContext,
  id: number,
  act: RectificationAct,
): Promise<void> {
  const deskAct = `rectification.${act.act}` as const;
  if (!mayAct(actor.role, deskAct)) throw forbidden();
  await db.transaction(async (tx) => {
    const at = now();
    const { row, story } = await lock(tx, actor.site, id);
    const change = changeOf(row, story, act, at);
    await tx
      .update(rectifications)
      .set(change)
      .where(and(eq(rectifications.id, id), isNull(rectifications.withdrawnAt)));
    if (act.act !== 'refuse') await tellRectified(tx, row.contentId);
    const { email, reference, kind } = row;
    if (email) await outbox.write(tx, emailOf(place, { ...row, ...change, email }, story, act));
    // The log is permanent, so it must not contain the requester's name or the text.
    const details = { reference, kind, ...(act.act === 'refuse' ? { ground: act.ground } : {}) };
    await writeAct(tx, actor, { act: deskAct, subject: `rectification:${id}`, details }, at);
  });
}
