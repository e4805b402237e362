import { failedCall } from '@portal/data';
import { isDay, ROUTES, validate } from '@portal/model';
import {
  type DeskNewsletter,
  type DeskUser,
  editionChangeSchema,
  handEditionSchema,
} from '@portal/model/newsroom';
import { momentOfField } from '../../app/newsroom/desk/moments';
import { deskNewsletterHref, type NewsletterSaid } from '../../app/newsroom/desk/newsletter-view';
import { deskNewslettersView, deskNewsletterView } from '../../app/newsroom/desk/newsletters';
import { NEWSLETTER_DESK_TEXTS } from '../../app/newsroom/desk/texts/newsletters';
import { type AccountPage, statusOf, type Visit, type Visited, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';
import { isTouched, misplacedIn, piecesOf, type Values } from './edition-pieces';
import { faultsOf } from './faults';

const textsOf = ({ context }: Visit) => NEWSLETTER_DESK_TEXTS[context.site.language];
const LOOKS = ['light', 'dark', 'text'] as const;

/** Newsletter and edition that an address names. */
function askedFor({ url }: Visit): { id: string; day: string | undefined } {
  const day = url.searchParams.get('dia') ?? '';
  return { id: url.searchParams.get('id') ?? '', day: isDay(day) ? day : undefined };
}

async function newslettersPage(visit: Visit, user: DeskUser, said: NewsletterSaid = {}): Promise<Visited> {
  const { desk, context, url } = visit;
  const { id, day } = askedFor(visit);
  if (!id) return deskNewslettersView(context, { user, ...(await desk.newsletters()) });
  let newsletter: DeskNewsletter;
  try {
    newsletter = await desk.newsletter(id, { day });
  } catch (error) {
    if (failedCall(error).failure.status === 404) return { location: ROUTES.deskNewsletters };
    throw error;
  }
  const look = LOOKS.find((known) => known === url.searchParams.get('mostra')) ?? 'light';
  const { done } = doneMessage(visit, 'newsletters');
  return deskNewsletterView(context, {
    user,
    newsletter,
    look,
    ...(done === undefined ? {} : { said: done }),
    fields: { at: url.searchParams.get('quan') ?? undefined },
    ...said,
  });
}

/** Why the back end refused, in a text that the newsroom can act on. */
function refusedBy(visit: Visit, error: unknown): NewsletterSaid {
  const failed = failedCall(error);
  const status = statusOf(failed);
  if (status === 401 || status === 403) throw error;
  const texts = textsOf(visit);
  const refusals: Readonly<Record<string, string>> = texts.refusals;
  const errors = faultsOf(texts.faults, failed.failure.issues ?? []);
  const alert = refusals[failed.failure.code ?? ''] ?? texts.failed;
  return { status, ...(Object.keys(errors).length ? { errors } : { alert }) };
}

/** Composes an edition by hand. @returns its day, or the errors of the form */
async function compose(visit: Visit, id: string, values: Values): Promise<string | NewsletterSaid> {
  const { source, of = '', count, handAt } = values;
  const written = { source, of, count: Number(count), at: momentOfField(visit.context, handAt) ?? '' };
  const checked = validate(handEditionSchema, written);
  if (checked.valid) return visit.desk.composeEdition(id, checked.value);
  return { errors: faultsOf(textsOf(visit).faults, checked.issues), status: 400 };
}

type Target = { day: string; version: number };

/** Errors of an edition's form; empty if it can be saved. */
function faultsIn(visit: Visit, values: Values): Record<string, string> {
  const { faults } = textsOf(visit);
  const isLost = values.do === 'schedule' && !momentOfField(visit.context, values.at);
  return { ...misplacedIn(values, faults.place), ...(isLost ? { at: faults.at } : {}) };
}

/** Saves the form of an edition. @returns its day and new version, or the errors */
async function save(
  visit: Visit,
  id: string,
  target: Target,
  values: Values,
): Promise<Target | NewsletterSaid> {
  const written = { ...target, subject: values.subject ?? '', ...piecesOf(values) };
  const checked = validate(editionChangeSchema, written);
  if (!checked.valid) return { errors: faultsOf(textsOf(visit).faults, checked.issues), status: 400 };
  return { day: await visit.desk.changeEdition(id, checked.value), version: target.version + 1 };
}

/**
 * Runs an action on an edition; edited fields are saved first. @returns the edition's day after that, or the
 * errors
 */
async function actOn(
  visit: Visit,
  id: string,
  day: string,
  values: Values,
): Promise<string | NewsletterSaid> {
  const { desk, context } = visit;
  const errors = faultsIn(visit, values);
  if (Object.keys(errors).length) return { errors, status: 400 };
  let target: Target = { day, version: Number(values.version) };
  if (values.do === 'change' || isTouched(values)) {
    const saved = await save(visit, id, target, values);
    if (!('version' in saved)) return saved;
    target = saved;
  }
  if (values.do === 'change') return target.day;
  if (values.do === 'cancel') return desk.cancelEdition(id, target);
  if (values.do === 'send') return desk.sendEdition(id, target);
  const at = values.do === 'schedule' ? momentOfField(context, values.at) : null;
  if (at) return desk.scheduleEdition(id, { ...target, at });
  if (values.do !== 'test') return { alert: textsOf(visit).failed, status: 400 };
  await desk.testEdition(id, { day: target.day });
  return target.day;
}

/** A moment that was typed and not yet scheduled: the page keeps showing it. */
const momentKept = ({ do: done, at, knownAt }: Values): { quan?: string } =>
  at && at !== knownAt && (done === 'change' || done === 'test') ? { quan: at } : {};

const act = atDesk(async (visit, user) => {
  const values = valuesOf(visit);
  const { id, day } = askedFor(visit);
  const isHand = values.do === 'compose';
  const again = ({ errors, ...said }: NewsletterSaid) => {
    const { at, ...others } = errors ?? {};
    const named = isHand && at ? { ...others, handAt: at } : errors;
    return newslettersPage(visit, user, { ...said, ...(named ? { errors: named } : {}), fields: values });
  };
  try {
    const result = isHand ? await compose(visit, id, values) : await actOn(visit, id, day ?? '', values);
    if (typeof result !== 'string') return await again(result);
    const isGone = values.do === 'send';
    const more = { done: values.do ?? '', ...momentKept(values) };
    return { location: deskNewsletterHref(id, isGone ? undefined : result, more) };
  } catch (error) {
    return again(refusedBy(visit, error));
  }
});

/** `/redaccio/butlletins/`: newsletters, and the actions on their editions. */
export const deskNewslettersPage: AccountPage = {
  get: atDesk((visit, user) => newslettersPage(visit, user)),
  post: act,
};
