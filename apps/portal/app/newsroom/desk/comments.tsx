import { COMMENT_MAX_LENGTH, fill, pathTo, ROUTES } from '@portal/model';
import {
  type CommentQueue,
  type DeskUser,
  type ModerationAct,
  mayAct,
  QUEUE_VIEWS,
  type QueueView,
  type ReaderStanding,
} from '@portal/model/newsroom';
import { REPORT_REASONS } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Inline } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView, ruleWords } from './frame';
import { type LiftFaults, LiftForm } from './lift-form';
import { momentInWords } from './moments';
import { Queue } from './queue';
import { QueueCard, Quote, Warning } from './queue-card';
import { RestrictionFields } from './restrictions';
import { DISCUSSION_DESK_TEXTS } from './texts/discussion';

export type CommentsViewProps = {
  user: DeskUser;
  queue: CommentQueue;
  view: QueueView;
  word: string;
  /** Last action: its kind, the batch that undoes it, and the number of comments. */
  done?: { act: ModerationAct; batch: string; count: number };
  isUndone?: boolean;
  /** Confirmation of a change to a reader or to the comment policy of a story. */
  changed?: string;
  /** Rejected form that lifts a suspension: typed values and errors. */
  lift?: LiftFaults;
  alert?: string;
  status?: number;
};

/** `/redaccio/comentaris/`: comments of all stories, and the decision on the selected ones. */
export function deskCommentsView(context: PageContext, props: CommentsViewProps): AccountView {
  const { user, queue, view, word, done, isUndone = false, changed, lift, alert, status } = props;
  const texts = deskTexts(context).comments;
  const path = `${ROUTES.deskComments}?${new URLSearchParams({ view: view, paraula: word })}`;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskComments,
    user,
    status,
    alert,
    said: (isUndone && texts.undone) || changed,
    children: (
      <>
        <Queue
          context={context}
          path={path}
          done={done && { ...done, words: texts.done[done.act] }}
          texts={view === 'waiting' && !word ? { ...texts, none: texts.nonePending } : texts}
          route={ROUTES.deskComments}
          views={{
            value: view,
            options: QUEUE_VIEWS.map((value) => ({ value, label: texts.views[value] })),
            submit: texts.find,
          }}
          search={{ label: texts.word, value: word }}
          items={queue.items.map((comment) => (
            <QueuedComment key={comment.id} context={context} comment={comment} />
          ))}
          grounds={REPORT_REASONS.map((value) => ({ value, label: texts.grounds[value] }))}
          noteMaxLength={COMMENT_MAX_LENGTH}
          fields={<RestrictionFields context={context} />}
          acts={(['publish', 'refuse', 'hold'] as const).map((value) => ({ value, label: texts[value] }))}
          next={queue.next}
        />
        <Link href={ROUTES.deskTransparency} variant="standalone">
          {texts.report}
        </Link>
        {mayAct(user.role, 'reader.release') ? <LiftForm context={context} path={path} lift={lift} /> : null}
      </>
    ),
  });
}

/** Actions on the author of a comment, by standing. */
const ACTS = {
  none: ['trust', 'suspend'],
  trusted: ['release'],
  suspended: ['lift'],
} as const satisfies Record<ReaderStanding | 'none', readonly string[]>;

type QueuedProps = {
  context: PageContext;
  comment: CommentQueue['items'][number];
  /** State of a comment listed under its own story, where the headline is not repeated. */
  state?: string;
};

/** A comment with its details: story, author, and why it is in the queue. */
export function QueuedComment({ context, comment, state }: QueuedProps) {
  const texts = deskTexts(context).comments;
  const { id, text, date, title, path, rule, standing, reports, accountId } = comment;
  const author = comment.author ?? texts.deleted;
  const known = standing === 'trusted' ? texts.trusted : standing === 'suspended' ? texts.suspended : null;
  return (
    <QueueCard
      titleAs="label"
      gap="2"
      title={
        <Link href={`${path}#comment-${id}`} variant="quiet">
          {state ? author : fill(texts.of, { author, title })}
        </Link>
      }
      facts={[
        state,
        momentInWords(context, date),
        known,
        rule && fill(texts.rule, { rule: ruleWords(context, rule) }),
      ]}
    >
      <Quote>{text}</Quote>
      {reports.map(({ reason, text: words, at }) => (
        <Warning key={at}>{fill(texts.reported, { reason: texts.grounds[reason], text: words })}</Warning>
      ))}
      <Checkbox name="ids" value={String(id)} label={fill(texts.choose, { author })} />
      {state ? null : (
        <Text variant="meta">
          <Link href={pathTo('deskDiscussion', { contentId: String(comment.contentId) })}>
            {DISCUSSION_DESK_TEXTS[context.site.language].whole}
          </Link>
        </Text>
      )}
      {accountId === null ? null : (
        <Inline gap="3">
          {ACTS[standing ?? 'none'].map((act) => (
            <Button
              key={act}
              type="submit"
              variant={act === 'suspend' ? 'danger' : 'secondary'}
              size="small"
              name="reader"
              value={`${act}:${accountId}:${id}`}
            >
              {fill(texts[act], { author })}
            </Button>
          ))}
        </Inline>
      )}
    </QueueCard>
  );
}
