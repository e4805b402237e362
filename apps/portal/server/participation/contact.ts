import { randomUUID } from 'node:crypto';
import { createContact, failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import { contactFormSchema, contactKeySchema } from '@portal/model/participation';
import { contactView } from '../../app/readers/account/contact';
import { type AccountPage, type Answer, messagesOf, statusOf, valuesOf } from '../../app/visit';

const show: Answer = async ({ context, url }) => {
  const { contact } = context.site;
  if (!contact) return { location: ROUTES.front };
  return contactView(context, contact, {
    sentKey: randomUUID(),
    ...(url.searchParams.has('done') ? { status: 'done' } : {}),
  });
};

/** Sends a message that was written without script; if it cannot be sent, the form comes back filled in. */
const send: Answer = async (visit) => {
  const { context, client } = visit;
  const { contact } = context.site;
  if (!contact) return { location: ROUTES.front };
  const values = valuesOf(visit);
  const given = validate(contactKeySchema, values);
  const sentKey = given.valid ? given.value.key : randomUUID();
  const checked = validate(contactFormSchema(contact), { ...values, terms: values.terms === 'true' });
  if (!checked.valid)
    return contactView(context, contact, { sentKey, values, errors: messagesOf(visit, checked.issues) }, 400);
  try {
    await createContact(client).send({ ...checked.value, key: sentKey });
    return { location: `${ROUTES.contact}?done=1` };
  } catch (error) {
    return contactView(context, contact, { sentKey, values, status: 'failed' }, statusOf(failedCall(error)));
  }
};

/** `/contacte/`: messages to the newsroom. */
export const contactPage: AccountPage = { get: show, post: send };
