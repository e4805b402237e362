import { failedCall } from '@portal/data';
import { loginPath, ROUTES, withdrawalPath } from '@portal/model';
import { WITHDRAWAL_OVER, WITHDRAWN } from '@portal/model/revenue';
import { withdrawalView } from '../../app/revenue/subscriptions/withdrawing';
import type { Answer } from '../../app/visit';

/** The page of a reader's subscriptions, which shows the outcome of a withdrawal or why there was none. */
const saying = (what: string) => `${ROUTES.ownSubscriptions}?${what}`;

/** Redirect after a withdrawal that could not be shown or recorded. */
function wayOn(error: unknown, id: string): { location: string } {
  const { status, code } = failedCall(error).failure;
  if (status === 401) return { location: loginPath(withdrawalPath(id)) };
  // That page shows an earlier declaration.
  if (code === WITHDRAWN) return { location: ROUTES.ownSubscriptions };
  return { location: saying(`error=${code === WITHDRAWAL_OVER ? 'termini' : 'desistiment'}`) };
}

/** The contract that a reader withdraws from, before they confirm. */
const ask: Answer = async ({ context, subscriptions, url }) => {
  const id = url.searchParams.get('id') ?? '';
  try {
    return withdrawalView(context, id, await subscriptions.withdrawalToConfirm({ id }));
  } catch (error) {
    return wayOn(error, id);
  }
};

/** Records the withdrawal. */
const confirm: Answer = async ({ subscriptions, form }) => {
  const id = form.get('id') ?? '';
  try {
    await subscriptions.withdraw({ id });
    return { location: saying('done=desistida') };
  } catch (error) {
    return wayOn(error, id);
  }
};

/** The step that confirms a withdrawal from a contract. */
export const WITHDRAWAL_PAGES = { [ROUTES.withdrawal]: { get: ask, post: confirm } };
