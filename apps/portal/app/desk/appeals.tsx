import { type DeskUser, fill, mayAct, REPORT_REASONS, ROUTES, type WaitingAppeal } from '@portal/model';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { AccountView } from '../account/page';
import type { PageContext } from '../page';
import { deskTexts, deskView } from './frame';
import { momentInWords } from './moments';
import { DeskKeys } from './queue';

export type AppealsViewProps = {
  user: DeskUser;
  appeals: readonly WaitingAppeal[];
  isDone?: boolean;
  alert?: string;
  status?: number;
};

/** `/redaccio/recursos/`: readers who ask for a decision to be looked at again, by a person. */
export function appealsView(
  context: PageContext,
  { user, appeals, isDone = false, alert, status }: AppealsViewProps,
): AccountView {
  const texts = deskTexts(context).appeals;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskAppeals,
    user,
    status,
    alert,
    said: isDone && texts.done,
    children: (
      <>
        {appeals.map((appeal) => (
          <Appeal key={appeal.id} context={context} appeal={appeal} user={user} />
        ))}
        {appeals.length ? <DeskKeys context={context} /> : <Text tone="quiet">{texts.none}</Text>}
      </>
    ),
  });
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
        {mayAct(user.role, 'appeal.uphold') ? (
          <form method="post" noValidate action={ROUTES.deskAppeals}>
            <input type="hidden" name="id" value={appeal.id} />
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
        ) : null}
      </Stack>
    </Panel>
  );
}
