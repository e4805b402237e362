import { randomUUID } from 'node:crypto';
import { failedCall, type RequestError } from '@portal/data';
import { fill, ROUTES, validate } from '@portal/model';
import {
  type DeskUser,
  RECTIFICATION_VIEWS,
  type RectificationAct,
  type RectificationView,
  rectificationActSchema,
} from '@portal/model/newsroom';
import { contactKeySchema, rectificationRecordSchema } from '@portal/model/participation';
import {
  deskRecordView,
  deskRectificationsView,
  type RecordViewProps,
  type RectificationsViewProps,
} from '../../app/newsroom/desk/rectifications';
import { RECTIFICATION_RECORD_TEXTS } from '../../app/newsroom/desk/texts/rectification-record';
import { RECTIFICATION_DESK_TEXTS } from '../../app/newsroom/desk/texts/rectifications';
import { type AccountPage, statusOf, type Visit, type Visited, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';
import { faultsOf } from './faults';

type Values = Readonly<Record<string, string | undefined>>;
type Said = Partial<Pick<RectificationsViewProps, 'done' | 'alert' | 'status' | 'written'>>;

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

async function listPage(visit: Visit, user: DeskUser, said: Said = {}): Promise<Visited> {
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

/** Redirect to the list after an act, with the act and the request's reference. */
function doneWith(act: RectificationAct['act'] | 'record', reference = ''): Visited {
  const view: RectificationView = act === 'withdraw' ? 'decided' : 'waiting';
  const said = new URLSearchParams({ view, done: act });
  if (REFERENCE.test(reference)) said.set('ref', reference);
  return { location: `${ROUTES.deskRectifications}?${said}` };
}

/** Confirmation of the last act, with the request's reference. */
function saidOf(visit: Visit): Said {
  const said = doneMessage(visit, 'rectifications');
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

/** `/redaccio/rectificacions/`: requests for rectifications, and decisions on them. */
export const deskRectificationsPage: AccountPage = {
  get: atDesk(async (visit, user) =>
    visit.url.searchParams.has('nova') ? recordPage(visit, user) : listPage(visit, user, saidOf(visit)),
  ),
  post: atDesk(async (visit, user) => {
    const values: Values = valuesOf(visit);
    return values.do === 'record' ? record(visit, user, values) : decide(visit, user, values);
  }),
};
