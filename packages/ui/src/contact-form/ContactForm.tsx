'use client';
import { CONTACT_TRAP, type ContactField } from '@portal/model/participation';
import { type ReactNode, useId } from 'react';
import * as css from '../account-form/AccountForm.css';
import {
  type AccountFormProps,
  CheckedFields,
  type FieldLabels,
  type FormErrors,
  useAccountForm,
} from '../account-form/index';
import { Button } from '../button/Button';
import { Agreements, type PrivacyNote } from '../checkbox/Agreements';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { type Locale, useLocale } from '../locale/index';
import { Select, type SelectOption } from '../select/Select';
import { TextArea } from '../text-area/TextArea';
import { EmailField, TextField } from '../text-field/TextField';

/** States of the contact form; `failed` keeps the values. */
export const CONTACT_STATUSES = ['idle', 'waiting', 'done', 'failed'] as const;
/** State of the contact form. */
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Props of `ContactForm`; without `subjects` it has no subject field. */
export type ContactFormProps = Omit<AccountFormProps, 'loading'> & {
  title?: string;
  /** Introduction above the fields: who reads the message, and when to expect an answer. */
  intro?: string;
  /** Subjects to choose from; without any, the field is omitted. */
  subjects?: readonly SelectOption[];
  /** Additional optional fields. */
  fields?: readonly ContactField[];
  /** Maximum number of characters of the message. */
  limit?: number;
  /** URL of the legal terms. */
  termsHref?: string | undefined;
  /** Privacy notice of the form. */
  privacy?: PrivacyNote | undefined;
  status?: ContactStatus;
  /** Slot for a captcha. */
  children?: ReactNode;
};

/** Labels of the fields, in order. */
const labelsOf = (texts: Locale<'contact'>['texts']['contact']): FieldLabels => {
  const { name, email, phone, place, subject, message } = texts;
  return { name, email, phone, place, subject, message, terms: '' };
};

/** A message to the newsroom (spec §2, contact form module). Its fields: name, email, subject, message, terms. */
export function ContactForm(props: ContactFormProps) {
  const {
    values = {},
    title,
    intro,
    subjects = [],
    fields = [],
    limit,
    termsHref,
    privacy,
    status = 'idle',
    headingLevel = 2,
    children,
  } = props;
  const { contact: texts } = useLocale('contact', 'fields').texts;
  const { form, alert, errors, faults, fieldId } = useAccountForm({
    ...props,
    loading: status === 'waiting',
    summary: true,
    labels: labelsOf(texts),
  });
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} className={css.form} data-part="contact-form">
      <Heading id={id} className={headlineClass.lg}>
        {title ?? texts.title}
      </Heading>
      {intro ? <p className={`${css.text} ${textClass.summary}`}>{intro}</p> : null}
      {status === 'done' ? (
        <FormAlert variant="success">{texts.done}</FormAlert>
      ) : (
        <form {...form} className={css.form}>
          {status === 'failed' ? <FormAlert ref={alert}>{texts.failed}</FormAlert> : null}
          <CheckedFields faults={faults} fieldId={fieldId}>
            <RequiredNote />
            <TextField
              label={texts.name}
              name="name"
              autoComplete="name"
              required
              defaultValue={values.name}
              error={errors.name}
            />
            <EmailField
              label={texts.email}
              name="email"
              required
              defaultValue={values.email}
              error={errors.email}
            />
            <AskedFields fields={fields} values={values} errors={errors} />
            {subjects.length ? (
              <Select
                label={texts.subject}
                name="subject"
                required
                options={subjects}
                defaultValue={values.subject}
                error={errors.subject}
              />
            ) : null}
            <TextArea
              label={texts.message}
              name="message"
              required
              rows={7}
              limit={limit}
              defaultValue={values.message}
              error={errors.message}
            />
            <Agreements termsHref={termsHref} privacy={privacy} error={errors.terms} />
          </CheckedFields>
          {/* Honeypot: people neither see nor reach it, so only bots fill it in. */}
          <input
            type="text"
            name={CONTACT_TRAP}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            className={visuallyHidden}
          />
          {children}
          <div className={css.actions}>
            <Button type="submit" loading={status === 'waiting'}>
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

type AskedFieldsProps = Required<Pick<ContactFormProps, 'fields' | 'values'>> & { errors: FormErrors };

/** Optional fields that some sites ask for. */
function AskedFields({ fields, values, errors }: AskedFieldsProps) {
  const { contact: texts } = useLocale('contact').texts;
  return (
    <>
      {fields.includes('phone') ? (
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={values.phone}
          error={errors.phone}
        />
      ) : null}
      {fields.includes('place') ? (
        <TextField
          label={texts.place}
          name="place"
          autoComplete="address-level2"
          defaultValue={values.place}
          error={errors.place}
        />
      ) : null}
    </>
  );
}
