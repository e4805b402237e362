import { fill, formatDate, ROUTES } from '@portal/model';
import { type DeskPasskeys, type DeskUser, MAX_PASSKEYS } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { Island } from '../../Island';
import newPasskeyIsland from '../../islands/NewPasskey';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { EntryForm, type FormFaults, PasswordField } from './entry';
import { deskView } from './frame';
import { ACCOUNT_DESK_TEXTS } from './texts/account';

type Passkey = DeskPasskeys['passkeys'][number];

type AccountProps = {
  user: DeskUser;
  passkeys: readonly Passkey[];
  /** Confirmation of the last action. */
  done?: string | undefined;
  alert?: string;
  /** Errors of the password form. */
  password?: Pick<FormFaults, 'alert' | 'errors'>;
  status?: number;
};

const textsOf = ({ site }: Pick<PageContext, 'site'>) => ACCOUNT_DESK_TEXTS[site.language];

/** `/redaccio/compte/`: the user's name, password and passkeys. */
export function deskAccountView(
  context: PageContext,
  { user, passkeys, done, alert, password = {}, status }: AccountProps,
): AccountView {
  const texts = textsOf(context);
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskAccount,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        <Text variant="meta">
          {user.name} · {user.email}
        </Text>
        <PasswordForm context={context} {...password} />
        <Stack as="section" gap="4" aria-labelledby="passkeys">
          <Heading headingLevel={2} size="md" id="passkeys">
            {texts.passkeys}
          </Heading>
          <Box style={{ maxInlineSize: '42rem' }}>
            <Text>{texts.text}</Text>
          </Box>
          {passkeys.length ? (
            passkeys.map((passkey) => <OnePasskey key={passkey.id} context={context} passkey={passkey} />)
          ) : (
            <Text tone="quiet">{texts.none}</Text>
          )}
        </Stack>
        <NewPasskey context={context} isFull={passkeys.length >= MAX_PASSKEYS} />
      </>
    ),
  });
}

type PasswordFormProps = Pick<FormFaults, 'alert' | 'errors'> & { context: PageContext };

function PasswordForm({ context, alert, errors = {} }: PasswordFormProps) {
  const texts = textsOf(context).password;
  return (
    <Stack as="section" gap="4" aria-labelledby="own-password">
      <Heading headingLevel={2} size="md" id="own-password">
        {texts.title}
      </Heading>
      <Box style={{ maxInlineSize: '42rem' }}>
        <Text>{texts.text}</Text>
      </Box>
      <EntryForm action={ROUTES.deskAccount} submit={texts.submit} alert={alert}>
        <input type="hidden" name="do" value="password" />
        <PasswordField context={context} label={texts.current} error={errors.password} />
        <PasswordField
          context={context}
          name="newPassword"
          isNew
          label={texts.next}
          error={errors.newPassword}
        />
      </EntryForm>
    </Stack>
  );
}

function OnePasskey({ context, passkey }: { context: PageContext; passkey: Passkey }) {
  const texts = textsOf(context);
  const { id, name, createdAt, usedAt } = passkey;
  const dayOf = (at: string) => formatDate(at, 'published', dateSettings(context.locale));
  return (
    <Panel as="article" size="small">
      <Inline justify="between" gap="4">
        <Stack gap="1">
          <Text variant="label">{name}</Text>
          <Text variant="meta" tone="quiet">
            {texts.added} {dayOf(createdAt)} · {usedAt ? `${texts.used} ${dayOf(usedAt)}` : texts.unused}
          </Text>
        </Stack>
        <form method="post" action={ROUTES.deskAccount}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            name="do"
            value="remove"
            aria-label={fill(texts.removeOf, { name })}
          >
            {texts.remove}
          </Button>
        </form>
      </Inline>
    </Panel>
  );
}

function NewPasskey({ context, isFull }: { context: PageContext; isFull: boolean }) {
  const texts = textsOf(context);
  return (
    <Stack as="section" gap="4" aria-labelledby="new-passkey">
      <Heading headingLevel={2} size="md" id="new-passkey">
        {texts.addTitle}
      </Heading>
      {isFull ? (
        <Text>{fill(texts.full, { count: MAX_PASSKEYS })}</Text>
      ) : (
        <>
          <noscript>
            <Text tone="quiet">{texts.scriptless}</Text>
          </noscript>
          <Island
            of={newPasskeyIsland}
            id="new-passkey-form"
            props={{
              label: texts.name,
              hint: texts.nameHint,
              submit: texts.add,
              unsupported: texts.unsupported,
              faults: texts.faults,
              next: `${ROUTES.deskAccount}?done=added`,
            }}
            locale={context.locale}
          />
        </>
      )}
    </Stack>
  );
}
