import type { QuestionCode, QuestionPost, ReadersInterview } from '@portal/model/participation';
import { and, eq, inArray } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, forbidden, invalidFields, notLoggedIn, unknown } from '../../platform/http';
import type { Limits } from '../../platform/limits';
import { media } from '../../platform/media';
import { accounts, loadMailboxDigest } from '../../readers/accounts';
import type { RequestContext, SiteRecord } from '../../sites';
import {
  cleanText,
  fingerprintOf,
  type StandingAccount,
  type StandingLookup,
  screen,
  standingColumns,
  standingOf,
} from '../comments';
import { uploads } from '../uploads';
import { interviewOf, ownOf, readersInterview, stateOf } from './reading';
import { interviewQuestions, interviews } from './tables';

type Deps = { db: Database; limits: Limits; now: () => Date };
type Visit = Pick<RequestContext, 'site' | 'ip'>;

const REFUSALS: Readonly<Record<QuestionCode, readonly [status: number, message: string]>> = {
  INTERVIEW_CLOSED: [409, 'this interview takes no more questions'],
  QUESTION_LIMIT: [409, 'this reader has sent as many questions as this interview takes'],
  SUSPENDED: [403, 'the newsroom has suspended this account'],
};
const refused = (code: QuestionCode) => new ApiError(REFUSALS[code][0], code, REFUSALS[code][1]);

/**
 * The reader's own picture, uploaded to this interview.
 * @throws ApiError for any other
 */
async function uploadOf(
  tx: DatabaseTransaction,
  { contentId, accountId }: { contentId: number; accountId: number },
  key: string | undefined,
): Promise<number | null> {
  if (key === undefined) return null;
  const [row] = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.key, key),
        eq(uploads.accountId, accountId),
        eq(uploads.contentId, contentId),
        inArray(uploads.state, ['received', 'held', 'published']),
      ),
    )
    .for('update');
  if (!row) throw invalidFields([{ field: 'picture', code: 'invalid' }]);
  // A picture shares the fate of its question, so it belongs to one only.
  if ((await tx.$count(interviewQuestions, eq(interviewQuestions.uploadId, row.id))) > 0)
    throw invalidFields([{ field: 'picture', code: 'invalid' }]);
  return row.id;
}

/**
 * Question to store, with the result of its screening.
 * @throws ApiError if nothing is left of it
 */
async function written(
  tx: DatabaseTransaction,
  { site, contentId, account }: { site: SiteRecord; contentId: number; account: StandingAccount },
  { name, question }: Pick<QuestionPost, 'name' | 'question'>,
  lookup: StandingLookup,
) {
  const { text, unseen } = cleanText(question);
  const author = cleanText(name).text.replaceAll('\n', ' ');
  if (text === '') throw invalidFields([{ field: 'question', code: 'required' }]);
  if (author === '') throw invalidFields([{ field: 'name', code: 'required' }]);
  const standing = await standingOf(tx, site, account, lookup);
  if (standing === 'suspended') throw refused('SUSPENDED');
  const fingerprint = fingerprintOf(text);
  const copies = fingerprint
    ? await tx
        .select({ accountId: interviewQuestions.accountId })
        .from(interviewQuestions)
        .where(
          and(eq(interviewQuestions.contentId, contentId), eq(interviewQuestions.fingerprint, fingerprint)),
        )
        .limit(20)
    : [];
  const isOwn = (copy: (typeof copies)[number]) => copy.accountId === account.id;
  // Every question is reviewed before it is published, so the site's pre-moderation setting does not apply.
  const { state, rule } = screen(`${author}\n${text}`, {
    rules: site.comments,
    moderation: 'after',
    standing,
    isNewsroom: false,
    unseen,
    isOwnCopy: copies.some(isOwn),
    othersCopies: new Set(copies.filter((copy) => !isOwn(copy)).map((copy) => copy.accountId)).size,
  });
  return { author, text, fingerprint, rule, state: state === 'refused' ? state : ('waiting' as const) };
}

async function isKnown(
  db: Database | DatabaseTransaction,
  { contentId, accountId, key }: { contentId: number; accountId: number; key: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: interviewQuestions.id })
    .from(interviewQuestions)
    .where(
      and(
        eq(interviewQuestions.contentId, contentId),
        eq(interviewQuestions.accountId, accountId),
        eq(interviewQuestions.key, key),
      ),
    );
  return row !== undefined;
}

/**
 * Sends a question to the guest of an interview. Idempotent by key, across repeats and processes.
 * @throws ApiError if the interview is closed, or the reader has reached the limit
 */
export async function askQuestion(
  { db, limits, now }: Deps,
  { site, ip }: Visit,
  accountId: number,
  contentId: number,
  { key, picture, ...form }: QuestionPost,
): Promise<ReadersInterview> {
  const at = now();
  const mark = { contentId, accountId, key };
  if (!(await isKnown(db, mark))) {
    await limits.count('question', ip, String(accountId));
    const mailboxDigest = await loadMailboxDigest(db);
    await db.transaction(async (tx) => {
      const [account] = await tx
        .select(standingColumns)
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('key share');
      if (!account) throw notLoggedIn();
      const interview = await interviewOf(tx, site.alias, contentId, true);
      if (await isKnown(tx, mark)) return;
      // A form without JavaScript has no key: the same text by one reader is the same question.
      const { text } = cleanText(form.question);
      const again = and(ownOf(contentId, accountId), eq(interviewQuestions.text, text));
      if ((await tx.$count(interviewQuestions, again)) > 0) return;
      if (stateOf(interview, at) === 'closed') throw refused('INTERVIEW_CLOSED');
      if ((await tx.$count(interviewQuestions, ownOf(contentId, accountId))) >= interview.questionLimit)
        throw refused('QUESTION_LIMIT');
      const values = await written(tx, { site, contentId, account }, form, { mailboxDigest, now: at });
      const uploadId = await uploadOf(tx, mark, picture);
      await tx.insert(interviewQuestions).values({ ...values, ...mark, uploadId, askedAt: at });
    });
  }
  return readersInterview(db, await interviewOf(db, site.alias, contentId), accountId, at);
}

/**
 * Withdraws the reader's own question before it is answered, and deletes its text. Idempotent.
 * @throws ApiError
 */
export async function withdrawQuestion(
  { db }: Pick<Deps, 'db'>,
  { site }: Pick<Visit, 'site'>,
  accountId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ contentId: interviewQuestions.contentId })
      .from(interviewQuestions)
      .innerJoin(contents, eq(contents.id, interviewQuestions.contentId))
      .where(and(eq(interviewQuestions.id, id), eq(contents.site, site.alias)));
    if (!found) throw unknown();
    // Locks the interview before its questions, like every other writer.
    await tx
      .select({ contentId: interviews.contentId })
      .from(interviews)
      .where(eq(interviews.contentId, found.contentId))
      .for('no key update');
    const [row] = await tx
      .select()
      .from(interviewQuestions)
      .where(eq(interviewQuestions.id, id))
      .for('no key update');
    if (!row) throw unknown();
    if (row.accountId !== accountId) throw forbidden();
    if (row.state === 'withdrawn') return;
    if (row.state !== 'waiting' && row.state !== 'chosen')
      throw new ApiError(409, 'QUESTION_STATE', 'only a question that waits can be taken back');
    await tx
      .update(interviewQuestions)
      .set({
        state: 'withdrawn',
        author: '',
        text: '',
        draft: '',
        fingerprint: null,
        version: row.version + 1,
      })
      .where(eq(interviewQuestions.id, id));
    if (row.uploadId === null) return;
    // The files are deleted later, once nothing writes them, as with any withdrawn upload.
    const [gone] = await tx
      .update(uploads)
      .set({ state: 'withdrawn' })
      .where(eq(uploads.id, row.uploadId))
      .returning({ mediaId: uploads.mediaId });
    if (gone) await tx.delete(media).where(eq(media.id, gone.mediaId));
  });
}
