'use client';
import { RECTIFICATION_KINDS } from '@portal/model';
import {
  RECTIFICATION_CAPACITIES,
  RECTIFICATION_LENGTHS,
  RECTIFICATION_PARTIES,
} from '@portal/model/participation';
import { CheckedFields, useAccountForm } from '@portal/ui/account-form';
import { Button } from '@portal/ui/button';
import { RequiredNote } from '@portal/ui/field';
import { Box, Grid, Stack } from '@portal/ui/layout';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { EmailField, TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import { asSentence } from './rectification-decisions';
import { RECTIFICATION_RECORD_TEXTS } from './texts/rectification-record';
import { RECTIFICATION_DESK_TEXTS } from './texts/rectifications';

/** Submitted values of the form. */
export type RecordFields = Readonly<Record<string, string | undefined>>;

type RecordFormProps = {
  context: PageContext;
  action: string;
  sentKey: string;
  fields: RecordFields;
  errors?: Readonly<Record<string, string>>;
};

const NONE: Readonly<Record<string, string>> = {};
/** No validation before sending: the page has no JavaScript, and the server returns the errors. */
const UNCHECKED = { check: () => ({}), onSubmit: () => undefined };

/** Form for a request on paper: its text, and the day of receipt. */
export function RectificationRecordForm({
  context,
  action,
  sentKey,
  fields,
  errors = NONE,
}: RecordFormProps) {
  const texts = RECTIFICATION_RECORD_TEXTS[context.site.language];
  const { capacities } = RECTIFICATION_DESK_TEXTS[context.site.language];
  const { form, faults, fieldId } = useAccountForm({
    action,
    errors,
    labels: texts.labels,
    summary: true,
    ...UNCHECKED,
  });
  const field = (name: keyof typeof texts.labels) => ({
    name,
    label: texts.labels[name],
    id: fieldId(name),
    defaultValue: fields[name],
    error: errors[name],
  });
  return (
    <Box style={{ maxInlineSize: '50rem' }}>
      <form {...form}>
        <input type="hidden" name="key" value={sentKey} />
        <Stack gap="4">
          <Text>{texts.text}</Text>
          <CheckedFields faults={faults} fieldId={fieldId}>
            <RequiredNote />
            <Grid columns="wide" gap="4" style={{ alignItems: 'start' }}>
              <TextField required inputMode="numeric" {...field('receivedOn')} />
              <Select
                placeholder={null}
                options={RECTIFICATION_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
                {...field('kind')}
              />
            </Grid>
            <TextField required {...field('story')} />
            <Grid columns="wide" gap="4" style={{ alignItems: 'start' }}>
              <TextField required {...field('party')} />
              <Select
                placeholder={null}
                options={RECTIFICATION_PARTIES.map((value) => ({ value, label: texts.parties[value] }))}
                {...field('partyKind')}
              />
              <TextField required {...field('name')} />
              <Select
                placeholder={null}
                options={RECTIFICATION_CAPACITIES.map((value) => ({
                  value,
                  label: asSentence(capacities[value], context),
                }))}
                {...field('capacity')}
              />
            </Grid>
            <EmailField hint={texts.emailHint} {...field('email')} />
            <TextArea required limit={RECTIFICATION_LENGTHS.facts} {...field('facts')} />
            <TextArea required rows={8} limit={RECTIFICATION_LENGTHS.text} {...field('text')} />
            <TextArea limit={RECTIFICATION_LENGTHS.evidence} {...field('evidence')} />
          </CheckedFields>
          <div>
            <Button type="submit" name="do" value="record">
              {texts.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Box>
  );
}
