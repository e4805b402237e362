import { ROUTES } from '@portal/model';
import {
  type DeskRectifications,
  type DeskUser,
  RECTIFICATION_VIEWS,
  type RectificationView,
} from '@portal/model/newsroom';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskView } from './frame';
import { DeskKeys, Paging } from './queue';
import type { WrittenDecision } from './rectification-decisions';
import { type RecordFields, RectificationRecordForm } from './rectification-record';
import { Requested } from './requested-rectification';
import { RECTIFICATION_DESK_TEXTS } from './texts/rectifications';

type Said = {
  /** Confirmation of the last action. */
  done?: string;
  alert?: string | undefined;
  status?: number | undefined;
};

export type RectificationsViewProps = Said & {
  user: DeskUser;
  list: DeskRectifications;
  view: RectificationView;
  isFirst: boolean;
  now: Date;
  /** Rejected decision. */
  written?: WrittenDecision | undefined;
};

const pathOf = (view: RectificationView) =>
  view === 'waiting' ? ROUTES.deskRectifications : `${ROUTES.deskRectifications}?view=${view}`;
const recordPath = `${ROUTES.deskRectifications}?nova=1`;

/** Lists of the page, and a link to the form. */
function Views({ context, at }: { context: PageContext; at: RectificationView | 'record' }) {
  const texts = RECTIFICATION_DESK_TEXTS[context.site.language];
  const places = [
    ...RECTIFICATION_VIEWS.map((view) => ({ id: view, href: pathOf(view), title: texts.views[view] })),
    { id: 'record', href: recordPath, title: texts.record },
  ];
  return (
    <nav aria-label={texts.viewsLabel}>
      <Inline gap="4">
        {places.map(({ id, href, title }) => (
          <Text key={id} as="span" variant={id === at ? 'label' : 'meta'}>
            <Link href={href} variant="quiet" {...(id === at ? { current: 'page' } : {})}>
              {title}
            </Link>
          </Text>
        ))}
      </Inline>
    </nav>
  );
}

/** `/redaccio/rectificacions/`: requests for rectification by deadline, and past decisions. */
export function deskRectificationsView(context: PageContext, props: RectificationsViewProps): AccountView {
  const { user, list, view, isFirst, now, written, done, alert, status } = props;
  const texts = RECTIFICATION_DESK_TEXTS[context.site.language];
  const next =
    list.next && `${ROUTES.deskRectifications}?${new URLSearchParams({ view: view, cursor: list.next })}`;
  const isListed = list.items.some(({ id }) => id === written?.id);
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskRectifications,
    user,
    status,
    // The card of a listed request shows its own error.
    alert: isListed ? undefined : (alert ?? written?.alert),
    errors: isListed ? written?.errors : undefined,
    said: done,
    children: (
      <Stack gap="4">
        <Views context={context} at={view} />
        {list.items.length ? <DeskKeys context={context} /> : <Text tone="quiet">{texts.none[view]}</Text>}
        {list.items.map((item) => (
          <Requested
            key={item.id}
            context={context}
            user={user}
            item={item}
            now={now}
            {...(written?.id === item.id ? { written } : {})}
          />
        ))}
        <Paging
          first={isFirst ? null : { href: pathOf(view), label: texts.first }}
          next={next ? { href: next, label: texts.next } : null}
        />
      </Stack>
    ),
  });
}

export type RecordViewProps = Pick<Said, 'alert' | 'status'> & {
  user: DeskUser;
  fields: RecordFields;
  errors?: Readonly<Record<string, string>>;
  /** Idempotency key: a form that is sent twice creates one request. */
  sentKey: string;
};

/** `/redaccio/rectificacions/?nova=1`: records a request that came on paper. */
export function deskRecordView(
  context: PageContext,
  { user, alert, status, ...form }: RecordViewProps,
): AccountView {
  const texts = RECTIFICATION_DESK_TEXTS[context.site.language];
  return deskView(context, {
    title: texts.record,
    path: ROUTES.deskRectifications,
    user,
    status,
    alert,
    errors: form.errors,
    children: (
      <Stack gap="4">
        <Views context={context} at="record" />
        <RectificationRecordForm context={context} action={recordPath} {...form} />
      </Stack>
    ),
  });
}
