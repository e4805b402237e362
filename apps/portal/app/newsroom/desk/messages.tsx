import { fill, ROUTES } from '@portal/model';
import type { DeskUser, HeldMessages } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskView, ruleWords } from './frame';
import { momentInWords } from './moments';
import { DeskKeys } from './queue';
import { QueueCard, Quote } from './queue-card';
import { MESSAGE_DESK_TEXTS } from './texts/messages';

export type MessagesViewProps = {
  user: DeskUser;
  held: HeldMessages;
  /** Confirmation of the last action. */
  done?: string;
  alert?: string;
  status?: number;
};

/** `/redaccio/missatges/`: contact messages held by rules, to forward or delete. */
export function deskMessagesView(
  context: PageContext,
  { user, held, done, alert, status }: MessagesViewProps,
): AccountView {
  const texts = MESSAGE_DESK_TEXTS[context.site.language];
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskMessages,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        {held.messages.length ? <DeskKeys context={context} /> : <Text tone="quiet">{texts.none}</Text>}
        {held.messages.map((message) => (
          <HeldMessage key={message.id} context={context} message={message} />
        ))}
        {held.next === null ? null : (
          <Link href={`${ROUTES.deskMessages}?before=${held.next}`} variant="standalone" rel="next">
            {texts.older}
          </Link>
        )}
      </>
    ),
  });
}

type HeldProps = { context: PageContext; message: HeldMessages['messages'][number] };

function HeldMessage({ context, message: { id, name, email, subject, message, rule, sentAt } }: HeldProps) {
  const texts = MESSAGE_DESK_TEXTS[context.site.language];
  return (
    <QueueCard
      title={subject ?? texts.noSubject}
      facts={[
        fill(texts.of, { name, email }),
        momentInWords(context, sentAt),
        fill(texts.rule, { rule: ruleWords(context, rule) }),
      ]}
    >
      <Quote>{message}</Quote>
      <form method="post" noValidate action={ROUTES.deskMessages}>
        <input type="hidden" name="id" value={id} />
        <Inline gap="3">
          <Button
            type="submit"
            name="do"
            value="release"
            aria-keyshortcuts="p"
            data-final
            aria-label={fill(texts.releaseOf, { name })}
          >
            {texts.release}
          </Button>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value="discard"
            aria-keyshortcuts="r"
            data-final
            aria-label={fill(texts.discardOf, { name })}
          >
            {texts.discard}
          </Button>
        </Inline>
      </form>
    </QueueCard>
  );
}
