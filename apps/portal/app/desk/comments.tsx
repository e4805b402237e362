import {
  CALLS,
  type CommentQueue,
  type DeskUser,
  dayOf,
  fill,
  formatDate,
  formatTime,
  QUEUE_VIEWS,
  type QueueView,
  REPORT_REASONS,
  ROUTES,
} from '@portal/model';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { FormAlert } from '@portal/ui/form-alert';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { AccountView } from '../account/page';
import type { PageContext } from '../page';
import { deskTexts, deskView } from './frame';

export type CommentsViewProps = {
  user: DeskUser;
  queue: CommentQueue;
  view: QueueView;
  word: string;
  /** What was done a moment ago: the batch that undoes it, and how many comments. */
  done?: { batch: string; count: number };
  isUndone?: boolean;
  isChanged?: boolean;
  alert?: string;
  status?: number;
};

/** `/redaccio/comentaris/`: comments of all stories, and what is decided on those that are chosen. */
export function deskCommentsView(context: PageContext, props: CommentsViewProps): AccountView {
  const { user, queue, view, word, done, isUndone = false, isChanged = false, alert, status } = props;
  const { locale } = context;
  const texts = deskTexts(context).comments;
  const year = dayOf(locale.now, locale.timeZone)?.slice(0, 4) ?? '';
  const path = `${ROUTES.deskComments}?${new URLSearchParams({ vista: view, paraula: word })}`;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskComments,
    user,
    ...(status ? { status } : {}),
    children: (
      <>
        {alert ? <FormAlert>{alert}</FormAlert> : null}
        {isUndone ? (
          <Notice locale={locale} variant="success">
            {texts.undone}
          </Notice>
        ) : null}
        {isChanged ? (
          <Notice locale={locale} variant="success">
            {texts.changed}
          </Notice>
        ) : null}
        {done ? (
          <form method="post" action={path}>
            <input type="hidden" name="batch" value={done.batch} />
            <Notice
              locale={locale}
              variant="success"
              actions={
                <Button type="submit" variant="secondary" size="small" name="do" value="undo">
                  {texts.undo}
                </Button>
              }
            >
              {counted(texts.done, done.count, locale)}
            </Notice>
          </form>
        ) : null}
        <form method="get" action={ROUTES.deskComments}>
          <Inline gap="4" align="end">
            <Select
              name="vista"
              label={texts.view}
              placeholder={null}
              defaultValue={view}
              options={QUEUE_VIEWS.map((value) => ({ value, label: texts.views[value] }))}
            />
            <TextField name="paraula" type="search" label={texts.word} defaultValue={word} maxLength={80} />
            <Button type="submit" variant="secondary">
              {texts.find}
            </Button>
          </Inline>
        </form>
        {queue.items.length ? (
          <form method="post" action={path}>
            <Stack gap="4">
              {queue.items.map((comment) => (
                <QueuedComment key={comment.id} context={context} comment={comment} />
              ))}
              <Decision context={context} />
            </Stack>
          </form>
        ) : (
          <Text tone="quiet">{texts.none}</Text>
        )}
        <Link href={`${CALLS.deskComments}/report?year=${year}`} variant="standalone" download>
          {fill(texts.report, { year })}
        </Link>
        {queue.next ? (
          <Link
            href={`${path}&${new URLSearchParams({ cursor: queue.next })}`}
            variant="standalone"
            rel="next"
          >
            {texts.more}
          </Link>
        ) : null}
      </>
    ),
  });
}

type QueuedProps = { context: PageContext; comment: CommentQueue['items'][number] };

/** A comment with what is known of it: where, by whom, why it is here. */
function QueuedComment({ context, comment }: QueuedProps) {
  const { locale } = context;
  const texts = deskTexts(context).comments;
  const { id, text, date, title, path, rule, standing, reports, accountId } = comment;
  const author = comment.author ?? texts.deleted;
  const settings = dateSettings(locale);
  const known = standing === 'trusted' ? texts.trusted : standing === 'suspended' ? texts.suspended : null;
  return (
    <Panel as="article" size="small">
      <Stack gap="2">
        <Text variant="label">
          <Link href={`${path}#comment-${id}`} variant="quiet">
            {fill(texts.of, { author, title })}
          </Link>
        </Text>
        <Text variant="meta" tone="quiet">
          {formatDate(date, 'published', settings)}, {formatTime(date, settings)}
          {known ? ` · ${known}` : ''}
          {rule ? ` · ${fill(texts.rule, { rule })}` : ''}
        </Text>
        <Text variant="summary" dir="auto">
          {text}
        </Text>
        {reports.map(({ reason, text: words, at }) => (
          <Text key={at} variant="meta" tone="danger">
            {fill(texts.reported, { reason: texts.grounds[reason], text: words })}
          </Text>
        ))}
        <Checkbox name="ids" value={String(id)} label={fill(texts.choose, { author })} />
        {accountId === null ? null : (
          <Inline gap="3">
            {(standing ? (['release'] as const) : (['trust', 'suspend'] as const)).map((act) => (
              <Button
                key={act}
                type="submit"
                variant="plain"
                size="small"
                name="reader"
                value={`${act}:${accountId}`}
              >
                {fill(texts[act], { author })}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Panel>
  );
}

/** What is done with those that are chosen, and what their authors are told. */
function Decision({ context }: { context: PageContext }) {
  const texts = deskTexts(context).comments;
  return (
    <Stack gap="4">
      <Inline gap="4" align="end">
        <Select
          name="ground"
          label={texts.ground}
          placeholder={texts.noGround}
          options={REPORT_REASONS.map((value) => ({ value, label: texts.grounds[value] }))}
        />
        <TextField name="note" label={texts.note} maxLength={500} />
      </Inline>
      <Inline gap="3">
        <Button type="submit" name="do" value="publish">
          {texts.publish}
        </Button>
        <Button type="submit" variant="secondary" name="do" value="refuse">
          {texts.refuse}
        </Button>
        <Button type="submit" variant="secondary" name="do" value="hold">
          {texts.hold}
        </Button>
      </Inline>
    </Stack>
  );
}
