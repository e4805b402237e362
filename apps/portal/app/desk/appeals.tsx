import {
  type DeskUser,
  fill,
  mayAct,
  REPORT_REASONS,
  ROUTES,
  type WaitingAppeal,
  type WaitingUploadAppeal,
} from '@portal/model';
import { Button } from '@portal/ui/button';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { AccountView } from '../account/page';
import type { PageContext } from '../page';
import { deskTexts, deskView } from './frame';
import { momentInWords } from './moments';
import { DeskKeys } from './queue';
import { Preview } from './uploads';

export type AppealsViewProps = {
  user: DeskUser;
  appeals: readonly WaitingAppeal[];
  /** Those for files. */
  uploads: readonly WaitingUploadAppeal[];
  /** What was done, in words. */
  done?: string;
  alert?: string;
  status?: number;
};

/** `/redaccio/recursos/`: readers who ask for a decision to be looked at again, by a person. */
export function appealsView(
  context: PageContext,
  { user, appeals, uploads, done, alert, status }: AppealsViewProps,
): AccountView {
  const texts = deskTexts(context).appeals;
  const isEmpty = appeals.length + uploads.length === 0;
  const drawn = deskView(context, {
    title: texts.title,
    path: ROUTES.deskAppeals,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        {appeals.map((appeal) => (
          <Appeal key={appeal.id} context={context} appeal={appeal} user={user} />
        ))}
        {uploads.map((appeal) => (
          <UploadAppeal key={appeal.id} context={context} appeal={appeal} user={user} />
        ))}
        {isEmpty ? <Text tone="quiet">{texts.none}</Text> : <DeskKeys context={context} />}
      </>
    ),
  });
  return { ...drawn, styles: ['desk', 'media'] };
}

type AppealProps = { context: PageContext; appeal: WaitingAppeal; user: DeskUser };

function Appeal({ context, appeal, user }: AppealProps) {
  const all = deskTexts(context);
  const texts = all.appeals;
  const nick = appeal.nick ?? all.comments.deleted;
  const reason = REPORT_REASONS.find((known) => known === appeal.ground);
  const ground = [reason ? all.comments.grounds[reason] : appeal.ground, appeal.note]
    .filter(Boolean)
    .join(', ');
  const decision = Object.entries(texts.decisions).find(([name]) => name === appeal.decision)?.[1];
  return (
    <Panel as="article" size="small">
      <Stack gap="3">
        <Heading headingLevel={2} size="xs">
          {fill(texts.of, { nick })}
        </Heading>
        <Text variant="meta" tone="quiet">
          {decision ?? appeal.decision},{' '}
          {fill(appeal.isAutomated ? texts.byRule : texts.byPerson, { ground })} ·{' '}
          {momentInWords(context, appeal.appealedAt)}
        </Text>
        {appeal.text === null ? null : (
          <Text variant="summary" dir="auto">
            <b>{texts.comment}:</b> {appeal.text}
          </Text>
        )}
        <Text variant="summary" dir="auto">
          <b>{texts.said}:</b> {appeal.appeal}
        </Text>
        <Answer context={context} user={user} what={{ id: String(appeal.id) }} nick={nick} />
      </Stack>
    </Panel>
  );
}

type UploadAppealProps = { context: PageContext; appeal: WaitingUploadAppeal; user: DeskUser };

/** An appeal for a file, with the file. */
function UploadAppeal({ context, appeal, user }: UploadAppealProps) {
  const all = deskTexts(context);
  const texts = all.appeals;
  const nick = appeal.nick ?? all.comments.deleted;
  const ground = [all.uploads.grounds[appeal.ground], appeal.note].filter(Boolean).join(', ');
  return (
    <Panel as="article" size="small">
      <Stack gap="3">
        <Heading headingLevel={2} size="xs">
          {fill(texts.of, { nick })}
        </Heading>
        <Text variant="meta" tone="quiet">
          {texts.decisions.file}, {fill(texts.byPerson, { ground })} ·{' '}
          {momentInWords(context, appeal.appealedAt)}
        </Text>
        <Box style={{ maxInlineSize: '24rem' }}>
          <Preview context={context} item={{ ...appeal, hasFile: true }} />
        </Box>
        <Text variant="summary" dir="auto">
          {[appeal.title, appeal.caption].filter(Boolean).join(' · ')}
        </Text>
        <Text variant="summary" dir="auto">
          <b>{texts.said}:</b> {appeal.appeal}
        </Text>
        <Answer context={context} user={user} what={{ upload: appeal.id }} nick={nick} />
      </Stack>
    </Panel>
  );
}

type AnswerProps = {
  context: PageContext;
  user: DeskUser;
  /** What is answered, by the name of its field. */
  what: Readonly<Record<string, string>>;
  nick: string;
};

/** The two answers to an appeal, for who may give them. */
function Answer({ context, user, what, nick }: AnswerProps) {
  const texts = deskTexts(context).appeals;
  if (!mayAct(user.role, 'appeal.uphold')) return null;
  return (
    <form method="post" noValidate action={ROUTES.deskAppeals}>
      {Object.entries(what).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Inline gap="3">
        <Button
          type="submit"
          name="do"
          value="upheld"
          aria-keyshortcuts="a"
          aria-label={fill(texts.uphold, { nick })}
        >
          {texts.upholdShort}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          name="do"
          value="rejected"
          aria-keyshortcuts="r"
          aria-label={fill(texts.reject, { nick })}
        >
          {texts.rejectShort}
        </Button>
      </Inline>
    </form>
  );
}
