'use client';
import { childFormSchema } from '@portal/model/readers';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { ChildForm, type ChildFormProps } from '@portal/ui/my-children';
import { useMemo } from 'react';
import { words } from '../client/islands/reader';
import { island } from '../declare-island';

export type NewChildIslandProps = Pick<
  ChildFormProps,
  'action' | 'consentWords' | 'minBirthdate' | 'maxBirthdate' | 'failure' | 'backHref' | 'backText'
> & {
  today: string;
  /** Sent with the form: makes a retry idempotent, and records which text was consented to. */
  sentKey: string;
  version: string;
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
};

const written = ({ consent, ...values }: FormValues) => ({ ...values, consent: consent === 'true' });

/** An adult adds a child: errors are shown before it is posted (spec §5). */
function NewChildIsland({ today, sentKey, version, values, errors, ...props }: NewChildIslandProps) {
  const check = useMemo(() => checkBy(childFormSchema(today), words.fields, written), [today]);
  return (
    <ChildForm {...props} {...(values ? { values } : {})} {...(errors ? { errors } : {})} check={check}>
      <input type="hidden" name="key" value={sentKey} />
      <input type="hidden" name="version" value={version} />
    </ChildForm>
  );
}

export default island({ wakes: 'interaction', component: NewChildIsland });
