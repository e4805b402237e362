import { failedCall } from '@portal/data';
import { fill, inEveryLanguage, ROUTES, validate } from '@portal/model';
import {
  type DeskInterview,
  type DeskInterviews,
  type DeskUser,
  interviewFormSchema,
  interviewPlaceSchema,
  mayAct,
  QUESTION_VIEWS,
  type QuestionAct,
  type QuestionQueue,
  type QuestionView,
  questionActSchema,
} from '@portal/model/newsroom';
import { INTERVIEW_LENGTHS, QUESTION_LIMIT } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import * as v from 'valibot';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { isId, statusOf, type Visit, type Visited, valuesOf } from '../../../visit';
import { atDesk, deskScreen, doneMessage, faultsOf, type ScreenLogWords } from '../desk-screen';
import { deskView } from '../frame';
import { fieldOfMoment, momentInWords, momentOfField } from '../moments';
import { PictureForm } from '../pictures';
import { QueuedQuestions, type WrittenAnswer } from '../questions';
import { DeskKeys, Paging, Undo, WholeDates } from '../queue';
import { INTERVIEW_DESK_TEXTS } from '../texts/interviews';
import { PICTURE_TEXTS } from '../texts/pictures';

type Said = Partial<
  Pick<
    InterviewsViewProps,
    'fields' | 'errors' | 'done' | 'refused' | 'written' | 'groundless' | 'alert' | 'status'
  >
>;
type Values = Readonly<Record<string, string | undefined>>;

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
    ...doneMessage(visit, DONE),
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
  const texts = textsOf(visit.context);
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
  const texts = textsOf(visit.context);
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
        errors: faultsOf(textsOf(visit.context).faults, issues),
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

type InterviewsViewProps = {
  user: DeskUser;
  desk: DeskInterviews;
  /** A single interview, with its questions in one state. */
  one?: { interview: DeskInterview; view: QuestionView; queue: QuestionQueue; isFirst: boolean };
  /** Shows the form for a new interview in place of the list. */
  isNew?: boolean;
  fields: InterviewFields;
  errors?: Readonly<Record<string, string>>;
  isFirst?: boolean;
  /** Confirmation of the last action. */
  done?: string;
  /** Question that was just refused, so that it can be undone. */
  refused?: string;
  /** Rejected answer. */
  written?: WrittenAnswer;
  /** Question whose refusal had no ground. */
  groundless?: string;
  alert?: string;
  status?: number;
};

type ViewProps = InterviewsViewProps & { context: PageContext };

const textsOf = ({ site }: Pick<PageContext, 'site'>) => INTERVIEW_DESK_TEXTS[site.language];
const pathOf = (contentId: string) => `${ROUTES.deskInterviews}?id=${contentId}`;

/** `/redaccio/entrevistes/`: interviews of the site, one of them with its questions, or the form of a new one. */
function deskInterviewsView(context: PageContext, props: InterviewsViewProps): AccountView {
  const { user, one, isNew = false, done, refused, alert, status } = props;
  const texts = textsOf(context);
  return deskView(context, {
    title: one ? one.interview.title : isNew ? texts.add : texts.title,
    path: ROUTES.deskInterviews,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        {one && refused ? (
          <Undo
            context={context}
            path={`${pathOf(one.interview.contentId)}&view=${one.view}`}
            act="restore"
            what={{ question: refused }}
            label={texts.undo}
          >
            {texts.refused}
          </Undo>
        ) : null}
        {one || isNew ? (
          <Link href={ROUTES.deskInterviews} variant="back">
            {texts.all}
          </Link>
        ) : null}
        {one ? <OneInterview {...props} context={context} one={one} /> : null}
        {isNew ? <InterviewForm {...props} context={context} /> : null}
        {one || isNew ? null : <InterviewList {...props} context={context} />}
      </>
    ),
  });
}

function InterviewList({ context, desk, user, isFirst = true }: ViewProps) {
  const texts = textsOf(context);
  return (
    <>
      {mayAct(user.role, 'interview.create') ? (
        <div>
          <Button href={`${ROUTES.deskInterviews}?nova=1`}>{texts.add}</Button>
        </div>
      ) : null}
      {desk.interviews.length ? null : <Text tone="quiet">{texts.none}</Text>}
      {desk.interviews.map((interview) => (
        <Panel key={interview.contentId} as="article" size="small">
          <Stack gap="3">
            <Heading headingLevel={2} size="xs">
              <Link href={pathOf(interview.contentId)} variant="quiet">
                {interview.title}
              </Link>
            </Heading>
            <Facts context={context} interview={interview} />
            <Text variant="meta">
              {QUESTION_VIEWS.map((view) => `${texts.views[view]}: ${interview.counts[view]}`).join(' · ')}
            </Text>
          </Stack>
        </Panel>
      ))}
      <Paging
        first={isFirst ? null : { href: ROUTES.deskInterviews, label: texts.newer }}
        next={
          desk.next === null
            ? null
            : { href: `${ROUTES.deskInterviews}?before=${desk.next}`, label: texts.older }
        }
      />
    </>
  );
}

/** Guest, state, dates and place of publication. */
function Facts({ context, interview }: { context: PageContext; interview: DeskInterview }) {
  const texts = textsOf(context);
  const when = (date: string) => momentInWords(context, date);
  const { guestName, state, start, end, path } = interview;
  const until = end ? fill(texts.until, { date: when(end) }) : texts.endless;
  const facts = [
    guestName,
    texts.states[state],
    state === 'closed' ? null : fill(texts.from, { date: when(start) }),
    state === 'closed' ? null : until,
  ];
  return (
    <Text variant="meta" tone="quiet">
      {facts.filter(Boolean).join(' · ')} ·{' '}
      <Link href={path} variant="quiet">
        {texts.at}
      </Link>
    </Text>
  );
}

function OneInterview(props: ViewProps & { one: NonNullable<InterviewsViewProps['one']> }) {
  const { context, one, user, written, groundless, done, errors = {} } = props;
  const { interview, view, queue, isFirst } = one;
  const { contentId, counts, state } = interview;
  const texts = textsOf(context);
  const path = pathOf(contentId);
  return (
    <Stack gap="6">
      <Facts context={context} interview={interview} />
      {mayAct(user.role, 'interview.change') ? (
        <>
          <form method="post" noValidate action={path}>
            <Button
              type="submit"
              size="small"
              variant={state === 'closed' ? 'secondary' : 'danger'}
              name="do"
              value={state === 'closed' ? 'reopen' : 'close'}
            >
              {state === 'closed' ? texts.reopen : texts.close}
            </Button>
          </form>
          <Disclosure
            summary={texts.edit}
            open={Object.keys(errors).some((name) => name !== 'answer' && name !== 'picture')}
          >
            <InterviewForm {...props} />
          </Disclosure>
          <Disclosure
            summary={PICTURE_TEXTS[context.site.language].portrait}
            open={errors.picture !== undefined}
          >
            <PictureForm
              context={context}
              path={path}
              id="portrait"
              name={interview.guestName}
              image={interview.guestImage}
              error={errors.picture}
            />
          </Disclosure>
        </>
      ) : null}
      <Stack gap="4">
        <Heading headingLevel={2} size="sm">
          {texts.queue}: {texts.views[view]}
        </Heading>
        <nav aria-label={texts.queue}>
          <Inline gap="4">
            {QUESTION_VIEWS.map((known) => (
              <Link
                key={known}
                href={`${path}&view=${known}`}
                variant="standalone"
                {...(known === view ? { current: 'page' } : {})}
              >
                {known === view ? (
                  <b>
                    {texts.views[known]} ({counts[known]})
                  </b>
                ) : (
                  `${texts.views[known]} (${counts[known]})`
                )}
              </Link>
            ))}
          </Inline>
        </nav>
        {queue.items.length ? <DeskKeys context={context} /> : <Text tone="quiet">{texts.noQuestions}</Text>}
        <QueuedQuestions
          context={context}
          user={user}
          contentId={contentId}
          view={view}
          isDone={done !== undefined}
          items={queue.items}
          {...(written ? { written } : {})}
          {...(groundless ? { groundless } : {})}
          {...(errors.answer ? { error: errors.answer } : {})}
        />
        <Paging
          first={isFirst ? null : { href: `${path}&view=${view}`, label: texts.first }}
          next={
            queue.next === null
              ? null
              : { href: `${path}&view=${view}&cursor=${queue.next}`, label: texts.more }
          }
        />
      </Stack>
    </Stack>
  );
}

/** Submitted or stored values of an interview's form; dates are in the site's local time. */
type InterviewFields = Readonly<Record<string, string | undefined>>;

type InterviewFormProps = {
  context: PageContext;
  /** Interview to change; without it the form creates a new one. */
  one?: { interview: Pick<DeskInterview, 'contentId'> } | undefined;
  desk: Pick<DeskInterviews, 'sections'>;
  fields: InterviewFields;
  errors?: Readonly<Record<string, string>> | undefined;
};

/** Guest, texts and dates of an interview; a new one also has headline and section. */
function InterviewForm({ context, one, desk, fields, errors = {} }: InterviewFormProps) {
  const texts = INTERVIEW_DESK_TEXTS[context.site.language];
  const field = (name: string) => ({
    name,
    id: `interview-${name}`,
    defaultValue: fields[name],
    error: errors[name],
  });
  return (
    <form
      method="post"
      noValidate
      action={
        one ? `${ROUTES.deskInterviews}?id=${one.interview.contentId}` : `${ROUTES.deskInterviews}?nova=1`
      }
    >
      <Stack gap="4">
        {one ? null : (
          <>
            <TextField
              label={texts.headline}
              required
              maxLength={INTERVIEW_LENGTHS.title}
              {...field('title')}
            />
            <Select
              label={texts.section}
              required
              placeholder={texts.noSection}
              options={desk.sections.map(({ slug, name }) => ({ value: slug, label: name }))}
              {...field('section')}
            />
          </>
        )}
        <TextField
          label={texts.guestName}
          required
          maxLength={INTERVIEW_LENGTHS.name}
          {...field('guestName')}
        />
        <TextField
          label={texts.guestRole}
          hint={texts.guestRoleHint}
          maxLength={INTERVIEW_LENGTHS.role}
          {...field('guestRole')}
        />
        <TextArea
          label={texts.opening}
          hint={texts.openingHint}
          rows={4}
          limit={INTERVIEW_LENGTHS.opening}
          {...field('opening')}
        />
        <Inline gap="4" align="start">
          <TextField label={texts.start} type="datetime-local" required {...field('start')} />
          <TextField label={texts.end} hint={texts.endHint} type="datetime-local" {...field('end')} />
          <TextField label={texts.questionLimit} inputMode="numeric" {...field('questionLimit')} />
        </Inline>
        <TextArea
          label={texts.goodbye}
          hint={texts.goodbyeHint}
          rows={4}
          limit={INTERVIEW_LENGTHS.goodbye}
          {...field('goodbye')}
        />
        <WholeDates context={context} id="dates" />
        <div>
          <Button type="submit" name="do" value={one ? 'change' : 'create'}>
            {one ? texts.save : texts.create}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    create: 'S’ha creat l’entrevista.',
    change: 'S’han desat els canvis de l’entrevista.',
    close: 'S’ha tancat l’entrevista.',
    reopen: 'S’ha tornat a obrir l’entrevista.',
    picture: 'S’ha posat la imatge.',
    'no-picture': 'S’ha tret la imatge.',
    choose: 'S’ha triat la pregunta.',
    restore: 'La pregunta torna a ser a la cua.',
    draft: 'S’ha desat l’esborrany de la resposta.',
    answer: 'S’ha publicat la resposta.',
    unanswer: 'S’ha tret la pregunta de la pàgina.',
    up: 'La pregunta ha pujat un lloc.',
    down: 'La pregunta ha baixat un lloc.',
  },
  es: {
    create: 'Se ha creado la entrevista.',
    change: 'Se han guardado los cambios de la entrevista.',
    close: 'Se ha cerrado la entrevista.',
    reopen: 'Se ha vuelto a abrir la entrevista.',
    picture: 'Se ha puesto la imagen.',
    'no-picture': 'Se ha quitado la imagen.',
    choose: 'Se ha elegido la pregunta.',
    restore: 'La pregunta vuelve a estar en la cola.',
    draft: 'Se ha guardado el borrador de la respuesta.',
    answer: 'Se ha publicado la respuesta.',
    unanswer: 'Se ha quitado la pregunta de la página.',
    up: 'La pregunta ha subido un puesto.',
    down: 'La pregunta ha bajado un puesto.',
  },
  en: {
    create: 'The interview has been created.',
    change: 'The changes to the interview have been saved.',
    close: 'The interview has been closed.',
    reopen: 'The interview is open again.',
    picture: 'The picture has been added.',
    'no-picture': 'The picture has been removed.',
    choose: 'The question has been chosen.',
    restore: 'The question is back in the queue.',
    draft: 'The draft of the answer has been saved.',
    answer: 'The answer has been published.',
    unanswer: 'The question has been taken off the page.',
    up: 'The question has been moved up.',
    down: 'The question has been moved down.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { question: 'preguntes', interview: 'entrevistes' },
    kinds: { interview: 'Entrevista', question: 'Pregunta' },
    acts: {
      'question.choose': 'tria una pregunta per a l’entrevista',
      'question.refuse': 'rebutja una pregunta',
      'question.restore': 'torna una pregunta a la cua',
      'question.draft': 'desa l’esborrany d’una resposta',
      'question.answer': 'respon una pregunta',
      'question.correct': 'corregeix una resposta',
      'question.unanswer': 'treu una resposta de la pàgina',
      'question.move': 'canvia de posició una pregunta',
      'interview.create': 'crea una entrevista',
      'interview.change': 'canvia una entrevista',
      'interview.close': 'tanca una entrevista',
      'interview.reopen': 'torna a obrir una entrevista',
    },
  },
  es: {
    topics: { question: 'preguntas', interview: 'entrevistas' },
    kinds: { interview: 'Entrevista', question: 'Pregunta' },
    acts: {
      'question.choose': 'elige una pregunta para la entrevista',
      'question.refuse': 'rechaza una pregunta',
      'question.restore': 'devuelve una pregunta a la cola',
      'question.draft': 'guarda el borrador de una respuesta',
      'question.answer': 'responde a una pregunta',
      'question.correct': 'corrige una respuesta',
      'question.unanswer': 'quita una respuesta de la página',
      'question.move': 'cambia de posición una pregunta',
      'interview.create': 'crea una entrevista',
      'interview.change': 'cambia una entrevista',
      'interview.close': 'cierra una entrevista',
      'interview.reopen': 'vuelve a abrir una entrevista',
    },
  },
  en: {
    topics: { question: 'questions', interview: 'interviews' },
    kinds: { interview: 'Interview', question: 'Question' },
    acts: {
      'question.choose': 'chooses a question for the interview',
      'question.refuse': 'refuses a question',
      'question.restore': 'puts a question back into the queue',
      'question.draft': 'saves the draft of an answer',
      'question.answer': 'answers a question',
      'question.correct': 'corrects an answer',
      'question.unanswer': 'takes an answer off the page',
      'question.move': 'moves a question',
      'interview.create': 'creates an interview',
      'interview.change': 'changes an interview',
      'interview.close': 'closes an interview',
      'interview.reopen': 'opens an interview again',
    },
  },
});

/** `/redaccio/entrevistes/`: digital interviews, and the actions on their questions. */
export default deskScreen({
  path: ROUTES.deskInterviews,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'formats',
    order: 1,
    title: (language) => INTERVIEW_DESK_TEXTS[language].title,
    text: (language) => INTERVIEW_DESK_TEXTS[language].text,
  },
  get: atDesk((visit, user) => interviewsPage(visit, user)),
  post: act,
});
