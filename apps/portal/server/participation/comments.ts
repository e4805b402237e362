import { randomUUID } from 'node:crypto';
import { createAppeals, createCommentCalls, failedCall, type RequestError } from '@portal/data';
import { loginPath, outcomePath, validate } from '@portal/model';
import {
  COMMENT_VOTES,
  type CommentVote,
  commentAppealSchema,
  commentFormSchema,
  commentPath,
  commentsPath,
  REPORT_REASONS,
} from '@portal/model/participation';
import { errorPage } from '../../app/error-page';
import { reasonOf } from '../../app/participation/comments/boxes';
import { appealView } from '../../app/readers/account/appeal';
import { outcomeView } from '../../app/readers/account/landing';
import {
  type AccountPage,
  type Answer,
  statusOf,
  userOf,
  type Visit,
  type Visited,
  valuesOf,
} from '../../app/visit';

const isId = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '');
const failed = (visit: Visit, status: number): Visited =>
  outcomeView(visit.context, 'commentFailed', { status });

/**
 * Reason why something was not stored, and a link back to its text; the browser's back button keeps what was
 * written.
 */
async function refused(visit: Visit, contentId: string, error: RequestError): Promise<Visited> {
  const { context, form, pages } = visit;
  const { reasons } = context.locale.texts.commentBox;
  const page = await pages
    .page({ site: context.site.alias, path: commentsPath(contentId) })
    .catch(() => null);
  return outcomeView(context, 'commentFailed', {
    status: statusOf(error),
    reason: form.get('act') === 'post' ? reasonOf(error.failure.code, reasons) : undefined,
    ...(page?.type === 'comments' ? { back: { href: page.content.url, isStory: true } } : {}),
  });
}

/** Posts a comment that was written without JavaScript. */
async function post({ client, form }: Visit, contentId: string): Promise<Visited> {
  const checked = validate(commentFormSchema, {
    comment: form.get('comment'),
    parentId: form.get('parentId'),
  });
  if (!checked.valid) return { location: outcomePath('commentFailed', commentsPath(contentId)) };
  const own = await createCommentCalls(client).post(contentId, { ...checked.value, key: randomUUID() });
  if (own.state === 'published') return { location: commentPath(contentId, own.id) };
  return {
    location: outcomePath(own.state === 'held' ? 'commentHeld' : 'commentRefused', commentsPath(contentId)),
  };
}

/** Votes on a comment, reports it or removes it. */
async function act({ client, form }: Visit, contentId: string, id: string): Promise<Visited> {
  const what = form.get('act') ?? '';
  const comments = createCommentCalls(client);
  const vote = COMMENT_VOTES.find((kind): kind is CommentVote => kind === what);
  if (vote) await comments.vote(id, { vote });
  else if (what === 'report') {
    const reason = REPORT_REASONS.find((known) => known === form.get('reason')) ?? 'other';
    await comments.report(id, { reason });
    return { location: outcomePath('commentReported', commentsPath(contentId)) };
  } else if (what === 'remove') {
    await comments.remove(id);
    return { location: commentsPath(contentId) };
  }
  return { location: commentPath(contentId, id) };
}

const send: Answer = async (visit) => {
  const { contentId, id } = valuesOf(visit);
  const { form } = visit;
  if (!isId(contentId)) return failed(visit, 400);
  try {
    if (form.get('act') === 'post') return await post(visit, contentId);
    return isId(id) ? await act(visit, contentId, id) : failed(visit, 400);
  } catch (error) {
    const refusal = failedCall(error);
    const { failure } = refusal;
    if (failure.status === 401) {
      const back = isId(id) ? commentPath(contentId, id) : commentsPath(contentId);
      // Readers who were logged out while writing get their text back by going back; a redirect to the login
      // would lose it.
      if (form.get('act') !== 'post') return { location: loginPath(back) };
      return { ...errorPage(401, back, visit.context), status: 401 };
    }
    // A form posted from another site: browsers send no session cookie with it.
    if (failure.status === 403 && failure.code === 'FORBIDDEN' && !(await userOf(visit))) throw error;
    return refused(visit, contentId, refusal);
  }
};

/** Comments, votes and reports without JavaScript. */
export const commentFormPage: AccountPage = { post: send };

/** Target of the link in a statement of reasons: an appeal, which a person reads. */
export const appealPage: AccountPage = {
  get: async ({ url, context }) => {
    const token = url.searchParams.get('token');
    return token ? appealView(context, { token }) : outcomeView(context, 'appealFailed', { status: 400 });
  },
  post: async (visit) => {
    const { client, context, form } = visit;
    const checked = validate(commentAppealSchema, { token: form.get('token'), text: form.get('text') });
    if (!checked.valid)
      return appealView(context, { token: form.get('token') ?? '', faulty: form.get('text') ?? '' });
    try {
      await createAppeals(client).send(checked.value);
      return { location: outcomePath('appealSent') };
    } catch (error) {
      return outcomeView(context, 'appealFailed', { status: statusOf(failedCall(error)) });
    }
  },
};
