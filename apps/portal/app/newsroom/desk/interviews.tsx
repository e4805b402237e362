import { fill, ROUTES } from '@portal/model';
import {
  type DeskInterview,
  type DeskInterviews,
  type DeskUser,
  mayAct,
  QUESTION_VIEWS,
  type QuestionQueue,
  type QuestionView,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskView } from './frame';
import { type InterviewFields, InterviewForm } from './interview-form';
import { momentInWords } from './moments';
import { PictureForm } from './pictures';
import { QueuedQuestions, type WrittenAnswer } from './questions';
import { DeskKeys, Paging, Undo } from './queue';
import { INTERVIEW_DESK_TEXTS } from './texts/interviews';
import { PICTURE_TEXTS } from './texts/pictures';

export type InterviewsViewProps = {
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
export function deskInterviewsView(context: PageContext, props: InterviewsViewProps): AccountView {
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
