import { failedCall } from '@portal/data';
import { matchRoute, pathTo, ROUTES, validate } from '@portal/model';
import { type DeskUser, liftFormSchema, MODERATION_ACTS, QUEUE_VIEWS } from '@portal/model/newsroom';
import { PARTICIPATION_RULE_IDS, REPORT_REASONS, SUSPENSION_DAYS } from '@portal/model/participation';
import { type CommentsViewProps, deskCommentsView } from '../../app/newsroom/desk/comments';
import { deskDiscussionView } from '../../app/newsroom/desk/discussion';
import { deskTexts } from '../../app/newsroom/desk/frame';
import { ENDLESS, restrictionTexts } from '../../app/newsroom/desk/restrictions';
import { LIFTING_DESK_TEXTS } from '../../app/newsroom/desk/texts/lifting';
import { type AccountPage, messagesOf, statusOf, type Visit, type Visited, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';
import { missingMessage } from './missing';

/** Shortest word of a search, in characters. */
const MIN_WORD = 2;

/** Standing that each button gives the author of a comment. */
const STANDINGS = { trust: 'trusted', suspend: 'suspended', release: null, lift: null } as const;
const isStandingAct = (name: string): name is keyof typeof STANDINGS => Object.hasOwn(STANDINGS, name);

/** Filters of the queue in an address. */
function askedOf({ url }: Visit) {
  const view = QUEUE_VIEWS.find((known) => known === url.searchParams.get('view')) ?? 'waiting';
  const word = (url.searchParams.get('paraula') ?? '').trim().slice(0, 80);
  return { view, word, cursor: url.searchParams.get('cursor') ?? undefined };
}

type Said = Pick<CommentsViewProps, 'done' | 'isUndone' | 'changed' | 'alert' | 'status'>;
type SaidOfQueue = Said & Pick<CommentsViewProps, 'lift'>;

async function queuePage(visit: Visit, user: DeskUser, said: SaidOfQueue = {}): Promise<Visited> {
  const { view, word, cursor } = askedOf(visit);
  const query = { view, word: word.length >= MIN_WORD ? word : undefined };
  // A cursor of another list, or an invalid one: shows the first page.
  const queue = await visit.desk.comments({ ...query, cursor }).catch((error: unknown) => {
    if (failedCall(error).failure.status !== 400) throw error;
    return visit.desk.comments(query);
  });
  return deskCommentsView(visit.context, { user, queue, view, word, ...said });
}

const doneOf = ({ url }: Visit) => {
  const batch = url.searchParams.get('done') ?? '';
  const count = Number(url.searchParams.get('quants'));
  const act = MODERATION_ACTS.find((known) => known === url.searchParams.get('acte'));
  if (!act || !/^[\da-f-]{36}$/.test(batch) || !Number.isSafeInteger(count)) return {};
  return { done: { act, batch, count } };
};

/** Fields of a restriction; one that was left alone follows from the ground. */
function restrictionOf({ form }: Visit) {
  const duration = form.get('duration');
  return {
    ground: REPORT_REASONS.find((known) => known === form.get('ground')),
    clause: PARTICIPATION_RULE_IDS.find((known) => known === form.get('clause')),
    durationDays: duration === ENDLESS ? null : SUSPENSION_DAYS.find((days) => String(days) === duration),
    note: form.get('note') || undefined,
  };
}

/** Whether a restriction for illegal content lacks the law that it breaks. */
const lacksLaw = ({ ground, note }: ReturnType<typeof restrictionOf>) => ground === 'illegal' && !note;
const withoutLaw = ({ context }: Visit) => ({ alert: restrictionTexts(context).lawMissing, status: 400 });

/** A page where comments are moderated: how it is drawn with a message, and its address. */
type DecisionPage = {
  page: (visit: Visit, user: DeskUser, said?: Said) => Promise<Visited>;
  addressOf: (visit: Visit, said: Record<string, string>) => string;
};

/** Decides on the selected comments, or on the author of one, and returns to the page. */
async function decide(visit: Visit, user: DeskUser, { page, addressOf }: DecisionPage): Promise<Visited> {
  const { desk, form, context } = visit;
  const texts = deskTexts(context).comments;
  const backTo = (said: Record<string, string>) => ({ location: addressOf(visit, said) });
  const action = form.get('do');
  const [change, reader, cause] = (form.get('reader') ?? '').split(':');
  const restriction = restrictionOf(visit);
  const { ground, clause, note } = restriction;
  try {
    if (change && isStandingAct(change)) {
      if (change === 'suspend' && !ground)
        return await page(visit, user, { alert: texts.suspendReasonMissing, status: 400 });
      if (change === 'suspend' && lacksLaw(restriction)) return await page(visit, user, withoutLaw(visit));
      const commentId = cause ? Number(cause) : undefined;
      await desk.setStanding({
        accountId: Number(reader),
        standing: STANDINGS[change],
        commentId,
        ...restriction,
      });
      return backTo({ canviat: change });
    }
    if (action === 'undo') {
      await desk.undoModeration({ batch: form.get('batch') ?? '' });
      return backTo({ desfet: '1' });
    }
    const act = MODERATION_ACTS.find((known) => known === action);
    const ids = form.getAll('ids').map(Number).filter(Number.isSafeInteger);
    const isChosen = ids.length > 0;
    const missing = missingMessage(texts, { isChosen, hasGround: act === 'publish' || ground !== undefined });
    if (!act || missing) return await page(visit, user, { alert: missing ?? texts.failed, status: 400 });
    if (act !== 'publish' && lacksLaw(restriction)) return await page(visit, user, withoutLaw(visit));
    const { batch, changed } = await desk.moderate({ act, ids, ground, clause, note });
    return backTo({ acte: act, done: batch, quants: String(changed.length) });
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return page(visit, user, { alert: texts.failed, status });
  }
}

const QUEUE: DecisionPage = {
  page: queuePage,
  addressOf: (visit, said) => {
    const { view, word } = askedOf(visit);
    return `${ROUTES.deskComments}?${new URLSearchParams({ view: view, paraula: word, ...said })}`;
  },
};

/**
 * Lifts the suspensions of an email. Errors are shown beside the field; the email appears nowhere else, such
 * as in the page's address.
 */
async function lift(visit: Visit, user: DeskUser): Promise<Visited> {
  const { desk, context } = visit;
  const values = valuesOf(visit);
  const again = (error: string | undefined, status: number) =>
    queuePage(visit, user, { lift: { email: values.email ?? '', error }, status });
  const checked = validate(liftFormSchema, values);
  if (!checked.valid) return again(messagesOf(visit, checked.issues).email, 400);
  try {
    const { lifted } = await desk.liftSuspension(checked.value);
    if (lifted) return { location: QUEUE.addressOf(visit, { canviat: 'lift' }) };
    return await again(LIFTING_DESK_TEXTS[context.site.language].none, 404);
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return again(deskTexts(context).comments.failed, status);
  }
}

const contentIdOf = ({ url }: Visit): string => matchRoute(url.pathname).params.contentId ?? '';

const DISCUSSION: DecisionPage = {
  page: async (visit, user, said = {}) => {
    const contentId = contentIdOf(visit);
    const cursor = visit.url.searchParams.get('cursor') ?? undefined;
    const discussion = await visit.desk.discussion(contentId, { cursor }).catch((error: unknown) => {
      if (failedCall(error).failure.status !== 400 || cursor === undefined) throw error;
      return visit.desk.discussion(contentId, {});
    });
    return deskDiscussionView(visit.context, { user, discussion, isFirst: cursor === undefined, ...said });
  },
  addressOf: (visit, said) =>
    `${pathTo('deskDiscussion', { contentId: contentIdOf(visit) })}?${new URLSearchParams(said)}`,
};

/** Opens or closes the comments of a story, and sets when they are moderated. */
async function setPolicy(visit: Visit, user: DeskUser): Promise<Visited> {
  const { desk, form, context } = visit;
  const open = form.get('open');
  const moderation = form.get('moderation');
  try {
    await desk.setCommentPolicy({
      contentId: Number(contentIdOf(visit)),
      isOpen: open === 'yes' ? true : open === 'no' ? false : null,
      moderation: moderation === 'before' || moderation === 'after' ? moderation : null,
    });
    return { location: DISCUSSION.addressOf(visit, { canviat: 'policy' }) };
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403 || status === 404) throw error;
    return DISCUSSION.page(visit, user, { alert: deskTexts(context).comments.failed, status });
  }
}

function saidIn(visit: Visit): Said {
  const { done: changed } = doneMessage(visit, 'comments', 'canviat');
  return {
    ...doneOf(visit),
    ...(visit.url.searchParams.has('desfet') ? { isUndone: true } : {}),
    ...(changed === undefined ? {} : { changed }),
  };
}

/** `/redaccio/comentaris/`: the queue of comments, and decisions on them. */
export const deskCommentsPage: AccountPage = {
  get: atDesk((visit, user) => queuePage(visit, user, saidIn(visit))),
  post: atDesk((visit, user) =>
    visit.form.get('do') === 'lift' ? lift(visit, user) : decide(visit, user, QUEUE),
  ),
};

/** `/redaccio/comentaris/:contentId/`: the comments of one story, and decisions on them. */
export const deskDiscussionPage: AccountPage = {
  get: atDesk((visit, user) => DISCUSSION.page(visit, user, saidIn(visit))),
  post: atDesk((visit, user) =>
    visit.form.get('do') === 'policy' ? setPolicy(visit, user) : decide(visit, user, DISCUSSION),
  ),
};
