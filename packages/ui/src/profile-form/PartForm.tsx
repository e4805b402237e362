'use client';
import type { ProfilePart } from '@portal/model/readers';
import { type ReactNode, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import {
  type AccountFormProps,
  CheckedFields,
  type FieldLabels,
  type FormErrors,
  useAccountForm,
} from '../account-form/index';
import { Button } from '../button/Button';
import { FormAlert } from '../form-alert/FormAlert';
import type { HeadingLevel } from '../foundation/props';
import { useLocale } from '../locale/index';
import { Part } from './Part';

/** Outcome of saving a section of the profile: the texts of the catalogue (spec §8). */
export type PartOutcome = {
  /** Whether it is being saved. */
  loading?: boolean;
  /** Errors that the server found. */
  errors?: FormErrors;
  alert?: { kind: 'success' | 'error'; text: ReactNode };
};

type PartFormProps = Pick<AccountFormProps, 'action' | 'check' | 'onSubmit'> & {
  part: ProfilePart;
  title: string;
  /** Text of its button. */
  submit: string;
  /** Labels of its fields, in order. */
  labels: FieldLabels;
  outcome: PartOutcome;
  headingLevel: HeadingLevel;
  children: (errors: FormErrors) => ReactNode;
};

/** A section of the profile as a separate form: values typed in the others are not affected. */
export function PartForm(props: PartFormProps) {
  const { part, action, title, submit, outcome, headingLevel, children } = props;
  const anchor = `profile-${part}`;
  const { loading = false, alert } = outcome;
  const { fields: texts } = useLocale('fields').texts;
  const {
    form,
    alert: alertRef,
    errors,
    faults,
    fieldId,
    valid,
  } = useAccountForm({
    ...props,
    // Without JavaScript, the returned page scrolls to the submitted section.
    action: `${action}#${anchor}`,
    loading,
    ...(outcome.errors ? { errors: outcome.errors } : {}),
    early: true,
    summary: true,
  });
  const saved = alert?.kind === 'success' && !loading;
  const [wasSaved, setWasSaved] = useState(saved);
  const [saves, setSaves] = useState(0);
  if (saved !== wasSaved) {
    setWasSaved(saved);
    if (saved) setSaves(saves + 1);
  }
  return (
    <Part headingLevel={headingLevel} title={title} name="profile-part" anchor={anchor}>
      <form {...form} className={css.fields}>
        <input type="hidden" name="part" value={part} />
        {alert && (alert.kind === 'success' || faults.length === 0) ? (
          <FormAlert ref={alertRef} variant={alert.kind}>
            {alert.text}
          </FormAlert>
        ) : null}
        {/* A save re-mounts the fields with the values that the server returned (spec §4); a failure keeps
            them. */}
        <CheckedFields key={saves} faults={faults} fieldId={fieldId}>
          {children(errors)}
        </CheckedFields>
        <div className={css.actions}>
          <Button type="submit" reason={valid ? undefined : texts.incomplete} loading={loading}>
            {submit}
          </Button>
        </div>
      </form>
    </Part>
  );
}
