import { fill, formatDate, ROUTES } from '@portal/model';
import { DESK_ROLES, type DeskPeople, type DeskUser } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { EmailField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { type FormFaults, PasswordField } from './entry';
import { deskTexts, deskView } from './frame';

/** Errors of a form about one person, and the role selected in it. */
export type PersonFaults = Pick<FormFaults, 'alert' | 'errors'> & {
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
export function peopleView(
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
        <RoleForm context={context} person={person} faults={faults?.form === 'role' ? faults : undefined} />
        <ResetForm context={context} person={person} faults={faults?.form === 'reset' ? faults : undefined} />
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
    <Disclosure summary={fill(texts.changeOf, { name })} defaultOpen={faults !== undefined}>
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
    </Disclosure>
  );
}

/**
 * Form to reset a person's access: explains the effect, names the mailbox and asks for the chief's own
 * password above the button. A rejected form stays open, with its errors.
 */
function ResetForm({ context, person: { id, name, email }, faults }: PersonProps) {
  const texts = deskTexts(context).people;
  return (
    <Disclosure summary={fill(texts.resetOf, { name })} defaultOpen={faults !== undefined}>
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
    </Disclosure>
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
