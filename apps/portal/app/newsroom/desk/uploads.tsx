import { CALLS, fill, megabytes, ROUTES } from '@portal/model';
import type { DeskUser } from '@portal/model/newsroom';
import {
  UPLOAD_CAPTION_MAX_LENGTH,
  UPLOAD_GROUNDS,
  UPLOAD_VIEWS,
  type UploadDecision,
  type UploadQueue,
  type UploadView,
} from '@portal/model/participation';
import { StaticMedia } from '@portal/ui/article-body';
import { Checkbox } from '@portal/ui/checkbox';
import { Image } from '@portal/ui/image';
import { Grid } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView } from './frame';
import { momentInWords } from './moments';
import { Queue } from './queue';
import { Facts, QueueCard, Quote, Warning } from './queue-card';

export type UploadsViewProps = {
  user: DeskUser;
  queue: UploadQueue;
  view: UploadView;
  /** Last action: its kind, the batch that undoes it, and the number of files. */
  done?: { act: UploadDecision; batch: string; count: number };
  isUndone?: boolean;
  alert?: string;
  status?: number;
};

/** `/redaccio/enviaments/`: files sent by readers, and the decision on them. */
export function deskUploadsView(context: PageContext, props: UploadsViewProps): AccountView {
  const { user, queue, view, done, isUndone = false, alert, status } = props;
  const texts = deskTexts(context).uploads;
  const path = `${ROUTES.deskUploads}?${new URLSearchParams({ view: view })}`;
  const drawn = deskView(context, {
    title: texts.title,
    path: ROUTES.deskUploads,
    user,
    status,
    alert,
    said: isUndone && texts.undone,
    children: (
      <Queue
        context={context}
        path={path}
        texts={texts}
        done={done && { ...done, words: texts.done[done.act] }}
        route={ROUTES.deskUploads}
        views={{
          value: view,
          options: UPLOAD_VIEWS.map((value) => ({ value, label: texts.views[value] })),
          submit: texts.show,
        }}
        items={queue.items.map((item) => <Queued key={item.id} context={context} item={item} />)}
        arrange={(items) => (
          <Grid gap="4" columns="wide">
            {items}
          </Grid>
        )}
        grounds={UPLOAD_GROUNDS.map((value) => ({ value, label: texts.grounds[value] }))}
        noteMaxLength={UPLOAD_CAPTION_MAX_LENGTH}
        acts={(['publish', 'refuse'] as const).map((value) => ({ value, label: texts[value] }))}
        next={queue.next}
      />
    ),
  });
  return { ...drawn, styles: ['desk', 'media'] };
}

type QueuedProps = { context: PageContext; item: UploadQueue['items'][number] };

type PreviewProps = {
  context: PageContext;
  item: Pick<QueuedProps['item'], 'id' | 'kind' | 'title' | 'hasFile'> &
    Partial<Pick<QueuedProps['item'], 'width' | 'height'>>;
};

/** Sanitized copy of a file; it is not public yet. */
export function Preview({ context: { locale }, item }: PreviewProps) {
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

/** One file with its details. */
function Queued({ context, item }: QueuedProps) {
  const texts = deskTexts(context).uploads;
  const { id, title, caption, place, credit, nick, size, sentAt, reason, width, height, call } = item;
  const known: Readonly<Record<string, string>> = { ...texts.grounds, ...texts.faults };
  return (
    <QueueCard titleAs="label" gap="2" media={<Preview context={context} item={item} />} title={title}>
      {caption || place ? <Quote>{[caption, place].filter(Boolean).join(' · ')}</Quote> : null}
      <Facts
        of={[
          fill(texts.by, { credit, nick: nick ?? texts.newsroom }),
          momentInWords(context, sentAt),
          width && height ? `${width} × ${height}` : '',
          `${Math.max(1, megabytes(size))} MB`,
        ]}
      />
      <Text variant="meta">
        <Link href={call.path}>{call.title}</Link>
      </Text>
      {reason ? <Warning>{known[reason]}</Warning> : null}
      {item.hasFile ? <Checkbox name="ids" value={id} label={fill(texts.choose, { title })} /> : null}
    </QueueCard>
  );
}
