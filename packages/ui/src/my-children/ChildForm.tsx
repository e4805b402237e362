'use client';
import type { ReactNode } from 'react';
import * as css from '../account-form/AccountForm.css';
import { type AccountFormProps, CheckedFields, type FormValues, useAccountForm } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/index';
import { DateField } from '../date-field/DateField';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { TextField } from '../text-field/TextField';

/** Props of `ChildForm`; its fields are `name`, `birthdate` and the box `consent`. */
export type ChildFormProps = Omit<AccountFormProps, 'onSubmit'> & {
  /** Receives the values; if omitted, the form is posted once it is valid. */
  onSubmit?: (values: FormValues) => void;
  /** Wording of the consent, which the newsroom stores. */
  consentWords: string;
  /** Earliest and latest birthdate of a child that can be added, `YYYY-MM-DD`. */
  minBirthdate?: string;
  maxBirthdate?: string;
  /** Error message, if the form was rejected. */
  failure?: string | undefined;
  /** URL of the list. */
  backHref: string;
  backText: string;
  /** Hidden fields. */
  children?: ReactNode;
};

/** Form for an adult to add a child's account, with their consent (spec §2, my children tab). */
export function ChildForm(props: ChildFormProps) {
  const { values = {}, loading = false, headingLevel = 1, consentWords, minBirthdate, maxBirthdate } = props;
  const { failure, backHref, backText, children } = props;
  const { children: texts } = useLocale('children', 'fields', 'calendar').texts;
  const { form, alert, errors, faults, fieldId } = useAccountForm({
    ...props,
    onSubmit: send,
    summary: true,
    labels: { name: texts.name, birthdate: texts.birthdate, consent: '' },
  });
  function send(values: FormValues) {
    if (props.onSubmit) props.onSubmit(values);
    else form.ref.current?.submit();
  }
  return (
    <form {...form} className={css.form} data-part="child-form">
      <AccountHead
        headingLevel={headingLevel}
        title={texts.newTitle}
        back={{ text: backText, href: backHref }}
      />
      <p className={`${css.text} ${textClass.summary}`}>{texts.newIntro}</p>
      {failure ? <FormAlert ref={alert}>{failure}</FormAlert> : null}
      <CheckedFields faults={faults} fieldId={fieldId}>
        <RequiredNote />
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          required
          defaultValue={values.name}
          error={errors.name}
        />
        <DateField
          label={texts.birthdate}
          name="birthdate"
          autoComplete="off"
          required
          defaultValue={values.birthdate}
          min={minBirthdate}
          max={maxBirthdate}
          error={errors.birthdate}
        />
        <Checkbox
          name="consent"
          value="true"
          required
          defaultChecked={values.consent === 'true'}
          label={consentWords}
          error={errors.consent}
        />
      </CheckedFields>
      {children}
      <div className={css.actions}>
        <Button type="submit" loading={loading}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
