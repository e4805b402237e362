import { failedCall } from '@portal/data';
import { COMMENT_MAX_LENGTH, inEveryLanguage, matchRoute, pathTo, ROUTES, validate } from '@portal/model';
import { type DeskUser, liftFormSchema, MODERATION_ACTS, mayAct, QUEUE_VIEWS } from '@portal/model/newsroom';
import { PARTICIPATION_RULE_IDS, REPORT_REASONS, SUSPENSION_DAYS } from '@portal/model/participation';
import { Link } from '@portal/ui/link';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { messagesOf, type Visit, type Visited, valuesOf } from '../../../visit';
import {
  atDesk,
  deskScreen,
  doneMessage,
  missingMessage,
  refusedStatus,
  type ScreenLogWords,
} from '../desk-screen';
import { deskDiscussionView } from '../discussion';
import { deskTexts, deskView } from '../frame';
import { LiftForm } from '../lift-form';
import { Queue } from '../queue';
import { type CommentsViewProps, QueuedComment } from '../queued-comment';

import { ENDLESS, RestrictionFields, restrictionTexts } from '../restrictions';
import { DESK_TEXTS } from '../texts';

import { LIFTING_DESK_TEXTS } from '../texts/lifting';

/** Shortest word of a search, in characters. */
const MIN_WORD = 2;

/** Standing that each button gives the author of a comment. */
const STANDINGS = { trust: 'trusted', suspend: 'suspended', release: null, lift: null } as const;
const isStandingAct = (name: string): name is keyof typeof STANDINGS => Object.hasOwn(STANDINGS, name);

/** Filters of the queue in a URL. */
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

/** A page where comments are moderated: how it is drawn with a message, and its URL. */
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
    const status = refusedStatus(error);
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
 * Lifts all suspensions of an email address. Errors are shown next to the field, so that the email address
 * never appears in the page's URL.
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
    const status = refusedStatus(error);
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

/** Opens or closes a story's comments, and sets when they are moderated. */
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
    const status = refusedStatus(error);
    return DISCUSSION.page(visit, user, { alert: deskTexts(context).comments.failed, status });
  }
}

function saidIn(visit: Visit): Said {
  const { done: changed } = doneMessage(visit, DONE, 'canviat');
  return {
    ...doneOf(visit),
    ...(visit.url.searchParams.has('desfet') ? { isUndone: true } : {}),
    ...(changed === undefined ? {} : { changed }),
  };
}

/** `/redaccio/comentaris/`: comments of all stories, and the decision on the selected ones. */
export function deskCommentsView(context: PageContext, props: CommentsViewProps): AccountView {
  const { user, queue, view, word, done, isUndone = false, changed, lift, alert, status } = props;
  const texts = deskTexts(context).comments;
  const path = `${ROUTES.deskComments}?${new URLSearchParams({ view: view, paraula: word })}`;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskComments,
    user,
    status,
    alert,
    said: (isUndone && texts.undone) || changed,
    children: (
      <>
        <Queue
          context={context}
          path={path}
          done={done && { ...done, words: texts.done[done.act] }}
          texts={view === 'waiting' && !word ? { ...texts, none: texts.nonePending } : texts}
          route={ROUTES.deskComments}
          views={{
            value: view,
            options: QUEUE_VIEWS.map((value) => ({ value, label: texts.views[value] })),
            submit: texts.find,
          }}
          search={{ label: texts.word, value: word }}
          items={queue.items.map((comment) => (
            <QueuedComment key={comment.id} context={context} comment={comment} />
          ))}
          grounds={REPORT_REASONS.map((value) => ({ value, label: texts.grounds[value] }))}
          noteMaxLength={COMMENT_MAX_LENGTH}
          fields={<RestrictionFields context={context} />}
          acts={(['publish', 'refuse', 'hold'] as const).map((value) => ({ value, label: texts[value] }))}
          next={queue.next}
        />
        <Link href={ROUTES.deskTransparency} variant="standalone">
          {texts.report}
        </Link>
        {mayAct(user.role, 'reader.release') ? <LiftForm context={context} path={path} lift={lift} /> : null}
      </>
    ),
  });
}

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    trust: 'Aquest lector ara té la confiança de la redacció.',
    suspend: 'S’ha suspès el lector.',
    release: 'Aquest lector ja no té la confiança de la redacció.',
    lift: 'S’ha aixecat la suspensió: el lector ja pot comentar.',
    policy: 'S’ha canviat com es comenta la notícia.',
  },
  es: {
    trust: 'Este lector tiene ahora confianza.',
    suspend: 'Se ha suspendido al lector.',
    release: 'Este lector ya no tiene la confianza de la redacción.',
    lift: 'Se ha levantado la suspensión: el lector ya puede comentar.',
    policy: 'Se ha cambiado cómo se comenta la noticia.',
  },
  en: {
    trust: 'This reader is now trusted.',
    suspend: 'The reader has been suspended.',
    release: 'This reader is no longer trusted.',
    lift: 'The suspension has been lifted: the reader can comment again.',
    policy: 'The way this story is commented on has been changed.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { comment: 'comentaris', reader: 'lectors' },
    kinds: {
      comment: 'Comentari',
      reader: 'Lector',
      email: 'Correu',
      mailbox: 'Adreça d’un lector sense compte',
    },
    acts: {
      'comment.publish': 'publica un comentari',
      'comment.refuse': 'rebutja un comentari',
      'comment.hold': 'reté un comentari',
      'comment.restore': 'torna a posar un comentari',
      'comment.policy': 'canvia com es moderen els comentaris',
      'reader.trust': 'marca algú com a lector de confiança',
      'reader.suspend': 'suspèn un lector',
      'reader.release': 'retira la confiança a un lector o n’aixeca la suspensió',
    },
  },
  es: {
    topics: { comment: 'comentarios', reader: 'lectores' },
    kinds: {
      comment: 'Comentario',
      reader: 'Lector',
      email: 'Correo',
      mailbox: 'Dirección de un lector sin cuenta',
    },
    acts: {
      'comment.publish': 'publica un comentario',
      'comment.refuse': 'rechaza un comentario',
      'comment.hold': 'retiene un comentario',
      'comment.restore': 'repone un comentario',
      'comment.policy': 'cambia cómo se moderan los comentarios',
      'reader.trust': 'marca a alguien como lector de confianza',
      'reader.suspend': 'suspende a un lector',
      'reader.release': 'retira la confianza a un lector o le levanta la suspensión',
    },
  },
  en: {
    topics: { comment: 'comments', reader: 'readers' },
    kinds: {
      comment: 'Comment',
      reader: 'Reader',
      email: 'Email',
      mailbox: 'Address of a reader without an account',
    },
    acts: {
      'comment.publish': 'publishes a comment',
      'comment.refuse': 'refuses a comment',
      'comment.hold': 'holds a comment',
      'comment.restore': 'restores a comment',
      'comment.policy': 'changes how comments are moderated',
      'reader.trust': 'trusts a reader',
      'reader.suspend': 'suspends a reader',
      'reader.release': 'removes a reader’s trust or suspension',
    },
  },
});

/** `/redaccio/comentaris/`: the queue of comments, and decisions on them. */
export default deskScreen({
  path: ROUTES.deskComments,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'readers',
    order: 1,
    title: (language) => DESK_TEXTS[language].comments.title,
    text: (language) => DESK_TEXTS[language].comments.text,
  },
  get: atDesk((visit, user) => queuePage(visit, user, saidIn(visit))),
  post: atDesk((visit, user) =>
    visit.form.get('do') === 'lift' ? lift(visit, user) : decide(visit, user, QUEUE),
  ),
  below: {
    [ROUTES.deskDiscussion]: {
      get: atDesk((visit, user) => DISCUSSION.page(visit, user, saidIn(visit))),
      post: atDesk((visit, user) =>
        visit.form.get('do') === 'policy' ? setPolicy(visit, user) : decide(visit, user, DISCUSSION),
      ),
    },
  },
});
