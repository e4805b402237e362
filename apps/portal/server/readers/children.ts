import { randomUUID } from 'node:crypto';
import type { RequestError } from '@portal/data';
import { ROUTES, TOO_MANY_REQUESTS } from '@portal/model';
import { CHILDREN_CODES, childNameSchema, newChildSchema } from '@portal/model/readers';
import { attempt, form, formPage, keyOf, type SentForm } from '../../app/form-page';
import {
  type ChildOutcome,
  childRemovalView,
  childrenView,
  childView,
  mayAdd,
  newChildView,
} from '../../app/readers/account/children';
import { GUARDIAN_TEXTS } from '../../app/readers/account/texts/guardians';
import { type AccountPage, todayOf, type Visit, type Visited, valuesOf } from '../../app/visit';
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

/** Reason why a child was not added, in the texts of the page. */
function refusalOf({ context }: Visit, { failure }: RequestError): string | undefined {
  const code = CHILDREN_CODES.find((known) => known === failure.code);
  return code && GUARDIAN_TEXTS[context.site.language].refusals[code];
}

/** The form that adds a child; readers who may not add one get the page that says why. */
const newChild = own((visit) => {
  const { children, context } = visit;
  const { key, version, ...values } = valuesOf(visit);
  const today = todayOf(visit);
  const given = { key: keyOf(valuesOf(visit)), version: version ?? '' };
  return form(visit, {
    schema: newChildSchema(today),
    values,
    input: { ...values, ...given, consent: values.consent === 'true' },
    send: (child) => children.add(child),
    show: async (sent, refusal) => {
      if (!sent.status && !mayAdd(await children.all())) return ROUTES.ownChildren;
      if (!refusal) return newChildView(context, { today, sentKey: given.key, ...sent });
      const { consent: _, ...kept } = values;
      return newChildView(context, { today, sentKey: randomUUID(), ...sent, values: kept });
    },
    done: () => listPath('added'),
    words: (refusal) => refusalOf(visit, refusal),
  });
});

/** A page about the child that the URL names; the list if there is no such child. */
const about = (draw: (visit: Visit, child: Parameters<typeof childView>[1]['child']) => Promise<Visited>) =>
  own(async (visit) => {
    const id = visit.url.searchParams.get('id');
    const child = (await visit.children.all()).children.find((one) => one.id === id);
    return child ? draw(visit, child) : { location: ROUTES.ownChildren };
  });

const showChild = about(async (visit, child) => childView(visit.context, { child, said: saidOf(visit) }));

const sendChild = about((visit, child) => {
  const { children, context } = visit;
  const { id } = child;
  const refused = ({ status = 503 }: SentForm, refusal: RequestError) =>
    childView(context, { child, said: outcomeOf(refusal), status });
  const calls = { link: () => children.sendLink(id), sessions: () => children.endSessions(id) };
  const act = visit.form.get('act');
  if (act === 'link' || act === 'sessions')
    return attempt(visit, { send: calls[act], show: refused, done: () => childPath(id, act) });
  return form(visit, {
    schema: childNameSchema,
    send: (name) => children.rename(id, name),
    show: (sent, refusal) => (refusal ? refused(sent, refusal) : childView(context, { child, ...sent })),
    done: () => childPath(id, 'renamed'),
  }).send();
});

const remove = about((visit, { id }) =>
  attempt(visit, {
    send: () => visit.children.remove(id),
    // 404: pressed twice, and removed already.
    show: ({ status }) => listPath(status === 404 ? 'removed' : 'failed'),
    done: () => listPath('removed'),
  }),
);

/** The pages of children's accounts, as their guardian sees them (spec §2). */
export const CHILDREN_PAGES = {
  [ROUTES.ownChildren]: { get: list },
  [ROUTES.newChild]: formPage(newChild),
  [ROUTES.ownChild]: { get: showChild, post: sendChild },
  [ROUTES.childRemoval]: {
    get: about(async ({ context }, child) => childRemovalView(context, child)),
    post: remove,
  },
} satisfies Record<string, AccountPage>;
