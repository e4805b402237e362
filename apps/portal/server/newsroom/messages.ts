import { failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import { type DeskUser, MESSAGE_ACTS } from '@portal/model/newsroom';
import { deskMessagesView, type MessagesViewProps } from '../../app/newsroom/desk/messages';
import { MESSAGE_DESK_TEXTS } from '../../app/newsroom/desk/texts/messages';
import { type AccountPage, statusOf, type Visit } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';

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
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return messagesPage(visit, user, { alert: failed, status });
  }
});

/** `/redaccio/missatges/`: messages waiting for moderation, and decisions on them. */
export const deskMessagesPage: AccountPage = {
  get: atDesk((visit, user) => messagesPage(visit, user, doneMessage(visit, 'messages'))),
  post: decide,
};
