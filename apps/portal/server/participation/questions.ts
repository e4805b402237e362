import { randomUUID } from 'node:crypto';
import { failedCall } from '@portal/data';
import { loginPath, ROUTES, validate } from '@portal/model';
import { askPath, questionFormSchema } from '@portal/model/participation';
import { errorPage } from '../../app/error-page';
import { type AskViewProps, askView } from '../../app/readers/account/questions';
import {
  type AccountPage,
  type Answer,
  messagesOf,
  statusOf,
  userOf,
  type Visit,
  type Visited,
  valuesOf,
} from '../../app/visit';

/** The page of an interview that does not exist. */
const missing = ({ context }: Visit): Visited => ({
  ...errorPage(404, ROUTES.askQuestion, context),
  status: 404,
});

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);
const idOf = ({ url }: Visit) => url.searchParams.get('id') ?? '';

/** The page of a reader's own questions; without a session, redirects to the login. */
async function askPage(
  visit: Visit,
  said: Partial<Omit<AskViewProps, 'contentId' | 'interview' | 'nick'>> = {},
): Promise<Visited> {
  const contentId = idOf(visit);
  if (!isId(contentId)) return missing(visit);
  const user = await userOf(visit);
  if (!user) return { location: loginPath(askPath(contentId)) };
  try {
    const interview = await visit.interviews.of(contentId);
    return askView(visit.context, { contentId, interview, nick: user.nick, ...said });
  } catch (error) {
    if (failedCall(error).failure.status === 404) return missing(visit);
    throw error;
  }
}

/** Sends a question that was written without JavaScript. */
async function ask(visit: Visit, contentId: string): Promise<Visited> {
  const { name = '', question = '' } = valuesOf(visit);
  const values = { name, question };
  const checked = validate(questionFormSchema, values);
  if (!checked.valid)
    return askPage(visit, { values, errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.interviews.ask(contentId, { ...checked.value, key: randomUUID() });
    return { location: `${askPath(contentId)}&done=enviada` };
  } catch (error) {
    const { status, code, issues = [] } = failedCall(error).failure;
    if (status === 404) return missing(visit);
    // Readers who were logged out while writing get their text back by going back.
    if (status === 401) return { ...errorPage(401, askPath(contentId), visit.context), status: 401 };
    const { ownQuestions, askQuestion } = visit.context.locale.texts;
    const known: Readonly<Record<string, string>> = {
      CHILD_ACCOUNT: ownQuestions.child,
      SUSPENDED: ownQuestions.suspended,
      INTERVIEW_CLOSED: ownQuestions.closed,
      QUESTION_LIMIT: askQuestion.limit,
    };
    const alert = status === 429 ? ownQuestions.tooOften : known[code ?? ''];
    // Only the back end rejects text that passes here: invisible characters, or ones that no text can hold.
    if (!alert && status === 400)
      return askPage(visit, {
        values,
        status: 400,
        ...(issues.length ? { errors: messagesOf(visit, issues) } : { alert: ownQuestions.failed }),
      });
    if (!alert) throw error;
    return askPage(visit, { alert, values, status: statusOf(failedCall(error)) });
  }
}

const send: Answer = async (visit) => {
  const contentId = idOf(visit);
  if (!isId(contentId)) return missing(visit);
  if (visit.form.get('do') !== 'withdraw') return ask(visit, contentId);
  try {
    await visit.interviews.withdraw(visit.form.get('question') ?? '');
    return { location: `${askPath(contentId)}&done=retirada` };
  } catch (error) {
    const failed = failedCall(error);
    if (failed.failure.status === 401) return { location: loginPath(askPath(contentId)) };
    return askPage(visit, {
      alert: visit.context.locale.texts.ownQuestions.failed,
      status: statusOf(failed),
    });
  }
};

const DONE = { enviada: 'sent', retirada: 'withdrawn' } as const;

/** `/preguntes/enviar/`: questions to an interview without JavaScript, and the state of the reader's own. */
export const askQuestionPage: AccountPage = {
  get: (visit) => {
    const done = visit.url.searchParams.get('done');
    return askPage(visit, done === 'enviada' || done === 'retirada' ? { said: DONE[done] } : {});
  },
  post: send,
};
