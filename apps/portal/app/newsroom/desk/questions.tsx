import { CALLS, fill, ROUTES } from '@portal/model';
import {
  type DeskUser,
  deskActOfQuestion,
  fitsQuestion,
  mayAct,
  type QuestionAct,
  type QuestionView,
  type QueuedQuestion,
} from '@portal/model/newsroom';
import { INTERVIEW_LENGTHS, QUESTION_GROUNDS } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { Image } from '@portal/ui/image';
import { Grid, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { Island } from '../../Island';
import deskDraftIsland from '../../islands/DeskDraft';
import type { PageContext } from '../../page';
import { ruleWords } from './frame';
import { momentInWords } from './moments';
import { QUEUE_KEYS } from './queue';
import { QueueCard, Quote, Warning } from './queue-card';
import { INTERVIEW_DESK_TEXTS } from './texts/interviews';

/** Rejected answer, and its question. */
export type WrittenAnswer = { question: string; answer: string };

export type QueuedQuestionsProps = {
  context: PageContext;
  user: DeskUser;
  contentId: string;
  view: QuestionView;
  items: readonly QueuedQuestion[];
  written?: WrittenAnswer;
  error?: string;
  /** Question whose refusal had no ground. */
  groundless?: string;
  isDone: boolean;
};

type QuestionProps = Omit<QueuedQuestionsProps, 'items'> & { question: QueuedQuestion };

const textsOf = ({ site }: Pick<PageContext, 'site'>) => INTERVIEW_DESK_TEXTS[site.language];

/** Whether a role may perform an action on a question in its current state. */
const may = ({ user, question }: Pick<QuestionProps, 'user' | 'question'>, act: QuestionAct['act']) =>
  fitsQuestion(question.state, act) && mayAct(user.role, deskActOfQuestion(question.state, act));

/** Questions of an interview, each with its current actions, as forms in keyboard order. */
export function QueuedQuestions({ items, ...props }: QueuedQuestionsProps) {
  return items.map((question) => <Question key={question.id} {...props} question={question} />);
}

function Question(props: QuestionProps) {
  const { context, contentId, view, question } = props;
  const texts = textsOf(context);
  const { id, nick, text, askedAt, rule, ground, answer } = question;
  const author = question.author ?? texts.gone;
  const path = `${ROUTES.deskInterviews}?id=${contentId}&view=${view}`;
  const mayAnswer = may(props, 'answer');
  return (
    <QueueCard
      id={`question-${id}`}
      titleAs="label"
      title={fill(texts.by, { author })}
      facts={[
        momentInWords(context, askedAt),
        nick && fill(texts.nick, { nick }),
        ground && `${texts.ground}: ${texts.grounds[ground]}`,
      ]}
    >
      <Quote>{text}</Quote>
      {question.picture ? (
        <Picture context={context} picture={question.picture} isOnPage={question.state === 'answered'} />
      ) : null}
      {rule ? <Warning>{fill(texts.rule, { rule: ruleWords(context, rule) })}</Warning> : null}
      {mayAnswer && view === 'waiting' ? (
        <Disclosure
          summary={texts.writeAnswer}
          open={props.written?.question === id || question.draft !== ''}
        >
          <AnswerForm {...props} path={path} />
        </Disclosure>
      ) : mayAnswer ? (
        <AnswerForm {...props} path={path} />
      ) : answer ? (
        <Text variant="summary">{answer}</Text>
      ) : null}
      <Decisions {...props} path={path} author={author} />
    </QueueCard>
  );
}

type PictureProps = {
  context: PageContext;
  picture: NonNullable<QueuedQuestion['picture']>;
  /** Whether the question is public. */
  isOnPage: boolean;
};

/** Picture sent with a question, which is decided on in the queue of uploads. */
function Picture({ context, picture: { id, title, isPublished }, isOnPage }: PictureProps) {
  const texts = textsOf(context);
  const approved = isOnPage ? texts.pictureShown : texts.pictureApproved;
  return (
    <Stack gap="2">
      <Grid gap="4" columns="wide">
        <Image image={{ src: `${CALLS.deskUploads}/${id}/file`, alt: title }} ratio="4:3" />
      </Grid>
      <Text variant="meta">
        {isPublished ? approved : texts.pictureWaits} <Link href={ROUTES.deskUploads}>{texts.toUploads}</Link>
      </Text>
    </Stack>
  );
}

function AnswerForm({ context, question, path, written, error, isDone }: QuestionProps & { path: string }) {
  const texts = textsOf(context);
  const { id, answer, draft, version, state } = question;
  const own = written?.question === id ? written.answer : undefined;
  return (
    <form method="post" noValidate action={path}>
      <input type="hidden" name="question" value={id} />
      <input type="hidden" name="version" value={version} />
      <Stack gap="3">
        {own !== undefined && (answer || draft) ? (
          <Text variant="meta" tone="quiet">
            {fill(texts.now, { answer: answer || draft })}
          </Text>
        ) : null}
        <TextArea
          name="answer"
          id={`answer-${id}`}
          label={texts.answer}
          hint={texts.answerHint}
          rows={4}
          limit={INTERVIEW_LENGTHS.answer}
          defaultValue={own ?? (draft || answer)}
          {...(own !== undefined && error ? { error } : {})}
        />
        <Inline gap="3">
          <Button type="submit" size="small" name="do" value="answer">
            {state === 'answered' ? texts.correct : texts.publish}
          </Button>
          <Button type="submit" variant="secondary" size="small" name="do" value="draft">
            {texts.draft}
          </Button>
        </Inline>
        <Island
          of={deskDraftIsland}
          id={`draft-${id}`}
          props={{ name: `desk-question-${id}-${version}`, isDone }}
          locale={context.locale}
        />
      </Stack>
    </form>
  );
}

/** Select, refuse, restore and move. */
function Decisions(props: QuestionProps & { path: string; author: string }) {
  const { context, question, path, author } = props;
  const texts = textsOf(context);
  const acts = (['choose', 'up', 'down', 'unanswer', 'restore'] as const).filter((act) => may(props, act));
  return (
    <>
      {acts.length ? (
        <form method="post" noValidate action={path}>
          <input type="hidden" name="question" value={question.id} />
          <Inline gap="3">
            {acts.map((act) => (
              <Button
                key={act}
                type="submit"
                variant="secondary"
                size="small"
                name="do"
                value={act}
                {...(act === 'choose' ? { 'aria-keyshortcuts': QUEUE_KEYS.publish } : {})}
                label={fill(texts[`${act}Named`], { author })}
              >
                {texts[act]}
              </Button>
            ))}
          </Inline>
        </form>
      ) : null}
      {may(props, 'refuse') ? (
        <form method="post" noValidate action={path}>
          <input type="hidden" name="question" value={question.id} />
          <Inline gap="3" align="end">
            <Select
              name="ground"
              id={`ground-${question.id}`}
              label={texts.ground}
              placeholder={texts.noGround}
              options={QUESTION_GROUNDS.map((value) => ({ value, label: texts.grounds[value] }))}
              error={props.groundless === question.id ? texts.faults.ground : undefined}
            />
            <Button
              type="submit"
              variant="danger"
              size="small"
              name="do"
              value="refuse"
              aria-keyshortcuts={QUEUE_KEYS.refuse}
              data-needs="ground"
              label={fill(texts.refuseNamed, { author })}
            >
              {texts.refuse}
            </Button>
          </Inline>
        </form>
      ) : null}
    </>
  );
}
