import { createContact } from '@portal/data';
import { ROUTES } from '@portal/model';
import { contactRequestSchema } from '@portal/model/participation';
import { form, formPage, keyOf } from '../../app/form-page';
import { contactView } from '../../app/readers/account/contact';
import { valuesOf } from '../../app/visit';
import { surroundingsOf } from '../readers/surroundings';

/** `/contacte/`: messages to the newsroom. */
export const contactPage = formPage((visit) => {
  const { client, context, url } = visit;
  const { contact } = context.site;
  if (!contact) return { location: ROUTES.front };
  const given = valuesOf(visit);
  const values = { ...given, key: keyOf(given) };
  return form(visit, {
    schema: contactRequestSchema(contact),
    values,
    input: { ...values, terms: given.terms === 'true' },
    send: (message) => createContact(client).send(message),
    show: async ({ failure, status, ...again }) => {
      const said = failure && !again.errors ? 'failed' : url.searchParams.has('done') ? 'done' : undefined;
      return contactView(
        context,
        contact,
        { sentKey: values.key, ...again, ...(said ? { status: said } : {}) },
        status,
        await surroundingsOf(visit),
      );
    },
    done: () => `${ROUTES.contact}?done=1`,
  });
});
