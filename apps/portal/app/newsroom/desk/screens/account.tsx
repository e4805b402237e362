import { failedCall } from '@portal/data';
import { fill, formatDate, inEveryLanguage, ROUTES, validate } from '@portal/model';
import {
  type DeskPasskeys,
  type DeskUser,
  deskPasswordChangeSchema,
  MAX_PASSKEYS,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { Island } from '../../../Island';
import newPasskeyIsland from '../../../islands/NewPasskey';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { messagesOf, namedBy, statusOf, type Visit, valuesOf } from '../../../visit';
import { atDesk, deskScreen, isWrongPassword, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { ACCOUNT_DESK_TEXTS } from '../texts/account';
import { EntryForm, type FormFaults, PasswordField } from './entry';

const textsOf = ({ context }: Visit) => ACCOUNT_DESK_TEXTS[context.site.language];

/**
 * Changes the password.
 * @returns the errors of the form; null if the password was changed
 */
async function passwordFaults(visit: Visit): Promise<(FormFaults & { status: number }) | null> {
  const checked = validate(deskPasswordChangeSchema, valuesOf(visit));
  if (!checked.valid) return { errors: messagesOf(visit, checked.issues), status: 400 };
  try {
    await visit.desk.changePassword(checked.value);
    return null;
  } catch (error) {
    const failed = failedCall(error);
    const status = statusOf(failed);
    if (isWrongPassword(failed)) return { errors: { password: textsOf(visit).password.wrong }, status };
    if (status === 401 || status === 403) throw error;
    const { tooOften, failed: alert } = deskTexts(visit.context).login;
    return { alert: status === 429 ? tooOften : alert, status };
  }
}

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

const accountTexts = ({ site }: Pick<PageContext, 'site'>) => ACCOUNT_DESK_TEXTS[site.language];

/** `/redaccio/compte/`: the user's name, password and passkeys. */
function deskAccountView(
  context: PageContext,
  { user, passkeys, done, alert, password = {}, status }: AccountProps,
): AccountView {
  const texts = accountTexts(context);
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
  const texts = accountTexts(context).password;
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
  const texts = accountTexts(context);
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
  const texts = accountTexts(context);
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

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { passkey: 'claus d’accés' },
    kinds: { passkey: 'Clau d’accés' },
    acts: { 'passkey.add': 'afegeix una clau d’accés', 'passkey.remove': 'treu una clau d’accés' },
  },
  es: {
    topics: { passkey: 'llaves de acceso' },
    kinds: { passkey: 'Llave de acceso' },
    acts: { 'passkey.add': 'añade una llave de acceso', 'passkey.remove': 'quita una llave de acceso' },
  },
  en: {
    topics: { passkey: 'passkeys' },
    kinds: { passkey: 'Passkey' },
    acts: { 'passkey.add': 'adds a passkey', 'passkey.remove': 'removes a passkey' },
  },
});

/** `/redaccio/compte/`: the user's name, password and passkeys. The page's script creates passkeys. */
export default deskScreen({
  path: ROUTES.deskAccount,
  log: LOG_WORDS,
  navigation: {
    group: 'desk',
    order: 3,
    title: (language) => ACCOUNT_DESK_TEXTS[language].title,
    text: (language) => ACCOUNT_DESK_TEXTS[language].homeText,
    isOnlyAtHome: true,
  },
  get: atDesk(async (visit, user) => {
    const { wasAdded, wasRemoved, password } = textsOf(visit);
    const said = { added: wasAdded, removed: wasRemoved, password: password.wasChanged };
    const done = namedBy(visit, 'done', said);
    return deskAccountView(visit.context, { user, passkeys: await visit.desk.passkeys(), done });
  }),
  post: atDesk(async (visit, user) => {
    const { desk, context } = visit;
    const { do: action, id = '' } = valuesOf(visit);
    const again = async (faults: { alert?: string; password?: FormFaults; status: number }) =>
      deskAccountView(context, { user, passkeys: await desk.passkeys(), ...faults });
    if (action === 'password') {
      const faults = await passwordFaults(visit);
      return faults
        ? again({ password: faults, status: faults.status })
        : { location: `${ROUTES.deskAccount}?done=password` };
    }
    const { failed: alert } = textsOf(visit);
    if (action !== 'remove') return again({ alert, status: 400 });
    try {
      await desk.removePasskey(id);
      return { location: `${ROUTES.deskAccount}?done=removed` };
    } catch (error) {
      const status = refusedStatus(error);
      return again({ alert, status });
    }
  }),
});
