'use client';
import type { Ref } from 'react';
import * as css from '../account-form/AccountForm.css';
import { type AccountFormProps, useAccountForm } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/Button';
import { RequiredNote, SummedUp } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { textClass } from '../foundation/type.css';
import { ArrowLeftIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import { EmailField } from '../text-field/TextField';

/** Props of `RecoverForm`, which requests a password-reset email (spec §2). */
export type RecoverFormProps = AccountFormProps & {
  /** Error message of the server (spec §8). */
  failure?: string;
  /** URL of the login; `onBack` shows it without navigation. */
  backHref: string;
  onBack?: () => void;
  /** Ref of its heading, which takes the focus when the form replaces another. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** Form for a forgotten password: an email address, and a link back (spec §2). */
export function RecoverForm(props: RecoverFormProps) {
  const { values = {}, loading = false, headingLevel, failure, backHref, onBack, titleRef } = props;
  const {
    login: texts,
    accountFields: names,
    fields: fieldTexts,
  } = useLocale('login', 'accountFields', 'fields').texts;
  const { form, alert, errors, faults, valid } = useAccountForm({ ...props, early: true });
  return (
    <form {...form} className={css.form} data-part="recover-form">
      <AccountHead headingLevel={headingLevel} ref={titleRef} title={texts.recoverTitle} />
      <p className={textClass.summary}>{texts.recoverText}</p>
      {failure ? <FormAlert ref={alert}>{failure}</FormAlert> : null}
      <RequiredNote />
      <SummedUp value={faults.length > 0}>
        <EmailField
          label={names.email}
          name="email"
          required
          defaultValue={values.email}
          error={errors.email}
        />
      </SummedUp>
      <div className={css.actions}>
        <Button type="submit" reason={valid ? undefined : fieldTexts.incomplete} loading={loading}>
          {texts.recoverSubmit}
        </Button>
        {onBack ? (
          <Button variant="plain" icon={<ArrowLeftIcon size={20} />} onClick={onBack}>
            {texts.back}
          </Button>
        ) : (
          <Button variant="plain" icon={<ArrowLeftIcon size={20} />} href={backHref}>
            {texts.back}
          </Button>
        )}
      </div>
    </form>
  );
}
