import { failedCall } from '@portal/data';
import { fill, matchRoute, pathTo, validate } from '@portal/model';
import {
  CONTENT_STATUSES,
  CORRECTION_MAX_LENGTH,
  correctionFormSchema,
  type DeskUser,
  previewFormSchema,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import { type ContentViewProps, deskContentView } from '../../app/newsroom/desk/content';
import { deskContentsView } from '../../app/newsroom/desk/contents';
import { deskTexts } from '../../app/newsroom/desk/frame';
import { momentOfField } from '../../app/newsroom/desk/moments';
import { type AccountPage, statusOf, type Visit, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';

const list = atDesk(async ({ url, desk, context }, user) => {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 120);
  const status = CONTENT_STATUSES.find((known) => known === url.searchParams.get('estat'));
  const query = { text: text || undefined, status };
  const cursor = url.searchParams.get('cursor') ?? undefined;
  // A cursor of another list, or an invalid one: shows the first page.
  const contents = await desk.contents({ ...query, cursor }).catch((error: unknown) => {
    if (failedCall(error).failure.status !== 400) throw error;
    return desk.contents({ ...query, cursor: undefined });
  });
  return deskContentsView(context, { user, contents, text, status });
});

const idOf = ({ url }: Visit): string => matchRoute(url.pathname).params.id ?? '';

async function contentPage(
  visit: Visit,
  user: DeskUser,
  said: Pick<ContentViewProps, 'done' | 'alert' | 'errors' | 'typed' | 'status'> = {},
) {
  const { desk, context } = visit;
  const [content, front] = await Promise.all([desk.content(idOf(visit)), desk.front()]);
  return deskContentView(context, { user, content, front, ...said });
}

/** Runs the action of a form. @returns its errors, or null */
async function act(visit: Visit): Promise<Pick<ContentViewProps, 'alert' | 'errors'> | null> {
  const { desk, context } = visit;
  const texts = deskTexts(context).content;
  const values = valuesOf(visit);
  const { do: action, uncorrect, unpreview, at = '', place, hours, days } = values;
  const id = idOf(visit);
  if (uncorrect) await desk.withdrawCorrection(id, uncorrect);
  else if (unpreview) await desk.endPreview(id, unpreview);
  else if (action === 'withdraw') await desk.withdrawContent(id);
  else if (action === 'restore') await desk.restoreContent(id);
  else if (action === 'pin')
    await desk.pin({ contentId: Number(id), place: Number(place), hours: hours ? Number(hours) : null });
  else if (action === 'reschedule') {
    const moment = momentOfField(context, at);
    if (!moment) return { errors: { at: texts.badDate } };
    await desk.rescheduleContent(id, { at: moment });
  } else if (action === 'preview') {
    const form = v.safeParse(previewFormSchema, { days: Number(days) });
    if (!form.success) return { alert: texts.failed };
    await desk.makePreview(id, form.output);
  } else if (action === 'correct') {
    const checked = validate(correctionFormSchema, values);
    if (!checked.valid)
      return { errors: { text: fill(texts.badCorrection, { most: String(CORRECTION_MAX_LENGTH) }) } };
    await desk.correctContent(id, checked.value);
  } else return { alert: texts.failed };
  return null;
}

const change = atDesk(async (visit, user) => {
  const typed = visit.form.get('do') === 'correct' ? (visit.form.get('text') ?? '') : '';
  try {
    const wrong = await act(visit);
    if (wrong !== null) return await contentPage(visit, user, { ...wrong, typed, status: 400 });
    const { do: action, uncorrect, unpreview } = valuesOf(visit);
    const done = uncorrect ? 'uncorrect' : unpreview ? 'unpreview' : action;
    return { location: `${pathTo('deskContent', { id: idOf(visit) })}?done=${done}` };
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403 || status === 404) throw error;
    return contentPage(visit, user, { alert: deskTexts(visit.context).content.failed, typed, status });
  }
});

/** `/redaccio/continguts/`: the list of contents. */
export const deskContentsPage: AccountPage = { get: list };
/** `/redaccio/continguts/:id/`: one content, and its actions. */
export const deskContentPage: AccountPage = {
  get: atDesk((visit, user) => contentPage(visit, user, doneMessage(visit, 'content'))),
  post: change,
};
