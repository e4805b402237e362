import {
  RECTIFICATION_CAPACITIES,
  RECTIFICATION_KINDS,
  RECTIFICATION_LENGTHS,
  RECTIFICATION_PARTIES,
} from '@portal/model';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { EmailField, TextField } from '@portal/ui/text-field';
import type { PageContext } from '../page';
import { RECTIFICATION_RECORD_TEXTS } from './texts/rectification-record';
import { RECTIFICATION_DESK_TEXTS } from './texts/rectifications';

/** Fields of the form as they were sent. */
export type RecordFields = Readonly<Record<string, string | undefined>>;

type RecordFormProps = {
  context: PageContext;
  action: string;
  sentKey: string;
  fields: RecordFields;
  errors?: Readonly<Record<string, string>>;
};

/** A request that came on paper: what its sender wrote, and the day when it came. */
export function RectificationRecordForm({ context, action, sentKey, fields, errors = {} }: RecordFormProps) {
  const texts = RECTIFICATION_RECORD_TEXTS[context.site.language];
  const { capacities } = RECTIFICATION_DESK_TEXTS[context.site.language];
  const field = (name: string) => ({
    ...{ name, id: `record-${name}`, defaultValue: fields[name], error: errors[name] },
  });
  return (
    <form method="post" noValidate action={action}>
      <input type="hidden" name="key" value={sentKey} />
      <Stack gap="4">
        <Text>{texts.text}</Text>
        <Inline gap="4" align="start">
          <TextField
            label={texts.receivedOn}
            required
            hint={texts.dayHint}
            inputMode="numeric"
            {...field('receivedOn')}
          />
          <Select
            label={texts.kind}
            placeholder={null}
            options={RECTIFICATION_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            {...field('kind')}
          />
        </Inline>
        <TextField label={texts.story} required {...field('story')} />
        <Inline gap="4" align="start">
          <TextField label={texts.party} required {...field('party')} />
          <Select
            label={texts.partyKind}
            placeholder={null}
            options={RECTIFICATION_PARTIES.map((value) => ({ value, label: texts.parties[value] }))}
            {...field('partyKind')}
          />
        </Inline>
        <Inline gap="4" align="start">
          <TextField label={texts.name} required {...field('name')} />
          <Select
            label={texts.capacity}
            placeholder={null}
            options={RECTIFICATION_CAPACITIES.map((value) => ({ value, label: capacities[value] }))}
            {...field('capacity')}
          />
        </Inline>
        <EmailField label={texts.email} hint={texts.emailHint} {...field('email')} />
        <TextArea label={texts.facts} required limit={RECTIFICATION_LENGTHS.facts} {...field('facts')} />
        <TextArea
          label={texts.asked}
          required
          rows={8}
          limit={RECTIFICATION_LENGTHS.text}
          {...field('text')}
        />
        <TextArea label={texts.evidence} limit={RECTIFICATION_LENGTHS.evidence} {...field('evidence')} />
        <div>
          <Button type="submit" name="do" value="record">
            {texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
