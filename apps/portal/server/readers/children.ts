import { randomUUID } from 'node:crypto';
import { failedCall, type RequestError } from '@portal/data';
import { ROUTES, TOO_MANY_REQUESTS, validate } from '@portal/model';
import { CHILDREN_CODES, childFormSchema, childNameSchema, newChildSchema } from '@portal/model/readers';
import {
  type ChildOutcome,
  childRemovalView,
  childrenView,
  childView,
  mayAdd,
  type NewChildViewProps,
  newChildView,
} from '../../app/readers/account/children';
import { GUARDIAN_TEXTS } from '../../app/readers/account/texts';
import {
  type AccountPage,
  messagesOf,
  statusOf,
  textOf,
  todayOf,
  type Visit,
  type Visited,
  valuesOf,
} from '../../app/visit';
import { own } from './own';

const listPath = (outcome: ChildOutcome) => `${ROUTES.ownChildren}?done=${outcome}`;
const childPath = (id: string, outcome: ChildOutcome) =>
  `${ROUTES.ownChild}?id=${encodeURIComponent(id)}&done=${outcome}`;
const isOutcome = (name: string | null): name is ChildOutcome =>
  name !== null && Object.hasOwn(GUARDIAN_TEXTS.ca.said, name);

/** Outcome of the form that redirected here. */
const saidOf = ({ url }: Visit) => {
  const name = url.searchParams.get('done');
  return isOutcome(name) ? name : undefined;
};
const outcomeOf = ({ failure }: RequestError): ChildOutcome =>
  failure.code === TOO_MANY_REQUESTS ? 'tooOften' : 'failed';

const list = own(async (visit) => childrenView(visit.context, await visit.children.all(), saidOf(visit)));

const newChild = (
  visit: Visit,
  form: Omit<NewChildViewProps, 'today' | 'sentKey'> & { sentKey?: string } = {},
) => newChildView(visit.context, { today: todayOf(visit), sentKey: randomUUID(), ...form });

/** The form that adds a child; readers who may not add one get the page that says why. */
const showNew = own(async (visit) =>
  mayAdd(await visit.children.all()) ? newChild(visit) : { location: ROUTES.ownChildren },
);

/** Reason why a child was not added, in the texts of the page. */
function refusalOf(visit: Visit, failed: RequestError): string {
  const code = CHILDREN_CODES.find((known) => known === failed.failure.code);
  return code ? GUARDIAN_TEXTS[visit.context.site.language].refusals[code] : textOf(visit, failed.key);
}

const sendNew = own(async (visit) => {
  const { key, version, ...values } = valuesOf(visit);
  const form = { ...values, consent: values.consent === 'true' };
  const seen = validate(childFormSchema(todayOf(visit)), form);
  const again = { values, ...(key ? { sentKey: key } : {}) };
  if (!seen.valid) return newChild(visit, { ...again, errors: messagesOf(visit, seen.issues), status: 400 });
  const checked = validate(newChildSchema(todayOf(visit)), { ...form, key, version });
  if (!checked.valid) return newChild(visit, { values, status: 400 });
  try {
    await visit.children.add(checked.value);
    return { location: listPath('added') };
  } catch (error) {
    const failed = failedCall(error);
    const { consent: _, ...kept } = values;
    return newChild(visit, { values: kept, failure: refusalOf(visit, failed), status: statusOf(failed) });
  }
});

/** A page about the child that the URL names; the list if there is no such child. */
const about = (draw: (visit: Visit, child: Parameters<typeof childView>[1]['child']) => Promise<Visited>) =>
  own(async (visit) => {
    const id = visit.url.searchParams.get('id');
    const child = (await visit.children.all()).children.find((one) => one.id === id);
    return child ? draw(visit, child) : { location: ROUTES.ownChildren };
  });

const showChild = about(async (visit, child) => childView(visit.context, { child, said: saidOf(visit) }));

const sendChild = about(async (visit, child) => {
  const { children, form, context } = visit;
  const { id } = child;
  try {
    switch (form.get('act')) {
      case 'link':
        await children.sendLink(id);
        return { location: childPath(id, 'link') };
      case 'sessions':
        await children.endSessions(id);
        return { location: childPath(id, 'sessions') };
      default: {
        const values = valuesOf(visit);
        const checked = validate(childNameSchema, values);
        if (!checked.valid)
          return childView(context, {
            child,
            values,
            errors: messagesOf(visit, checked.issues),
            status: 400,
          });
        await children.rename(id, checked.value);
        return { location: childPath(id, 'renamed') };
      }
    }
  } catch (error) {
    const failed = failedCall(error);
    return childView(context, { child, said: outcomeOf(failed), status: statusOf(failed) });
  }
});

const remove = about(async ({ children }, { id }) => {
  try {
    await children.remove(id);
  } catch (error) {
    // Pressed twice: the account is removed already.
    if (failedCall(error).failure.status !== 404) return { location: listPath('failed') };
  }
  return { location: listPath('removed') };
});

/** The pages of children's accounts, as their guardian sees them (spec §2). */
export const CHILDREN_PAGES = {
  [ROUTES.ownChildren]: { get: list },
  [ROUTES.newChild]: { get: showNew, post: sendNew },
  [ROUTES.ownChild]: { get: showChild, post: sendChild },
  [ROUTES.childRemoval]: {
    get: about(async ({ context }, child) => childRemovalView(context, child)),
    post: remove,
  },
} satisfies Record<string, AccountPage>;
