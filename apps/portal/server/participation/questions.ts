import { randomUUID } from 'node:crypto';
import { failedCall, type RequestError } from '@portal/data';
import { loginPath, ROUTES } from '@portal/model';
import { askPath, questionFormSchema } from '@portal/model/participation';
import { errorPage } from '../../app/error-page';
import { attempt, form } from '../../app/form-page';
import { type AskViewProps, askView } from '../../app/readers/account/questions';
import { type AccountPage, isId, namedBy, userOf, type Visit, type Visited } from '../../app/visit';

/** The page of an interview that does not exist. */
const missing = ({ context }: Visit): Visited => errorPage(404, ROUTES.askQuestion, context);

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
function ask(visit: Visit, contentId: string) {
  const { ownQuestions, askQuestion } = visit.context.locale.texts;
  const known: Readonly<Record<string, string>> = {
    CHILD_ACCOUNT: ownQuestions.child,
    SUSPENDED: ownQuestions.suspended,
    INTERVIEW_CLOSED: ownQuestions.closed,
    QUESTION_LIMIT: askQuestion.limit,
  };
  const reasonOf = ({ failure: { status, code } }: RequestError) =>
    status === 429 ? ownQuestions.tooOften : known[code ?? ''];
  return form(visit, {
    schema: questionFormSchema,
    send: (written) => visit.interviews.ask(contentId, { ...written, key: randomUUID() }),
    show: ({ failure, ...sent }) =>
      askPage(visit, { ...sent, ...(failure && !sent.errors ? { alert: failure } : {}) }),
    done: () => `${askPath(contentId)}&done=enviada`,
    words: (refusal) => reasonOf(refusal) ?? ownQuestions.failed,
    instead: (refusal) => {
      const { status } = refusal.failure;
      if (status === 404) return missing(visit);
      // Readers who were logged out while writing get their text back by going back.
      if (status === 401) return errorPage(401, askPath(contentId), visit.context);
      // Only the back end rejects text that passes here: invisible characters, or ones that no text can hold.
      if (status !== 400 && !reasonOf(refusal)) throw refusal;
      return undefined;
    },
  }).send();
}

const withdraw = (visit: Visit, contentId: string) =>
  attempt(visit, {
    send: () => visit.interviews.withdraw(visit.form.get('question') ?? ''),
    show: ({ status }) => askPage(visit, { alert: visit.context.locale.texts.ownQuestions.failed, status }),
    done: () => `${askPath(contentId)}&done=retirada`,
    back: askPath(contentId),
  });

/** `/preguntes/enviar/`: questions to an interview without JavaScript, and the state of the reader's own. */
export const askQuestionPage: AccountPage = {
  get: (visit) => {
    const said = namedBy(visit, 'done', { enviada: 'sent', retirada: 'withdrawn' } as const);
    return askPage(visit, said ? { said } : {});
  },
  post: async (visit) => {
    const contentId = idOf(visit);
    if (!isId(contentId)) return missing(visit);
    return visit.form.get('do') === 'withdraw' ? withdraw(visit, contentId) : ask(visit, contentId);
  },
};
