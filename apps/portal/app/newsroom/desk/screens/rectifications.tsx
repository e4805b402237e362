import { randomUUID } from 'node:crypto';
import { failedCall, type RequestError } from '@portal/data';
import { fill, inEveryLanguage, ROUTES, validate } from '@portal/model';
import {
  type DeskRectifications,
  type DeskUser,
  RECTIFICATION_VIEWS,
  type RectificationAct,
  type RectificationView,
  rectificationActSchema,
} from '@portal/model/newsroom';
import { contactKeySchema, rectificationRecordSchema } from '@portal/model/participation';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { statusOf, type Visit, type Visited, valuesOf } from '../../../visit';
import { atDesk, deskScreen, doneMessage, faultsOf, type ScreenLogWords } from '../desk-screen';
import { deskView } from '../frame';
import { DeskKeys, Paging } from '../queue';
import type { WrittenDecision } from '../rectification-decisions';
import { type RecordFields, RectificationRecordForm } from '../rectification-record';
import { Requested } from '../requested-rectification';
import { RECTIFICATION_RECORD_TEXTS } from '../texts/rectification-record';
import { RECTIFICATION_DESK_TEXTS } from '../texts/rectifications';

type Values = Readonly<Record<string, string | undefined>>;
type SaidOfList = Partial<Pick<RectificationsViewProps, 'done' | 'alert' | 'status' | 'written'>>;

const textsOf = ({ context }: Visit) => RECTIFICATION_DESK_TEXTS[context.site.language];
const viewOf = ({ url }: Visit): RectificationView =>
  RECTIFICATION_VIEWS.find((known) => known === url.searchParams.get('view')) ?? 'waiting';

/** The requests of a list; with a cursor of another list, its first page. */
async function listOf({ desk, url }: Visit, view: RectificationView) {
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const first = async () => ({ list: await desk.rectifications({ view }), isFirst: true });
  if (cursor === undefined) return first();
  try {
    return { list: await desk.rectifications({ view, cursor }), isFirst: false };
  } catch (error) {
    if (failedCall(error).failure.status !== 400) throw error;
    return first();
  }
}

async function listPage(visit: Visit, user: DeskUser, said: SaidOfList = {}): Promise<Visited> {
  const view = viewOf(visit);
  const { context, now } = visit;
  return deskRectificationsView(context, { user, view, now, ...(await listOf(visit, view)), ...said });
}

const recordPage = (
  { context }: Visit,
  user: DeskUser,
  more: Partial<Omit<RecordViewProps, 'user'>> = {},
): Visited => deskRecordView(context, { user, fields: {}, sentKey: randomUUID(), ...more });

/** A refusal of the back end; rethrown if it is about the user's session or role. */
function refusalOf(error: unknown): RequestError {
  const failed = failedCall(error);
  const status = statusOf(failed);
  if (status === 401 || status === 403) throw error;
  return failed;
}

const REFERENCE = /^R-[\dA-Z]{4}-[\dA-Z]{4}$/;

/** Redirect to the list after an action, with the action and the request's reference. */
function doneWith(act: RectificationAct['act'] | 'record', reference = ''): Visited {
  const view: RectificationView = act === 'withdraw' ? 'decided' : 'waiting';
  const said = new URLSearchParams({ view, done: act });
  if (REFERENCE.test(reference)) said.set('ref', reference);
  return { location: `${ROUTES.deskRectifications}?${said}` };
}

/** Confirmation of the last action, with the request's reference. */
function saidOf(visit: Visit): SaidOfList {
  const said = doneMessage(visit, DONE);
  const reference = visit.url.searchParams.get('ref') ?? '';
  if (said.done === undefined || !REFERENCE.test(reference)) return said;
  return { done: fill(textsOf(visit).doneWith, { done: said.done, reference }) };
}

/** Records a request on paper; a rejected one stays in its fields. */
async function record(visit: Visit, user: DeskUser, values: Values): Promise<Visited> {
  const { context, desk } = visit;
  const { faults } = RECTIFICATION_RECORD_TEXTS[context.site.language];
  const given = validate(contactKeySchema, values);
  const sentKey = given.valid ? given.value.key : randomUUID();
  const again = { fields: values, sentKey };
  const checked = validate(rectificationRecordSchema, values);
  if (!checked.valid)
    return recordPage(visit, user, { ...again, errors: faultsOf(faults, checked.issues), status: 400 });
  try {
    const { reference } = await desk.recordRectification({ ...checked.value, key: sentKey });
    return doneWith('record', reference);
  } catch (error) {
    const failed = refusalOf(error);
    const errors = faultsOf(faults, failed.failure.issues ?? []);
    const isFieldless = Object.keys(errors).length === 0;
    return recordPage(visit, user, {
      ...again,
      errors,
      status: statusOf(failed),
      ...(isFieldless ? { alert: textsOf(visit).failed } : {}),
    });
  }
}

/** Why the back end refused, in a text that the newsroom can act on. */
function alertOf(visit: Visit, { failure }: RequestError): string {
  const texts = textsOf(visit);
  const known: Readonly<Record<string, string>> = {
    RECTIFICATION_STATE: texts.decided,
    STORY_WITHDRAWN: texts.storyGone,
  };
  return known[failure.code ?? ''] ?? (failure.status === 404 ? texts.decided : texts.failed);
}

/** Decides on a request, or withdraws what was published; a rejected form stays in its fields. */
async function decide(visit: Visit, user: DeskUser, values: Values): Promise<Visited> {
  const { desk } = visit;
  const texts = textsOf(visit);
  const id = Number(values.id ?? Number.NaN);
  const { do: name, ground, note, text } = values;
  const checked = validate(rectificationActSchema, { act: name, ground, note, text });
  if (!Number.isSafeInteger(id)) return listPage(visit, user, { alert: texts.failed, status: 400 });
  if (!checked.valid) {
    const faults = { ground: texts.groundMissing, note: texts.reasonMissing, text: texts.textMissing };
    const errors = faultsOf(faults, checked.issues);
    const [fault = texts.failed] = Object.values(errors);
    const alert = Object.keys(errors).length ? {} : { alert: fault };
    return listPage(visit, user, { written: { id, values, errors, ...alert }, alert: fault, status: 400 });
  }
  const { act } = checked.value;
  try {
    await desk.decideRectification(id, checked.value);
  } catch (error) {
    const failed = refusalOf(error);
    const alert = alertOf(visit, failed);
    const written = { id, values, errors: {}, alert };
    return listPage(visit, user, { written, alert, status: statusOf(failed) });
  }
  return doneWith(act, values.reference);
}

type Said = {
  /** Confirmation of the last action. */
  done?: string;
  alert?: string | undefined;
  status?: number | undefined;
};

type RectificationsViewProps = Said & {
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
function deskRectificationsView(context: PageContext, props: RectificationsViewProps): AccountView {
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

type RecordViewProps = Pick<Said, 'alert' | 'status'> & {
  user: DeskUser;
  fields: RecordFields;
  errors?: Readonly<Record<string, string>>;
  /** Idempotency key: a form that is sent twice creates one request. */
  sentKey: string;
};

/** `/redaccio/rectificacions/?nova=1`: records a request that came on paper. */
function deskRecordView(
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

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    publish: 'S’ha publicat al costat de la notícia. Se li explica per correu, si en va donar.',
    refuse: 'S’ha rebutjat la petició. Se li explica per correu, si en va donar.',
    withdraw: 'S’ha retirat. Els lectors ja no ho veuen.',
    record: 'S’ha apuntat la petició.',
  },
  es: {
    publish: 'Se ha publicado junto a la noticia. Se le explica por correo, si dio uno.',
    refuse: 'Se ha rechazado la petición. Se le explica por correo, si dio uno.',
    withdraw: 'Se ha retirado. Los lectores ya no lo ven.',
    record: 'Se ha apuntado la petición.',
  },
  en: {
    publish: 'It has been published beside the story. Whoever asked is told by email, if they gave one.',
    refuse: 'The request has been refused. Whoever asked is told by email, if they gave one.',
    withdraw: 'It has been withdrawn. Readers no longer see it.',
    record: 'The request has been written down.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { rectification: 'rectificacions' },
    kinds: { rectification: 'Rectificació' },
    acts: {
      'rectification.publish': 'publica una rectificació',
      'rectification.refuse': 'rebutja una rectificació',
      'rectification.record': 'apunta una petició de rectificació',
      'rectification.withdraw': 'retira una rectificació',
    },
  },
  es: {
    topics: { rectification: 'rectificaciones' },
    kinds: { rectification: 'Rectificación' },
    acts: {
      'rectification.publish': 'publica una rectificación',
      'rectification.refuse': 'rechaza una rectificación',
      'rectification.record': 'apunta una petición de rectificación',
      'rectification.withdraw': 'retira una rectificación',
    },
  },
  en: {
    topics: { rectification: 'rectifications' },
    kinds: { rectification: 'Rectification' },
    acts: {
      'rectification.publish': 'publishes a rectification',
      'rectification.refuse': 'refuses a rectification',
      'rectification.record': 'writes down a request for rectification',
      'rectification.withdraw': 'withdraws a rectification',
    },
  },
});

/** `/redaccio/rectificacions/`: requests for rectifications, and decisions on them. */
export default deskScreen({
  path: ROUTES.deskRectifications,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'readers',
    order: 5,
    title: (language) => RECTIFICATION_DESK_TEXTS[language].title,
    text: (language) => RECTIFICATION_DESK_TEXTS[language].text,
    act: 'rectification.publish',
  },
  get: atDesk(async (visit, user) =>
    visit.url.searchParams.has('nova') ? recordPage(visit, user) : listPage(visit, user, saidOf(visit)),
  ),
  post: atDesk(async (visit, user) => {
    const values: Values = valuesOf(visit);
    return values.do === 'record' ? record(visit, user, values) : decide(visit, user, values);
  }),
});
