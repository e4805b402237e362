import { fill, pathTo } from '@portal/model';
import type {
  CommentQueue,
  DeskUser,
  ModerationAct,
  QueueView,
  ReaderStanding,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Inline } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { deskTexts, ruleWords } from './frame';
import type { LiftFaults } from './lift-form';
import { momentInWords } from './moments';
import { QueueCard, Quote, Warning } from './queue-card';
import { DISCUSSION_DESK_TEXTS } from './texts/discussion';

export type CommentsViewProps = {
  user: DeskUser;
  queue: CommentQueue;
  view: QueueView;
  word: string;
  /** Last action: its kind, the batch that undoes it, and the number of comments. */
  done?: { act: ModerationAct; batch: string; count: number };
  isUndone?: boolean;
  /** Confirmation of a change to a reader or to a story's comment policy. */
  changed?: string;
  /** Rejected form that lifts a suspension: typed values and errors. */
  lift?: LiftFaults;
  alert?: string;
  status?: number;
};

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
