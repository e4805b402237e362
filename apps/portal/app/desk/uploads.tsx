import {
  CALLS,
  type DeskUser,
  fill,
  formatDate,
  formatTime,
  megabytes,
  ROUTES,
  UPLOAD_CAPTION_MAX_LENGTH,
  UPLOAD_GROUNDS,
  UPLOAD_VIEWS,
  type UploadQueue,
  type UploadView,
} from '@portal/model';
import { StaticMedia } from '@portal/ui/article-body';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { FormAlert } from '@portal/ui/form-alert';
import { Image } from '@portal/ui/image';
import { Grid, Inline, Stack } from '@portal/ui/layout';
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

export type UploadsViewProps = {
  user: DeskUser;
  queue: UploadQueue;
  view: UploadView;
  /** What was done a moment ago: the batch that undoes it, and to how many. */
  done?: { batch: string; count: number };
  isUndone?: boolean;
  alert?: string;
  status?: number;
};

/** `/redaccio/enviaments/`: what readers have sent, and what is decided on it. */
export function deskUploadsView(context: PageContext, props: UploadsViewProps): AccountView {
  const { user, queue, view, done, isUndone = false, alert, status } = props;
  const { locale } = context;
  const texts = deskTexts(context).uploads;
  const path = `${ROUTES.deskUploads}?${new URLSearchParams({ vista: view })}`;
  const drawn = deskView(context, {
    title: texts.title,
    path: ROUTES.deskUploads,
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
        <form method="get" action={ROUTES.deskUploads}>
          <Inline gap="4" align="end">
            <Select
              name="vista"
              label={texts.view}
              placeholder={null}
              defaultValue={view}
              options={UPLOAD_VIEWS.map((value) => ({ value, label: texts.views[value] }))}
            />
            <Button type="submit" variant="secondary">
              {texts.show}
            </Button>
          </Inline>
        </form>
        {queue.items.length ? (
          <form method="post" action={path}>
            <Stack gap="6">
              <Grid gap="4" columns="wide">
                {queue.items.map((item) => (
                  <Queued key={item.id} context={context} item={item} />
                ))}
              </Grid>
              <Decision context={context} />
            </Stack>
          </form>
        ) : (
          <Text tone="quiet">{texts.none}</Text>
        )}
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
  return { ...drawn, styles: ['desk', 'media'] };
}

type QueuedProps = { context: PageContext; item: UploadQueue['items'][number] };

/** A file as it was made safe; nobody else sees it yet. */
function Preview({ context: { locale }, item }: QueuedProps) {
  const { id, kind, title, width, height, hasFile } = item;
  const src = `${CALLS.deskUploads}/${id}/file`;
  if (!hasFile) return null;
  if (kind === 'video')
    return (
      <StaticMedia
        locale={locale}
        piece={{ type: 'video', mp4: src, ...(width && height ? { aspectRatio: `${width}:${height}` } : {}) }}
        place={{ id, title }}
      />
    );
  const size = width && height ? { width, height } : {};
  return (
    <a href={src}>
      <Image image={{ src, alt: title, ...size }} ratio="4:3" />
    </a>
  );
}

/** One file with what is known of it. */
function Queued({ context, item }: QueuedProps) {
  const { locale } = context;
  const texts = deskTexts(context).uploads;
  const { id, title, caption, place, credit, nick, size, sentAt, reason, width, height, call } = item;
  const settings = dateSettings(locale);
  const known: Readonly<Record<string, string>> = { ...texts.grounds, ...texts.faults };
  return (
    <Panel as="article" size="small">
      <Stack gap="2">
        <Preview context={context} item={item} />
        <Text variant="label">{title}</Text>
        {caption || place ? (
          <Text variant="summary" dir="auto">
            {[caption, place].filter(Boolean).join(' · ')}
          </Text>
        ) : null}
        <Text variant="meta" tone="quiet">
          {fill(texts.by, { credit, nick: nick ?? texts.newsroom })}
          {' · '}
          {formatDate(sentAt, 'published', settings)}, {formatTime(sentAt, settings)}
          {' · '}
          {[width && height ? `${width} × ${height}` : '', `${Math.max(1, megabytes(size))} MB`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text variant="meta">
          <Link href={call.path}>{call.title}</Link>
        </Text>
        {reason ? (
          <Text variant="meta" tone="danger">
            {known[reason]}
          </Text>
        ) : null}
        {item.hasFile ? <Checkbox name="ids" value={id} label={fill(texts.choose, { title })} /> : null}
      </Stack>
    </Panel>
  );
}

/** What is done with those that are chosen, and what who sent them is told. */
function Decision({ context }: { context: PageContext }) {
  const texts = deskTexts(context).uploads;
  return (
    <Stack gap="4">
      <Inline gap="4" align="end">
        <Select
          name="ground"
          label={texts.ground}
          placeholder={texts.noGround}
          options={UPLOAD_GROUNDS.map((value) => ({ value, label: texts.grounds[value] }))}
        />
        <TextField name="note" label={texts.note} maxLength={UPLOAD_CAPTION_MAX_LENGTH} />
      </Inline>
      <Inline gap="3">
        <Button type="submit" name="do" value="publish">
          {texts.publish}
        </Button>
        <Button type="submit" variant="secondary" name="do" value="refuse">
          {texts.refuse}
        </Button>
      </Inline>
    </Stack>
  );
}
