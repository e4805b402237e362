'use client';
import { createContact, failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  type ContactSettings,
  contactFormSchema,
} from '@portal/model/participation';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { ContactForm, type ContactFormProps, type ContactStatus } from '@portal/ui/contact-form';
import { useMemo, useState } from 'react';
import { browserKey } from '../client/consent/browser-key';
import { client } from '../client/islands/client';
import { words } from '../client/islands/reader';
import { island } from '../declare-island';

export type ContactIslandProps = Pick<ContactFormProps, 'privacy'> & {
  settings: ContactSettings;
  termsUrl?: string | undefined;
  /** Key of the message when it is sent without JavaScript. */
  sentKey: string;
  values?: FormValues;
  errors?: FormErrors;
  status?: ContactStatus;
};

const written = ({ terms, ...values }: FormValues) => ({ ...values, terms: terms === 'true' });

/**
 * A message to the newsroom (spec §2); one that fails to send stays in the form, and a retry uses the same
 * key.
 */
function ContactIsland(props: ContactIslandProps) {
  const { settings, termsUrl, privacy, sentKey, values, errors, status: sent } = props;
  const [status, setStatus] = useState<ContactStatus>(sent ?? 'idle');
  const [key] = useState(() => (typeof window === 'undefined' ? sentKey : browserKey()));
  const schema = useMemo(() => contactFormSchema(settings), [settings]);
  const check = useMemo(() => checkBy(schema, words.fields, written), [schema]);
  const send = async (form: FormValues) => {
    const checked = validate(schema, written(form));
    if (!checked.valid) return;
    setStatus('waiting');
    try {
      await createContact(client).send({ ...checked.value, key });
      setStatus('done');
    } catch (error) {
      failedCall(error);
      setStatus('failed');
    }
  };
  return (
    <ContactForm
      action={ROUTES.contact}
      headingLevel={1}
      {...(settings.intro ? { intro: settings.intro } : {})}
      subjects={settings.subjects.map(({ id, label }) => ({ value: id, label }))}
      fields={settings.fields}
      limit={CONTACT_MESSAGE_MAX_LENGTH}
      termsHref={termsUrl}
      privacy={privacy}
      {...(values ? { values } : {})}
      {...(errors ? { errors } : {})}
      status={status}
      check={check}
      onSubmit={(form) => void send(form)}
    >
      <input type="hidden" name="key" value={sentKey} />
    </ContactForm>
  );
}

export default island({ wakes: 'interaction', component: ContactIsland });
