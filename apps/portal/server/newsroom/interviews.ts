import { failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import {
  type DeskInterview,
  type DeskUser,
  interviewFormSchema,
  interviewPlaceSchema,
  QUESTION_VIEWS,
  type QuestionAct,
  questionActSchema,
} from '@portal/model/newsroom';
import { QUESTION_LIMIT } from '@portal/model/participation';
import * as v from 'valibot';
import type { InterviewFields } from '../../app/newsroom/desk/interview-form';
import { deskInterviewsView, type InterviewsViewProps } from '../../app/newsroom/desk/interviews';
import { fieldOfMoment, momentOfField } from '../../app/newsroom/desk/moments';
import { INTERVIEW_DESK_TEXTS } from '../../app/newsroom/desk/texts/interviews';
import { PICTURE_TEXTS } from '../../app/newsroom/desk/texts/pictures';
import { type AccountPage, statusOf, type Visit, type Visited, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';
import { faultsOf } from './faults';

type Said = Partial<
  Pick<
    InterviewsViewProps,
    'fields' | 'errors' | 'done' | 'refused' | 'written' | 'groundless' | 'alert' | 'status'
  >
>;
type Values = Readonly<Record<string, string | undefined>>;

const textsOf = ({ context }: Visit) => INTERVIEW_DESK_TEXTS[context.site.language];
const isId = (text: string | null | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

const fieldsOf = (visit: Visit, interview: DeskInterview): InterviewFields => ({
  guestName: interview.guestName,
  guestRole: interview.guestRole,
  opening: interview.opening,
  goodbye: interview.goodbye,
  start: fieldOfMoment(visit.context, interview.start),
  end: fieldOfMoment(visit.context, interview.end),
  questionLimit: String(interview.questionLimit),
});

const viewOf = ({ url }: Visit) =>
  QUESTION_VIEWS.find((known) => known === url.searchParams.get('view')) ?? 'waiting';

/** The questions of one state; with a cursor of another list, the first page. */
async function queueOf(visit: Visit, contentId: string) {
  const view = viewOf(visit);
  const cursor = visit.url.searchParams.get('cursor') ?? undefined;
  const first = () => visit.desk.questions(contentId, { view });
  if (cursor === undefined) return { queue: await first(), isFirst: true };
  try {
    return { queue: await visit.desk.questions(contentId, { view, cursor }), isFirst: false };
  } catch (error) {
    if (failedCall(error).failure.status !== 400) throw error;
    return { queue: await first(), isFirst: true };
  }
}

async function interviewsPage(visit: Visit, user: DeskUser, said: Said = {}): Promise<Visited> {
  const { desk, context, url } = visit;
  const id = url.searchParams.get('id');
  const before = url.searchParams.get('before');
  const refused = url.searchParams.get('rebutjada');
  const all = await desk.interviews(isId(id) ? { id } : isId(before) ? { before } : {});
  const [found] = all.interviews;
  const interview = isId(id) ? found : undefined;
  if (id !== null && !interview) return { location: ROUTES.deskInterviews };
  return deskInterviewsView(context, {
    user,
    desk: all,
    isNew: url.searchParams.has('nova'),
    isFirst: !isId(before),
    ...(interview
      ? { one: { interview, view: viewOf(visit), ...(await queueOf(visit, interview.contentId)) } }
      : {}),
    ...doneMessage(visit, 'interviews'),
    ...(isId(refused) ? { refused } : {}),
    ...said,
    fields:
      said.fields ?? (interview ? fieldsOf(visit, interview) : { questionLimit: String(QUESTION_LIMIT) }),
  });
}

/** Why the back end refused, in a text that the newsroom can act on. */
function refusedBy(visit: Visit, error: unknown): Said {
  const failed = failedCall(error);
  const { failure } = failed;
  const status = statusOf(failed);
  if (status === 401 || status === 403) throw error;
  const texts = textsOf(visit);
  const known: Readonly<Record<string, string>> = {
    QUESTION_STATE: texts.state,
    QUESTION_CHANGED: texts.changed,
  };
  const { bad: picture } = PICTURE_TEXTS[visit.context.site.language];
  const errors = faultsOf({ ...texts.faults, picture }, failure.issues ?? []);
  return {
    status,
    ...(Object.keys(errors).length ? { errors } : { alert: known[failure.code ?? ''] ?? texts.failed }),
  };
}

/** The action on a question in a form; null for an invalid one. */
function actOf({ do: name, ground, answer, version }: Values): QuestionAct | null {
  const parsed = v.safeParse(questionActSchema, { act: name, ground, answer, version: Number(version) });
  return parsed.success ? parsed.output : null;
}

/** Runs an action on a question; an answer that is rejected stays in its box. */
async function actOnQuestion(visit: Visit, user: DeskUser, id: string, values: Values): Promise<Visited> {
  const { question = '', answer } = values;
  const texts = textsOf(visit);
  const isWriting = values.do === 'answer' || values.do === 'draft';
  const written = isWriting ? { written: { question, answer: answer ?? '' } } : {};
  const ask = actOf(values);
  if (!isId(question) || !ask)
    return interviewsPage(visit, user, {
      ...written,
      status: 400,
      ...(isWriting ? { errors: { answer: texts.faults.answer } } : { alert: texts.faults.ground }),
      ...(values.do === 'refuse' ? { groundless: question } : {}),
    });
  try {
    await visit.desk.actOnQuestion(id, question, ask);
  } catch (error) {
    return interviewsPage(visit, user, { ...refusedBy(visit, error), ...written });
  }
  const said: [string, string] = ask.act === 'refuse' ? ['rebutjada', question] : ['done', ask.act];
  const query = new URLSearchParams([['id', id], ['view', viewOf(visit)], said]);
  return { location: `${ROUTES.deskInterviews}?${query}` };
}

const act = atDesk(async (visit, user) => {
  const { desk, url } = visit;
  const values: Values = valuesOf(visit);
  const id = url.searchParams.get('id') ?? '';
  const done = (contentId: string) => ({
    location: `${ROUTES.deskInterviews}?${new URLSearchParams({ id: contentId, done: values.do ?? '' })}`,
  });
  if (values.question !== undefined) return actOnQuestion(visit, user, id, values);
  try {
    if (values.do === 'close' || values.do === 'reopen') {
      await desk.closeInterview(id, { isClosed: values.do === 'close' });
      return done(id);
    }
    if (values.do === 'picture' || values.do === 'no-picture') {
      await desk.setPortrait(id, { picture: values.do === 'picture' ? (values.picture ?? '') : '' });
      return done(id);
    }
    const written = {
      ...values,
      start: momentOfField(visit.context, values.start) ?? '',
      end: momentOfField(visit.context, values.end),
      questionLimit: Number(values.questionLimit || QUESTION_LIMIT),
    };
    const isChange = values.do === 'change';
    const form = validate(interviewFormSchema, written);
    const place = validate(interviewPlaceSchema, values);
    const issues = [...(form.valid ? [] : form.issues), ...(place.valid || isChange ? [] : place.issues)];
    if (!form.valid || issues.length)
      return await interviewsPage(visit, user, {
        fields: values,
        errors: faultsOf(textsOf(visit).faults, issues),
        status: 400,
      });
    if (isChange) {
      await desk.changeInterview(id, form.value);
      return done(id);
    }
    if (!place.valid) return await interviewsPage(visit, user, { fields: values, status: 400 });
    return done(await desk.createInterview({ ...form.value, ...place.value }));
  } catch (error) {
    const isForm = values.do === 'change' || values.do === 'create';
    return interviewsPage(visit, user, { ...refusedBy(visit, error), ...(isForm ? { fields: values } : {}) });
  }
});

/** `/redaccio/entrevistes/`: digital interviews, and the actions on their questions. */
export const deskInterviewsPage: AccountPage = {
  get: atDesk((visit, user) => interviewsPage(visit, user)),
  post: act,
};
