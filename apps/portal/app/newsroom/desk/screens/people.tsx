import { failedCall } from '@portal/data';
import { fill, formatDate, inEveryLanguage, ROUTES, validate } from '@portal/model';
import {
  DESK_ROLES,
  type DeskPeople,
  type DeskUser,
  deskInvitationSchema,
  deskResetSchema,
} from '@portal/model/newsroom';
import { Accordion } from '@portal/ui/accordion';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { EmailField } from '@portal/ui/text-field';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { type Answer, messagesOf, namedBy, statusOf, type Visit, valuesOf } from '../../../visit';
import { atDesk, deskScreen, isWrongPassword, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { DESK_TEXTS } from '../texts';
import { ACCOUNT_DESK_TEXTS } from '../texts/account';
import { type FormFaults, PasswordField } from './entry';

/** Redirect that names the action and its person or invitation. */
const doneTo = (what: 'invited' | 'role' | 'removed' | 'reset' | 'withdrawn', id?: string) => ({
  location: `${ROUTES.deskPeople}?${new URLSearchParams({ done: what, ...(id ? { by: id } : {}) })}`,
});

/** Confirmation of the action that a URL names; undefined if its person or invitation is not in the list. */
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

/**
 * Why the back end refused a form with a password.
 * @param refusals texts by code or by status
 */
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

/**
 * Resets somebody's access.
 * @returns the errors of that person's form; null on success
 */
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
 * Changes somebody's role, or removes them from the desk.
 * @returns the errors of that person's form; null on success
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

/**
 * Invites somebody.
 * @returns the errors of the form, or the id of the invitation if it is still pending
 */
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

/** Errors of a form about one person, and the role selected in it. */
type PersonFaults = Pick<FormFaults, 'alert' | 'errors'> & {
  id: string;
  form: 'role' | 'reset';
  role?: string;
};

type PeopleProps = FormFaults & {
  user: DeskUser;
  desk: DeskPeople;
  person?: PersonFaults;
  /** Confirmation of the last action. */
  done?: string;
  /** Typed values of a rejected invitation. */
  invitation?: { email: string; role: string };
};

/** `/redaccio/persones/`: users of the desk, their roles, and invitations. */
function peopleView(
  context: PageContext,
  { user, desk, done, alert, errors, person: faults, invitation, status }: PeopleProps,
): AccountView {
  const all = deskTexts(context);
  const texts = all.people;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskPeople,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        <Stack as="section" gap="4" aria-label={texts.caption}>
          {desk.people.map((person) => (
            <Person
              key={person.id}
              context={context}
              person={person}
              faults={faults?.id === person.id ? faults : undefined}
            />
          ))}
        </Stack>
        <Stack as="section" gap="4" aria-labelledby="invitations">
          <Heading headingLevel={2} size="md" id="invitations">
            {texts.invitations}
          </Heading>
          {desk.invitations.length ? (
            desk.invitations.map((invitation) => (
              <Invitation key={invitation.id} context={context} invitation={invitation} />
            ))
          ) : (
            <Text tone="quiet">{texts.noInvitations}</Text>
          )}
        </Stack>
        <InvitationForm context={context} errors={errors} typed={invitation} />
      </>
    ),
  });
}

type InvitationFormProps = {
  context: PageContext;
  errors: FormFaults['errors'];
  typed: PeopleProps['invitation'];
};

function InvitationForm({ context, errors = {}, typed }: InvitationFormProps) {
  const all = deskTexts(context);
  const texts = all.people;
  return (
    <form method="post" noValidate action={ROUTES.deskPeople} style={{ maxInlineSize: '30rem' }}>
      <Stack gap="4">
        <Heading headingLevel={2} size="md">
          {texts.inviteTitle}
        </Heading>
        <EmailField
          name="email"
          label={texts.email}
          required
          defaultValue={typed?.email ?? ''}
          error={errors.email}
          autoFocus={errors.email !== undefined}
        />
        <Select
          name="role"
          label={texts.role}
          options={DESK_ROLES.map((role) => ({ value: role, label: all.roles[role] }))}
          placeholder={null}
          defaultValue={typed?.role}
          error={errors.role}
        />
        <PasswordField
          context={context}
          id="invite"
          when={texts.passwordForChief}
          label={texts.ownPassword}
          error={errors.password}
        />
        <Button type="submit" name="do" value="invite">
          {texts.invite}
        </Button>
      </Stack>
    </form>
  );
}

type PersonProps = {
  context: PageContext;
  person: DeskPeople['people'][number];
  faults: PersonFaults | undefined;
};

function Person({ context, person, faults }: PersonProps) {
  const all = deskTexts(context);
  const texts = all.people;
  const { name, email, role, hasPassword, hasSecondFactor } = person;
  return (
    <Panel as="article" size="small">
      <Stack gap="3">
        <Stack gap="1">
          <Text variant="label">
            {name} · {all.roles[role]}
          </Text>
          <Text variant="meta">{email}</Text>
          <Text variant="meta" tone="quiet">
            {texts.factor}: {hasSecondFactor ? texts.hasFactor : texts.noFactor}
            {hasPassword ? null : ` · ${texts.password}: ${texts.noPassword}`}
          </Text>
        </Stack>
        {/* A form that was refused stays open; one at a time, so that only one password is asked for. */}
        <Accordion
          defaultValue={faults?.form ?? null}
          items={[
            {
              id: 'role',
              title: fill(texts.changeOf, { name: person.name }),
              content: (
                <RoleForm
                  context={context}
                  person={person}
                  faults={faults?.form === 'role' ? faults : undefined}
                />
              ),
            },
            {
              id: 'reset',
              title: fill(texts.resetOf, { name: person.name }),
              content: (
                <ResetForm
                  context={context}
                  person={person}
                  faults={faults?.form === 'reset' ? faults : undefined}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Panel>
  );
}

/**
 * Form to change a person's role or remove them from the desk. A rejected form stays open, with its errors
 * and choice.
 */
function RoleForm({ context, person: { id, name, role }, faults }: PersonProps) {
  const all = deskTexts(context);
  const texts = all.people;
  return (
    <form method="post" noValidate action={ROUTES.deskPeople} style={{ maxInlineSize: '30rem' }}>
      <input type="hidden" name="id" value={id} />
      <Stack gap="3">
        {faults?.alert ? <FormAlert>{faults.alert}</FormAlert> : null}
        <Select
          name="role"
          label={texts.role}
          aria-label={fill(texts.roleOf, { name })}
          placeholder={null}
          defaultValue={faults?.role ?? role}
          options={[
            ...DESK_ROLES.map((value) => ({ value, label: all.roles[value] })),
            { value: 'none', label: texts.remove },
          ]}
        />
        <PasswordField
          context={context}
          id={`role-${id}`}
          when={texts.passwordForChief}
          label={texts.ownPassword}
          error={faults?.errors?.password}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value="role"
            aria-label={fill(texts.changeOf, { name })}
          >
            {texts.change}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/**
 * Form to reset a person's access: explains the effect, names the mailbox and asks for the chief's own
 * password above the button. A rejected form stays open, with its errors.
 */
function ResetForm({ context, person: { id, name, email }, faults }: PersonProps) {
  const texts = deskTexts(context).people;
  return (
    <form method="post" noValidate action={ROUTES.deskPeople}>
      <input type="hidden" name="id" value={id} />
      <Stack gap="3">
        {faults?.alert ? <FormAlert>{faults.alert}</FormAlert> : null}
        <Text variant="summary">{fill(texts.resetText, { name, email })}</Text>
        <Box style={{ maxInlineSize: '30rem' }}>
          <PasswordField
            context={context}
            id={`reset-${id}`}
            label={texts.ownPassword}
            error={faults?.errors?.password}
          />
        </Box>
        <div>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value="reset"
            aria-label={fill(texts.resetOf, { name })}
          >
            {texts.reset}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type InvitationProps = { context: PageContext; invitation: DeskPeople['invitations'][number] };

function Invitation({ context, invitation }: InvitationProps) {
  const { locale } = context;
  const all = deskTexts(context);
  const texts = all.people;
  const { id, email, role, invitedBy, expiresAt } = invitation;
  return (
    <Panel as="article" size="small">
      <Inline justify="between" gap="4">
        <Stack gap="1">
          <Text variant="label">
            {email} · {all.roles[role]}
          </Text>
          <Text variant="meta" tone="quiet">
            {texts.invitedBy}: {invitedBy ?? texts.command} · {texts.expires}{' '}
            {formatDate(expiresAt, 'published', dateSettings(locale))}
          </Text>
        </Stack>
        <form method="post" noValidate action={ROUTES.deskPeople}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            name="do"
            value="withdraw"
            aria-label={fill(texts.withdrawOf, { email })}
          >
            {texts.withdraw}
          </Button>
        </form>
      </Inline>
    </Panel>
  );
}

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { account: 'persones' },
    kinds: { account: 'Persona' },
    acts: {
      'account.invite': 'convida',
      'account.uninvite': 'retira una invitació',
      'account.join': 's’incorpora',
      'account.role': 'canvia un rol',
      'account.reset': 'restableix l’accés d’una persona',
      'account.password': 'tria una contrasenya nova',
    },
  },
  es: {
    topics: { account: 'personas' },
    kinds: { account: 'Persona' },
    acts: {
      'account.invite': 'invita',
      'account.uninvite': 'retira una invitación',
      'account.join': 'se incorpora',
      'account.role': 'cambia un rol',
      'account.reset': 'restablece el acceso de una persona',
      'account.password': 'elige una contraseña nueva',
    },
  },
  en: {
    topics: { account: 'people' },
    kinds: { account: 'Person' },
    acts: {
      'account.invite': 'invites',
      'account.uninvite': 'withdraws an invitation',
      'account.join': 'joins',
      'account.role': 'changes a role',
      'account.reset': 'resets somebody’s access',
      'account.password': 'chooses a new password',
    },
  },
});

/** `/redaccio/persones/`: people of the desk, their roles and invitations, and resets of their access. */
export default deskScreen({
  path: ROUTES.deskPeople,
  log: LOG_WORDS,
  navigation: {
    group: 'desk',
    order: 1,
    title: (language) => DESK_TEXTS[language].home.people,
    text: (language) => DESK_TEXTS[language].home.peopleText,
    act: 'account.role',
  },
  get: people,
  post: changePeople,
});
