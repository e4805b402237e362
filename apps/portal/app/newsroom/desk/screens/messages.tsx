import { fill, inEveryLanguage, ROUTES } from '@portal/model';
import { type DeskUser, type HeldMessages, MESSAGE_ACTS } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import type { Visit } from '../../../visit';
import { atDesk, deskScreen, doneMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskView, ruleWords } from '../frame';
import { momentInWords } from '../moments';
import { DeskKeys } from '../queue';
import { QueueCard, Quote } from '../queue-card';
import { MESSAGE_DESK_TEXTS } from '../texts/messages';

async function messagesPage(
  { desk, context, url }: Visit,
  user: DeskUser,
  said: Pick<MessagesViewProps, 'done' | 'alert' | 'status'> = {},
) {
  const before = url.searchParams.get('before') ?? '';
  const held = await desk.messages(/^\d{1,15}$/.test(before) ? { before } : {});
  return deskMessagesView(context, { user, held, ...said });
}

const decide = atDesk(async (visit, user) => {
  const { desk, form, context } = visit;
  const { failed } = MESSAGE_DESK_TEXTS[context.site.language];
  const act = MESSAGE_ACTS.find((known) => known === form.get('do'));
  const id = Number(form.get('id') ?? Number.NaN);
  if (!act || !Number.isSafeInteger(id)) return messagesPage(visit, user, { alert: failed, status: 400 });
  try {
    await desk.decideMessage({ id, act });
    return { location: `${ROUTES.deskMessages}?done=${act}` };
  } catch (error) {
    const status = refusedStatus(error);
    return messagesPage(visit, user, { alert: failed, status });
  }
});

type MessagesViewProps = {
  user: DeskUser;
  held: HeldMessages;
  /** Confirmation of the last action. */
  done?: string;
  alert?: string;
  status?: number;
};

/** `/redaccio/missatges/`: contact messages held by rules, to forward or delete. */
function deskMessagesView(
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

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: { release: 'S’ha enviat el missatge a la redacció.', discard: 'S’ha descartat el missatge.' },
  es: { release: 'Se ha enviado el mensaje a la redacción.', discard: 'Se ha descartado el mensaje.' },
  en: { release: 'The message has been sent to the newsroom.', discard: 'The message has been discarded.' },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { message: 'missatges' },
    kinds: { message: 'Missatge' },
    acts: {
      'message.release': 'envia un missatge retingut',
      'message.discard': 'descarta un missatge retingut',
    },
  },
  es: {
    topics: { message: 'mensajes' },
    kinds: { message: 'Mensaje' },
    acts: {
      'message.release': 'envía un mensaje retenido',
      'message.discard': 'descarta un mensaje retenido',
    },
  },
  en: {
    topics: { message: 'messages' },
    kinds: { message: 'Message' },
    acts: {
      'message.release': 'forwards a held message to the newsroom',
      'message.discard': 'discards a held message',
    },
  },
});

/** `/redaccio/missatges/`: messages waiting for moderation, and decisions on them. */
export default deskScreen({
  path: ROUTES.deskMessages,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'readers',
    order: 4,
    title: (language) => MESSAGE_DESK_TEXTS[language].title,
    text: (language) => MESSAGE_DESK_TEXTS[language].text,
  },
  get: atDesk((visit, user) => messagesPage(visit, user, doneMessage(visit, DONE))),
  post: decide,
});
