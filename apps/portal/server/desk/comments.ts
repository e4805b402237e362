import { failedCall } from '@portal/data';
import { type DeskUser, MODERATION_ACTS, QUEUE_VIEWS, REPORT_REASONS, ROUTES } from '@portal/model';
import { type CommentsViewProps, deskCommentsView } from '../../app/desk/comments';
import { deskTexts } from '../../app/desk/frame';
import { type AccountPage, statusOf, type Visit } from '../accounts/visit';
import { atDesk } from './at-desk';

/** Least letters of a word that is looked for. */
const MIN_WORD = 2;

/** What a button does to the author of a comment. */
const STANDINGS = { trust: 'trusted', suspend: 'suspended', release: null } as const;
const isStandingAct = (name: string): name is keyof typeof STANDINGS => Object.hasOwn(STANDINGS, name);

/** What of the queue an address shows. */
function askedOf({ url }: Visit) {
  const view = QUEUE_VIEWS.find((known) => known === url.searchParams.get('vista')) ?? 'waiting';
  const word = (url.searchParams.get('paraula') ?? '').trim().slice(0, 80);
  return { view, word, cursor: url.searchParams.get('cursor') ?? undefined };
}

async function queuePage(
  visit: Visit,
  user: DeskUser,
  said: Pick<CommentsViewProps, 'done' | 'isUndone' | 'isChanged' | 'alert' | 'status'> = {},
) {
  const { view, word, cursor } = askedOf(visit);
  const query = { view, word: word.length >= MIN_WORD ? word : undefined };
  // A cursor of another list, or none of ours: the list begins at its beginning.
  const queue = await visit.desk.comments({ ...query, cursor }).catch((error: unknown) => {
    if (failedCall(error).failure.status !== 400) throw error;
    return visit.desk.comments(query);
  });
  return deskCommentsView(visit.context, { user, queue, view, word, ...said });
}

const doneOf = ({ url }: Visit) => {
  const batch = url.searchParams.get('fet') ?? '';
  const count = Number(url.searchParams.get('quants'));
  return /^[\da-f-]{36}$/.test(batch) && Number.isSafeInteger(count) ? { done: { batch, count } } : {};
};

const queue = atDesk((visit, user) =>
  queuePage(visit, user, {
    ...doneOf(visit),
    ...(visit.url.searchParams.has('desfet') ? { isUndone: true } : {}),
    ...(visit.url.searchParams.has('canviat') ? { isChanged: true } : {}),
  }),
);

const decide = atDesk(async (visit, user) => {
  const { desk, form, context } = visit;
  const texts = deskTexts(context).comments;
  const { view, word } = askedOf(visit);
  const backTo = (said: Record<string, string>) => ({
    location: `${ROUTES.deskComments}?${new URLSearchParams({ vista: view, paraula: word, ...said })}`,
  });
  const action = form.get('do');
  const [change, reader] = (form.get('reader') ?? '').split(':');
  const ground = REPORT_REASONS.find((known) => known === form.get('ground'));
  const note = form.get('note') || undefined;
  try {
    if (change && isStandingAct(change)) {
      if (change === 'suspend' && !ground)
        return await queuePage(visit, user, { alert: texts.needsGround, status: 400 });
      await desk.setStanding({ accountId: Number(reader), standing: STANDINGS[change], ground, note });
      return backTo({ canviat: '1' });
    }
    if (action === 'undo') {
      await desk.undoModeration(form.get('batch') ?? '');
      return backTo({ desfet: '1' });
    }
    const act = MODERATION_ACTS.find((known) => known === action);
    const ids = form.getAll('ids').map(Number).filter(Number.isSafeInteger);
    if (!act || ids.length === 0 || (act !== 'publish' && !ground))
      return await queuePage(visit, user, { alert: texts.chooseSome, status: 400 });
    const { batch, changed } = await desk.moderate({ act, ids, ground, note });
    return backTo({ fet: batch, quants: String(changed.length) });
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return queuePage(visit, user, { alert: texts.failed, status });
  }
});

/** `/redaccio/comentaris/`: the queue of comments, and decisions on them. */
export const deskCommentsPage: AccountPage = { get: queue, post: decide };
