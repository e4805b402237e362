import { failedCall } from '@portal/data';
import { fill, ROUTES, validate } from '@portal/model';
import { DESK_ROLES, type DeskPeople, deskInvitationSchema, deskResetSchema } from '@portal/model/newsroom';
import type { FormFaults } from '../../app/newsroom/desk/entry';
import { deskTexts } from '../../app/newsroom/desk/frame';
import { type PersonFaults, peopleView } from '../../app/newsroom/desk/people';
import { ACCOUNT_DESK_TEXTS } from '../../app/newsroom/desk/texts/account';
import { type AccountPage, type Answer, messagesOf, namedBy, statusOf, type Visit, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { isWrongPassword } from './faults';

/** Redirect that names the action and its person or invitation. */
const doneTo = (what: 'invited' | 'role' | 'removed' | 'reset' | 'withdrawn', id?: string) => ({
  location: `${ROUTES.deskPeople}?${new URLSearchParams({ done: what, ...(id ? { by: id } : {}) })}`,
});

/**
 * Confirmation of the action that an address names; undefined if its person or invitation is not in the
 * list.
 */
function doneOf(visit: Visit, { people, invitations }: DeskPeople): string | undefined {
  const { people: texts, roles } = deskTexts(visit.context);
  const id = visit.url.searchParams.get('by');
  const person = people.find((one) => one.id === id);
  const invitation = invitations.find((one) => one.id === id);
  return namedBy(visit, 'done', {
    invited: invitation && fill(texts.invited, { email: invitation.email }),
    role: person && fill(texts.changed, { name: person.name, role: roles[person.role] }),
    removed: texts.removed,
    reset: person && fill(texts.wasReset, { name: person.name, email: person.email }),
    withdrawn: texts.withdrawn,
  });
}

const people: Answer = atDesk(async (visit, user) => {
  const desk = await visit.desk.people();
  const done = doneOf(visit, desk);
  return peopleView(visit.context, { user, desk, ...(done === undefined ? {} : { done }) });
});

type Faults = Pick<FormFaults, 'alert' | 'errors'> & { status: number };

/** Why the back end refused a form with a password. @param refusals texts by code or by status */
function refusedBy(visit: Visit, error: unknown, refusals: Readonly<Record<string, string>>): Faults {
  const failed = failedCall(error);
  const { code = '', issues = [] } = failed.failure;
  const status = statusOf(failed);
  const { wrong } = ACCOUNT_DESK_TEXTS[visit.context.site.language].password;
  if (isWrongPassword(failed)) return { errors: { password: wrong }, status };
  if (status === 401 || status === 403) throw error;
  if (issues.length) return { errors: messagesOf(visit, issues), status };
  return { alert: refusals[code] ?? refusals[status] ?? deskTexts(visit.context).people.failed, status };
}

/** Resets somebody's access. @returns the errors of that person's form; null on success */
async function submitReset(visit: Visit, id: string): Promise<Faults | null> {
  const checked = validate(deskResetSchema, valuesOf(visit));
  if (!checked.valid) return { errors: messagesOf(visit, checked.issues), status: 400 };
  try {
    await visit.desk.resetAccess(id, checked.value);
    return null;
  } catch (error) {
    const { chiefElsewhere, tooManyResets } = deskTexts(visit.context).people;
    return refusedBy(visit, error, { 409: chiefElsewhere, 429: tooManyResets });
  }
}

/**
 * Changes somebody's role, or removes them from the desk. @returns the errors of that person's form; null on
 * success
 */
async function submitRoleChange(visit: Visit, id: string): Promise<Faults | null> {
  const { role: chosen, password = '' } = valuesOf(visit);
  const { lastChief, tooOften, failed: alert } = deskTexts(visit.context).people;
  const role = chosen === 'none' ? null : DESK_ROLES.find((known) => known === chosen);
  if (role === undefined) return { alert, status: 400 };
  try {
    await visit.desk.changeRole(id, { role, password });
    return null;
  } catch (error) {
    return refusedBy(visit, error, { LAST_CHIEF: lastChief, 429: tooOften });
  }
}

/** Invites somebody. @returns the errors of the form, or the id of the invitation if it is still pending */
async function submitInvitation(visit: Visit): Promise<Faults | { id: string | undefined }> {
  const { desk, context } = visit;
  const checked = validate(deskInvitationSchema, valuesOf(visit));
  if (!checked.valid) return { errors: messagesOf(visit, checked.issues), status: 400 };
  try {
    await desk.invite(checked.value);
  } catch (error) {
    const { atThisDesk, tooManyInvitations, invitedTooOften } = deskTexts(context).people;
    const { code } = failedCall(error).failure;
    if (code === 'AT_THIS_DESK') return { errors: { email: atThisDesk }, status: 409 };
    return refusedBy(visit, error, { TOO_MANY: tooManyInvitations, 429: invitedTooOften });
  }
  const { invitations } = await desk.people();
  return { id: invitations.find(({ email }) => email === checked.value.email)?.id };
}

const changePeople: Answer = atDesk(async (visit, user) => {
  const { desk, context } = visit;
  const { do: action, id = '', role = '', email = '' } = valuesOf(visit);
  const again = async (
    faults: Faults & { person?: PersonFaults; invitation?: { email: string; role: string } },
  ) => peopleView(context, { user, desk: await desk.people(), ...faults });
  if (action === 'reset') {
    const faults = await submitReset(visit, id);
    if (!faults) return doneTo('reset', id);
    return again({ person: { id, form: 'reset', ...faults }, status: faults.status });
  }
  if (action === 'role') {
    const faults = await submitRoleChange(visit, id);
    if (!faults) return role === 'none' ? doneTo('removed') : doneTo('role', id);
    return again({ person: { id, form: 'role', role, ...faults }, status: faults.status });
  }
  if (action === 'invite') {
    const invited = await submitInvitation(visit);
    return 'id' in invited
      ? doneTo('invited', invited.id)
      : again({ ...invited, invitation: { email, role } });
  }
  const { failed: alert } = deskTexts(context).people;
  if (action !== 'withdraw') return again({ alert, status: 400 });
  try {
    await desk.withdrawInvitation(id);
    return doneTo('withdrawn');
  } catch (error) {
    return again(refusedBy(visit, error, {}));
  }
});

/** `/redaccio/persones/`: people of the desk, their roles and invitations, and resets of their access. */
export const deskPeoplePage: AccountPage = { get: people, post: changePeople };
