import { randomUUID } from 'node:crypto';
import { createAppeals, createCommentCalls, type RequestError } from '@portal/data';
import { outcomePath } from '@portal/model';
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
import { attempt, form, formPage, type SentForm } from '../../app/form-page';
import { reasonOf } from '../../app/participation/comments/boxes';
import { appealView } from '../../app/readers/account/appeal';
import { outcomeView } from '../../app/readers/account/landing';
import {
  type AccountPage,
  isId,
  statusOf,
  userOf,
  type Visit,
  type Visited,
  valuesOf,
} from '../../app/visit';

const failed = async (visit: Visit, status: number): Promise<Visited> =>
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

/**
 * Outcomes of a form about comments.
 * @param back path to return to after the login
 */
function outcomes(visit: Visit, contentId: string, back: string) {
  const isPost = visit.form.get('act') === 'post';
  return {
    show: (_: SentForm, refusal?: RequestError): Promise<Visited> | string =>
      refusal ? refused(visit, contentId, refusal) : outcomePath('commentFailed', commentsPath(contentId)),
    instead: async (refusal: RequestError): Promise<Visited | undefined> => {
      const { status, code } = refusal.failure;
      // Readers who were logged out while writing get their text back by going back; a redirect to the login
      // would lose it.
      if (status === 401 && isPost) return errorPage(401, back, visit.context);
      // A form posted from another site: browsers send no session cookie with it.
      if (status === 403 && code === 'FORBIDDEN' && !(await userOf(visit))) throw refusal;
      return undefined;
    },
    back,
  };
}

/** Posts a comment that was written without JavaScript. */
const post = (visit: Visit, contentId: string) =>
  form(visit, {
    schema: commentFormSchema,
    input: { comment: visit.form.get('comment'), parentId: visit.form.get('parentId') },
    send: (comment) => createCommentCalls(visit.client).post(contentId, { ...comment, key: randomUUID() }),
    ...outcomes(visit, contentId, commentsPath(contentId)),
    done: ({ state, id }) =>
      state === 'published'
        ? commentPath(contentId, id)
        : outcomePath(state === 'held' ? 'commentHeld' : 'commentRefused', commentsPath(contentId)),
  });

/** Actions of the forms about a comment. */
const ACTS = [...COMMENT_VOTES, 'report', 'remove'] as const;
type Act = (typeof ACTS)[number];

/**
 * Votes on a comment, reports it or removes it.
 * @returns the path that shows it
 */
async function change(
  { client, form: fields }: Visit,
  { contentId, id, what }: { contentId: string; id: string; what: Act },
): Promise<string> {
  const comments = createCommentCalls(client);
  const vote = COMMENT_VOTES.find((kind): kind is CommentVote => kind === what);
  if (vote) await comments.vote(id, { vote });
  else if (what === 'report') {
    const reason = REPORT_REASONS.find((known) => known === fields.get('reason')) ?? 'other';
    await comments.report(id, { reason });
    return outcomePath('commentReported', commentsPath(contentId));
  } else {
    await comments.remove(id);
    return commentsPath(contentId);
  }
  return commentPath(contentId, id);
}

/** Comments, votes and reports without JavaScript. */
export const commentFormPage: AccountPage = {
  post: (visit) => {
    const { contentId, id, act } = valuesOf(visit);
    // A form has one button: with two actions, neither is known to be wanted.
    if (!isId(contentId) || visit.form.getAll('act').length !== 1) return failed(visit, 400);
    if (act === 'post') return post(visit, contentId).send();
    const what = ACTS.find((known) => known === act);
    if (!isId(id) || !what) return failed(visit, 400);
    return attempt(visit, {
      send: () => change(visit, { contentId, id, what }),
      ...outcomes(visit, contentId, commentPath(contentId, id)),
      done: (path) => path,
    });
  },
};

/** Target of the link in a statement of reasons: an appeal, which a person reads. */
export const appealPage = formPage((visit) => {
  const { client, context, url } = visit;
  const rejected = (status: number) => outcomeView(context, 'appealFailed', { status });
  return form(visit, {
    schema: commentAppealSchema,
    send: (appeal) => createAppeals(client).send(appeal),
    show: ({ values }) => {
      if (values) return appealView(context, { token: values.token ?? '', faulty: values.text ?? '' });
      const token = url.searchParams.get('token');
      return token ? appealView(context, { token }) : rejected(400);
    },
    done: () => outcomePath('appealSent'),
    instead: (refusal) => rejected(statusOf(refusal)),
  });
});
