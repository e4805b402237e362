import { randomUUID } from 'node:crypto';
import { createContact } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import { contactKeySchema, contactRequestSchema } from '@portal/model/participation';
import { formPage } from '../../app/form-page';
import { contactView } from '../../app/readers/account/contact';

/** Key of a message: that of its form, so that a message sent twice arrives once. */
function keyOf(values: Readonly<Record<string, string>>): string {
  const given = validate(contactKeySchema, values);
  return given.valid ? given.value.key : randomUUID();
}

/** `/contacte/`: messages to the newsroom. */
export const contactPage = formPage({
  schema: ({ context: { site } }) => (site.contact ? contactRequestSchema(site.contact) : null),
  complete: (values) => ({ ...values, key: keyOf(values) }),
  read: (values) => ({ ...values, terms: values.terms === 'true' }),
  send: ({ client }, message) => createContact(client).send(message),
  show: ({ context, url }, { values, errors, isFailed, status }) => {
    const { contact } = context.site;
    if (!contact) return { location: ROUTES.front };
    const said = isFailed ? 'failed' : url.searchParams.has('done') ? 'done' : undefined;
    return contactView(
      context,
      contact,
      {
        sentKey: values?.key ?? randomUUID(),
        ...(values ? { values } : {}),
        ...(errors ? { errors } : {}),
        ...(said ? { status: said } : {}),
      },
      status,
    );
  },
  done: () => `${ROUTES.contact}?done=1`,
});
