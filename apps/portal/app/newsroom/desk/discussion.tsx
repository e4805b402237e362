import { COMMENT_MAX_LENGTH, pathTo, ROUTES } from '@portal/model';
import { type DeskDiscussion, type DeskUser, mayAct } from '@portal/model/newsroom';
import { REPORT_REASONS } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView } from './frame';
import { Queue } from './queue';
import { type CommentsViewProps, QueuedComment } from './queued-comment';
import { RestrictionFields } from './restrictions';
import { DISCUSSION_DESK_TEXTS } from './texts/discussion';

export type DiscussionViewProps = Pick<
  CommentsViewProps,
  'done' | 'isUndone' | 'changed' | 'alert' | 'status'
> & {
  user: DeskUser;
  discussion: DeskDiscussion;
  isFirst: boolean;
};

type PartProps = { context: PageContext; discussion: DeskDiscussion };

const textsOf = ({ site }: Pick<PageContext, 'site'>) => DISCUSSION_DESK_TEXTS[site.language];

/** `/redaccio/comentaris/:contentId/`: comments of one story, thread by thread, and its comment policy. */
export function deskDiscussionView(context: PageContext, props: DiscussionViewProps): AccountView {
  const { user, discussion, isFirst, done, isUndone = false, changed, alert, status } = props;
  const words = deskTexts(context).comments;
  const texts = textsOf(context);
  const path = pathTo('deskDiscussion', { contentId: discussion.contentId });
  return deskView(context, {
    title: discussion.title,
    path: ROUTES.deskComments,
    user,
    status,
    alert,
    said: (isUndone && words.undone) || changed,
    children: (
      <>
        <Stack gap="2">
          <Inline gap="4">
            <Link href={ROUTES.deskComments} variant="standalone">
              {texts.all}
            </Link>
            <Link href={discussion.path} variant="standalone">
              {texts.see}
            </Link>
          </Inline>
          <Facts context={context} discussion={discussion} />
        </Stack>
        {mayAct(user.role, 'comment.policy') ? <Settings context={context} discussion={discussion} /> : null}
        <Queue
          context={context}
          done={done && { ...done, words: words.done[done.act] }}
          route={path}
          path={`${path}?`}
          texts={{ ...words, none: texts.none, more: texts.more }}
          items={discussion.items.map((comment) => (
            <QueuedComment
              key={comment.id}
              context={context}
              comment={comment}
              state={[comment.isReply ? texts.reply : '', texts.states[comment.state]]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
          arrange={(items) => <Threads items={items} discussion={discussion} />}
          grounds={REPORT_REASONS.map((value) => ({ value, label: words.grounds[value] }))}
          noteMaxLength={COMMENT_MAX_LENGTH}
          fields={<RestrictionFields context={context} />}
          acts={(['publish', 'refuse', 'hold'] as const).map((value) => ({ value, label: words[value] }))}
          next={discussion.next}
        />
        {isFirst ? null : (
          <Link href={path} variant="standalone">
            {texts.first}
          </Link>
        )}
      </>
    ),
  });
}

/** Answers are indented under the comment that they answer. */
function Threads({ items, discussion }: { items: readonly ReactNode[]; discussion: DeskDiscussion }) {
  return (
    <Stack gap="4">
      {items.map((item, at) => {
        const comment = discussion.items[at];
        return comment?.isReply ? (
          <div key={comment.id} style={{ marginInlineStart: 'min(2rem, 6vw)' }}>
            {item}
          </div>
        ) : (
          item
        );
      })}
    </Stack>
  );
}

/** Whether it is open, when comments are moderated, and the number in each state. */
function Facts({ context, discussion: { open, moderation, counts } }: PartProps) {
  const texts = textsOf(context);
  const states = (['published', 'held', 'reported', 'refused', 'removed'] as const).flatMap((state) =>
    counts[state] || state === 'published' ? [`${counts[state]} ${texts.counts[state]}`] : [],
  );
  return (
    <Text variant="meta" tone="quiet">
      {[open.isNow ? texts.isOpen : texts.isClosed, texts[moderation.isNow], ...states].join(' · ')}
    </Text>
  );
}

function Settings({ context, discussion }: PartProps) {
  const texts = textsOf(context);
  const { contentId, open, moderation } = discussion;
  const decided = open.decided === null ? '' : open.decided ? 'yes' : 'no';
  return (
    <form method="post" noValidate action={pathTo('deskDiscussion', { contentId })}>
      <Stack gap="3">
        <Heading headingLevel={2} size="sm">
          {texts.settings}
        </Heading>
        <Inline gap="4" align="end">
          <Select
            name="open"
            label={texts.open}
            placeholder={texts.asItCame}
            defaultValue={decided}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: texts.opens[value] }))}
          />
          <Select
            name="moderation"
            label={texts.moderation}
            placeholder={texts.asSite}
            defaultValue={moderation.decided ?? ''}
            options={(['before', 'after'] as const).map((value) => ({ value, label: texts.whens[value] }))}
          />
          <Button type="submit" variant="secondary" name="do" value="policy">
            {texts.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
