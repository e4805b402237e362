import { ROUTES, withdrawalPath } from '@portal/model';
import { WITHDRAWAL_OVER, WITHDRAWN } from '@portal/model/revenue';
import { attempt, type Outcomes } from '../../app/form-page';
import { withdrawalView } from '../../app/revenue/subscriptions/withdrawing';
import type { Answer } from '../../app/visit';

/** The page of a reader's subscriptions, which shows the outcome of a withdrawal or why there was none. */
const saying = (what: string) => `${ROUTES.ownSubscriptions}?${what}`;

/** Redirects after a withdrawal that could not be shown or recorded. */
const wayOn = (id: string): Pick<Outcomes<never>, 'show' | 'back'> => ({
  show: (_, { failure: { code } }) => {
    // That page shows an earlier declaration.
    if (code === WITHDRAWN) return ROUTES.ownSubscriptions;
    return saying(`error=${code === WITHDRAWAL_OVER ? 'termini' : 'desistiment'}`);
  },
  back: withdrawalPath(id),
});

/** The contract that a reader withdraws from, before they confirm. */
const ask: Answer = (visit) => {
  const id = visit.url.searchParams.get('id') ?? '';
  return attempt(visit, {
    send: () => visit.subscriptions.withdrawalToConfirm({ id }),
    done: (contract) => withdrawalView(visit.context, id, contract),
    ...wayOn(id),
  });
};

/** Records the withdrawal. */
const confirm: Answer = (visit) => {
  const id = visit.form.get('id') ?? '';
  return attempt(visit, {
    send: () => visit.subscriptions.withdraw({ id }),
    done: () => saying('done=desistida'),
    ...wayOn(id),
  });
};

/** The step that confirms a withdrawal from a contract. */
export const WITHDRAWAL_PAGES = { [ROUTES.withdrawal]: { get: ask, post: confirm } };
