import { failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import type { DeskUser } from '@portal/model/newsroom';
import { UPLOAD_DECISIONS, UPLOAD_GROUNDS, UPLOAD_VIEWS } from '@portal/model/participation';
import { deskTexts } from '../../app/newsroom/desk/frame';
import { deskUploadsView, type UploadsViewProps } from '../../app/newsroom/desk/uploads';
import { type AccountPage, statusOf, type Visit } from '../visit';
import { atDesk } from './at-desk';
import { missingMessage } from './missing';

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
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return queuePage(visit, user, { alert: texts.failed, status });
  }
});

/** `/redaccio/enviaments/`: readers' uploads, and decisions on them. */
export const deskUploadsPage: AccountPage = {
  get: atDesk((visit, user) =>
    queuePage(visit, user, {
      ...doneOf(visit),
      ...(visit.url.searchParams.has('desfet') ? { isUndone: true } : {}),
    }),
  ),
  post: decide,
};
