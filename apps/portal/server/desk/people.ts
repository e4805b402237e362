import { failedCall } from '@portal/data';
import { DESK_ROLES, deskInvitationSchema, deskResetSchema, ROUTES, validate } from '@portal/model';
import type { FormFaults } from '../../app/desk/entry';
import { deskTexts } from '../../app/desk/frame';
import { peopleView, type ResetFaults } from '../../app/desk/people';
import { ACCOUNT_DESK_TEXTS } from '../../app/desk/texts/account';
import {
  type AccountPage,
  type Answer,
  messagesOf,
  namedBy,
  statusOf,
  type Visit,
  valuesOf,
} from '../accounts/visit';
import { atDesk } from './at-desk';
import { isWrongPassword } from './faults';

const people: Answer = atDesk(async (visit, user) => {
  const texts = deskTexts(visit.context).people;
  const { invited, changed, wasReset } = texts;
  const done = namedBy(visit, 'fet', { invited, changed, reset: wasReset });
  return peopleView(visit.context, {
    user,
    desk: await visit.desk.people(),
    ...(done === undefined ? {} : { done }),
  });
});

const doneAt = (what: 'invited' | 'changed' | 'reset') => ({ location: `${ROUTES.deskPeople}?fet=${what}` });

/** Resets somebody's access. @returns the errors of that person's form; null if it was reset */
async function resetFaults(visit: Visit, id: string): Promise<(ResetFaults & { status: number }) | null> {
  const checked = validate(deskResetSchema, valuesOf(visit));
  if (!checked.valid) return { id, errors: messagesOf(visit, checked.issues), status: 400 };
  try {
    await visit.desk.resetAccess(id, checked.value);
    return null;
  } catch (error) {
    const failed = failedCall(error);
    const status = statusOf(failed);
    const { wrong } = ACCOUNT_DESK_TEXTS[visit.context.site.language].password;
    if (isWrongPassword(failed)) return { id, errors: { password: wrong }, status };
    if (status === 401 || status === 403) throw error;
    const { chiefElsewhere, tooManyResets, failed: other } = deskTexts(visit.context).people;
    const refusals: Readonly<Record<number, string>> = { 409: chiefElsewhere, 429: tooManyResets };
    return { id, alert: refusals[status] ?? other, status };
  }
}

const changePeople: Answer = atDesk(async (visit, user) => {
  const { desk, context } = visit;
  const texts = deskTexts(context).people;
  const values = valuesOf(visit);
  const { do: action, id = '', role = '', email = '' } = values;
  const again = async (faults: FormFaults & { reset?: ResetFaults; status: number }) =>
    peopleView(context, { user, desk: await desk.people(), email, ...faults });
  if (action === 'reset') {
    const reset = await resetFaults(visit, id);
    return reset ? again({ reset, status: reset.status }) : doneAt('reset');
  }
  try {
    if (action === 'invite') {
      const checked = validate(deskInvitationSchema, values);
      if (!checked.valid) return await again({ errors: messagesOf(visit, checked.issues), status: 400 });
      await desk.invite(checked.value);
      return doneAt('invited');
    }
    if (action === 'withdraw') await desk.withdrawInvitation(id);
    else if (action === 'role')
      await desk.changeRole(id, { role: DESK_ROLES.find((known) => known === role) ?? null });
    else return await again({ alert: texts.failed, status: 400 });
    return doneAt('changed');
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return again({ alert: status === 409 ? texts.lastChief : texts.failed, status });
  }
});

/** `/redaccio/persones/`: people of the desk, their roles and invitations, and resets of their access. */
export const deskPeoplePage: AccountPage = { get: people, post: changePeople };
