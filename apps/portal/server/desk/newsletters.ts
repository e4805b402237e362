import { failedCall } from '@portal/data';
import {
  type DeskNewsletter,
  type DeskUser,
  editionChangeSchema,
  handEditionSchema,
  isDay,
  ROUTES,
  validate,
} from '@portal/model';
import { momentOfField } from '../../app/desk/moments';
import { deskNewsletterHref, type NewsletterSaid } from '../../app/desk/newsletter-view';
import { deskNewslettersView, deskNewsletterView } from '../../app/desk/newsletters';
import { NEWSLETTER_DESK_TEXTS } from '../../app/desk/texts/newsletters';
import { type AccountPage, namedBy, statusOf, type Visit, type Visited, valuesOf } from '../accounts/visit';
import { atDesk } from './at-desk';
import { faultsOf } from './faults';

const textsOf = ({ context }: Visit) => NEWSLETTER_DESK_TEXTS[context.site.language];
const LOOKS = ['light', 'dark', 'text'] as const;

/** Which newsletter and which edition an address names. */
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
    newsletter = await desk.newsletter(id, day);
  } catch (error) {
    if (failedCall(error).failure.status === 404) return { location: ROUTES.deskNewsletters };
    throw error;
  }
  const look = LOOKS.find((known) => known === url.searchParams.get('mostra')) ?? 'light';
  const done = namedBy(visit, 'fet', { done: textsOf(visit).done, tested: textsOf(visit).tested });
  return deskNewsletterView(context, {
    ...{ user, newsletter, look },
    ...(done === undefined ? {} : { said: done }),
    ...said,
  });
}

type Values = Readonly<Record<string, string | undefined>>;

const PLACE = /^place-(\d{1,15})$/;

/** What is wrong with the places that pieces are given: each is a number, from 1 on. */
const misplacedIn = (values: Values, fault: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      PLACE.test(name) && !/^\s*[1-9]\d{0,2}\s*$/.test(value ?? '') ? [[name, fault]] : [],
    ),
  );

/** Order and what is left out, as the fields of each piece say. */
function piecesOf(values: Values): { order: string[]; leftOut: string[] } {
  const ids = Object.keys(values).flatMap((name) => PLACE.exec(name)?.[1] ?? []);
  const placeOf = (id: string) => Number(values[`place-${id}`]);
  const isOut = (id: string) => values[`out-${id}`] === 'true';
  return {
    order: ids.filter((id) => !isOut(id)).sort((one, other) => placeOf(one) - placeOf(other)),
    leftOut: ids.filter(isOut),
  };
}

/** Why the back end refused, in words that somebody at the desk can use. */
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

/** Composes an edition by hand. @returns its day, or what is wrong with the form */
async function compose(visit: Visit, id: string, values: Values): Promise<string | NewsletterSaid> {
  const { source, of = '', count, handAt } = values;
  const written = { source, of, count: Number(count), at: momentOfField(visit.context, handAt) ?? '' };
  const checked = validate(handEditionSchema, written);
  if (checked.valid) return visit.desk.composeEdition(id, checked.value);
  return { errors: faultsOf(textsOf(visit).faults, checked.issues), status: 400 };
}

/** What is done with an edition. @returns the day that it is of then, or what is wrong */
async function actOn(
  visit: Visit,
  id: string,
  day: string,
  values: Values,
): Promise<string | NewsletterSaid> {
  const { desk, context } = visit;
  const { faults, failed } = textsOf(visit);
  const target = { day, version: Number(values.version) };
  if (values.do === 'cancel') return desk.cancelEdition(id, target);
  if (values.do === 'send') return desk.sendEdition(id, target);
  if (values.do === 'schedule') {
    const at = momentOfField(context, values.at);
    return at ? desk.scheduleEdition(id, { ...target, at }) : { errors: { at: faults.at }, status: 400 };
  }
  if (values.do !== 'change') return { alert: failed, status: 400 };
  const misplaced = misplacedIn(values, faults.place);
  if (Object.keys(misplaced).length) return { errors: misplaced, status: 400 };
  const checked = validate(editionChangeSchema, {
    ...target,
    subject: values.subject ?? '',
    ...piecesOf(values),
  });
  if (checked.valid) return desk.changeEdition(id, checked.value);
  return { errors: faultsOf(faults, checked.issues), status: 400 };
}

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
    if (values.do === 'test' && day) {
      await visit.desk.testEdition(id, day);
      return { location: deskNewsletterHref(id, day, { fet: 'tested' }) };
    }
    const result = isHand ? await compose(visit, id, values) : await actOn(visit, id, day ?? '', values);
    if (typeof result !== 'string') return await again(result);
    const isGone = values.do === 'send';
    return { location: deskNewsletterHref(id, isGone ? undefined : result, { fet: 'done' }) };
  } catch (error) {
    return again(refusedBy(visit, error));
  }
});

/** `/redaccio/butlletins/`: newsletters, and what is done with their editions. */
export const deskNewslettersPage: AccountPage = {
  get: atDesk((visit, user) => newslettersPage(visit, user)),
  post: act,
};
