import { failedCall } from '@portal/data';
import { CALLS, fill, inEveryLanguage, megabytes, ROUTES } from '@portal/model';
import type { DeskUser } from '@portal/model/newsroom';
import {
  UPLOAD_CAPTION_MAX_LENGTH,
  UPLOAD_DECISIONS,
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
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import type { Visit } from '../../../visit';
import { atDesk, deskScreen, missingMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { momentInWords } from '../moments';
import { Queue } from '../queue';
import { Facts, QueueCard, Quote, Warning } from '../queue-card';
import { DESK_TEXTS } from '../texts';

const viewOf = ({ url }: Visit) =>
  UPLOAD_VIEWS.find((known) => known === url.searchParams.get('view')) ?? 'held';

async function queuePage(
  visit: Visit,
  user: DeskUser,
  said: Pick<UploadsViewProps, 'done' | 'isUndone' | 'alert' | 'status'> = {},
) {
  const view = viewOf(visit);
  const cursor = visit.url.searchParams.get('cursor') ?? undefined;
  // A cursor of another list, or an invalid one: shows the first page.
  const queue = await visit.desk.uploads({ view, cursor }).catch((error: unknown) => {
    if (failedCall(error).failure.status !== 400) throw error;
    return visit.desk.uploads({ view });
  });
  return deskUploadsView(visit.context, { user, queue, view, ...said });
}

const doneOf = ({ url }: Visit) => {
  const batch = url.searchParams.get('done') ?? '';
  const count = Number(url.searchParams.get('quants'));
  const act = UPLOAD_DECISIONS.find((known) => known === url.searchParams.get('acte'));
  if (!act || !/^[\da-f-]{36}$/.test(batch) || !Number.isSafeInteger(count)) return {};
  return { done: { act, batch, count } };
};

const decide = atDesk(async (visit, user) => {
  const { desk, form, context } = visit;
  const texts = deskTexts(context).uploads;
  const backTo = (said: Record<string, string>) => ({
    location: `${ROUTES.deskUploads}?${new URLSearchParams({ view: viewOf(visit), ...said })}`,
  });
  try {
    if (form.get('do') === 'undo') {
      await desk.undoUploads({ batch: form.get('batch') ?? '' });
      return backTo({ desfet: '1' });
    }
    const act = UPLOAD_DECISIONS.find((known) => known === form.get('do'));
    const ground = UPLOAD_GROUNDS.find((known) => known === form.get('ground'));
    const ids = form.getAll('ids');
    const isChosen = ids.length > 0;
    const missing = missingMessage(texts, { isChosen, hasGround: act !== 'refuse' || ground !== undefined });
    if (!act || missing) return await queuePage(visit, user, { alert: missing ?? texts.failed, status: 400 });
    const note = form.get('note') || undefined;
    const { batch, changed } = await desk.decideUploads({ act, ids, ground, note });
    return backTo({ acte: act, done: batch, quants: String(changed) });
  } catch (error) {
    const status = refusedStatus(error);
    return queuePage(visit, user, { alert: texts.failed, status });
  }
});

type UploadsViewProps = {
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
function deskUploadsView(context: PageContext, props: UploadsViewProps): AccountView {
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
  return drawn;
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

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { upload: 'enviaments' },
    kinds: { upload: 'Enviament' },
    acts: {
      'upload.publish': 'publica un enviament',
      'upload.refuse': 'rebutja un enviament',
      'upload.restore': 'torna un enviament a la cua',
    },
  },
  es: {
    topics: { upload: 'envíos' },
    kinds: { upload: 'Envío' },
    acts: {
      'upload.publish': 'publica un envío',
      'upload.refuse': 'rechaza un envío',
      'upload.restore': 'devuelve un envío a la cola',
    },
  },
  en: {
    topics: { upload: 'files' },
    kinds: { upload: 'File' },
    acts: {
      'upload.publish': 'publishes an upload',
      'upload.refuse': 'refuses an upload',
      'upload.restore': 'puts an upload back into the queue',
    },
  },
});

/** `/redaccio/enviaments/`: readers' uploads, and decisions on them. */
export default deskScreen({
  path: ROUTES.deskUploads,
  log: LOG_WORDS,
  navigation: {
    group: 'formats',
    order: 4,
    title: (language) => DESK_TEXTS[language].uploads.title,
    text: (language) => DESK_TEXTS[language].uploads.text,
  },
  get: atDesk((visit, user) =>
    queuePage(visit, user, {
      ...doneOf(visit),
      ...(visit.url.searchParams.has('desfet') ? { isUndone: true } : {}),
    }),
  ),
  post: decide,
});
