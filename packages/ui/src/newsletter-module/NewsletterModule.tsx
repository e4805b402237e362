'use client';
import { useId } from 'react';
import * as form from '../account-form/AccountForm.css';
import { type AccountFormProps, CheckedFields, useAccountForm } from '../account-form/index';
import { Button } from '../button/Button';
import { Agreements, type PrivacyNote } from '../checkbox/Agreements';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { headlineClass, textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { EmailField } from '../text-field/TextField';
import * as css from './NewsletterModule.css';

/** Props of `NewsletterModule`, which subscribes an email to the newsletter (spec §2, §5). */
export type NewsletterModuleProps = Omit<AccountFormProps, 'loading'> & {
  title?: string;
  text?: string;
  /** Id of the newsletter, submitted as `newsletter`; the first of the site's if omitted. */
  newsletter?: string;
  /** URL of the legal terms. */
  termsHref?: string | undefined;
  /** The reader has accepted the terms before, with their account. */
  hasAgreed?: boolean | undefined;
  /** Privacy notice of the form. */
  privacy?: PrivacyNote | undefined;
  status?: 'idle' | 'waiting' | 'done' | 'failed';
};

/** Newsletter form with an address and the terms (spec §5), for readers with and without an account. */
export function NewsletterModule(props: NewsletterModuleProps) {
  const {
    values = {},
    title,
    text,
    newsletter,
    termsHref,
    hasAgreed,
    privacy,
    status = 'idle',
    headingLevel = 2,
  } = props;
  const { newsletter: texts } = useLocale('newsletter', 'fields').texts;
  const {
    form: element,
    alert,
    errors,
    faults,
  } = useAccountForm({ ...props, loading: status === 'waiting', summary: true });
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.module} aria-labelledby={id} data-part="newsletter-module">
      <div>
        <Heading id={id} className={headlineClass.md}>
          {title ?? texts.title}
        </Heading>
        {text ? <p className={textClass.summary}>{text}</p> : null}
      </div>
      {status === 'done' ? (
        <FormAlert ref={alert} variant="success">
          {texts.done}
        </FormAlert>
      ) : (
        <form {...element} className={form.form}>
          {status === 'failed' ? <FormAlert ref={alert}>{texts.failed}</FormAlert> : null}
          <CheckedFields faults={faults}>
            <RequiredNote />
            {newsletter === undefined ? null : <input type="hidden" name="newsletter" value={newsletter} />}
            <EmailField
              label={texts.email}
              name="email"
              required
              defaultValue={values.email}
              error={errors.email}
            />
            <Agreements termsHref={termsHref} hasAgreed={hasAgreed} privacy={privacy} error={errors.terms} />
          </CheckedFields>
          <div className={form.actions}>
            <Button type="submit" loading={status === 'waiting'}>
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
