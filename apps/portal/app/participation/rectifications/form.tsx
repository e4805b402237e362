'use client';
import { RECTIFICATION_KINDS, ROUTES } from '@portal/model';
import {
  CONTACT_TRAP,
  RECTIFICATION_CAPACITIES,
  RECTIFICATION_LENGTHS,
  RECTIFICATION_PARTIES,
} from '@portal/model/participation';
import { CheckedFields, type FormErrors, type FormValues, useAccountForm } from '@portal/ui/account-form';
import { Button } from '@portal/ui/button';
import { RequiredNote } from '@portal/ui/field';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Hidden, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { useLocale } from '@portal/ui/locale';
import { RadioGroup } from '@portal/ui/radio-group';
import { Heading, Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { EmailField, TextField } from '@portal/ui/text-field';
import type { ReactNode } from 'react';
import type { RectificationTexts } from './texts';

export type RectificationFormProps = {
  texts: RectificationTexts;
  /** Idempotency key: a form that is sent twice creates one request. */
  sentKey: string;
  /** Details of the story. */
  story?: ReactNode;
  /**
   * Shows the address of the story as a field: it is unknown, or was sent and can be changed without losing
   * typed text.
   */
  isStoryAsked: boolean;
  /** Error at that field before anything is sent: the link here led to no story. */
  unknownStory?: string | undefined;
  values: FormValues;
  errors: FormErrors;
  /** General error that belongs to no field. */
  failed?: string | undefined;
  privacy?: PrivacyNote | undefined;
};

type PrivacyNote = { text: string; link: string; href: string };

/** Privacy note shown before the form is sent. */
function Privacy({ text, link, href }: PrivacyNote) {
  const { fields } = useLocale('fields').texts;
  return (
    <Text variant="meta" tone="quiet">
      {text}{' '}
      <Link href={href} target="_blank">
        {link}
        <Hidden as="span"> ({fields.newTab})</Hidden>
      </Link>
    </Text>
  );
}

type GroupProps = { title: string; text?: string; children: ReactNode };

/** Fields about one subject, under its heading. */
function Group({ title, text, children }: GroupProps) {
  return (
    <Stack gap="4">
      <Heading headingLevel={2} size="sm">
        {title}
      </Heading>
      {text ? <Text variant="summary">{text}</Text> : null}
      {children}
    </Stack>
  );
}

/** No validation before sending: the page has no JavaScript, and the server returns the errors. */
const UNCHECKED = { check: () => ({}), onSubmit: () => undefined };

/**
 * Form for a rectification or an update, posted without JavaScript: a legal right must not depend on the
 * browser.
 */
export function RectificationForm(props: RectificationFormProps) {
  const { texts, sentKey, story, isStoryAsked, unknownStory, values, errors, failed, privacy } = props;
  const { labels, hints, groups } = texts;
  const { form, faults, fieldId } = useAccountForm({
    action: ROUTES.rectification,
    errors,
    summary: true,
    ...UNCHECKED,
    labels,
  });
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    required: true,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <Box style={{ maxInlineSize: '45rem' }}>
      <form {...form}>
        <Stack gap="8">
          {failed ? <FormAlert>{failed}</FormAlert> : null}
          <CheckedFields faults={faults} fieldId={fieldId}>
            <RequiredNote />
            <Group title={groups.story}>
              {story}
              {isStoryAsked ? (
                <TextField
                  {...field('story')}
                  error={errors.story ?? unknownStory}
                  hint={hints.story}
                  inputMode="url"
                />
              ) : (
                <input type="hidden" name="story" value={values.story} />
              )}
              <RadioGroup
                {...field('kind')}
                id={fieldId('kind')}
                options={RECTIFICATION_KINDS.map((value) => ({ value, ...texts.kinds[value] }))}
              />
            </Group>
            <Group title={groups.asking} text={texts.whatOfAsking}>
              <TextField {...field('party')} />
              <RadioGroup
                {...field('partyKind')}
                id={fieldId('partyKind')}
                options={RECTIFICATION_PARTIES.map((value) => ({ value, label: texts.parties[value] }))}
              />
              <TextField {...field('name')} autoComplete="name" />
              <EmailField {...field('email')} />
              <RadioGroup
                {...field('capacity')}
                id={fieldId('capacity')}
                options={RECTIFICATION_CAPACITIES.map((value) => ({
                  value,
                  label: texts.capacities[value],
                }))}
              />
            </Group>
            <Group title={groups.text}>
              <TextArea {...field('facts')} hint={hints.facts} limit={RECTIFICATION_LENGTHS.facts} />
              <TextArea {...field('text')} hint={hints.text} rows={10} limit={RECTIFICATION_LENGTHS.text} />
              <TextArea
                {...field('evidence')}
                required={false}
                hint={hints.evidence}
                limit={RECTIFICATION_LENGTHS.evidence}
              />
            </Group>
          </CheckedFields>
          {privacy ? <Privacy {...privacy} /> : null}
          {/* Honeypot: no person sees or reaches it, so only a machine fills it in. */}
          <Hidden>
            <input type="text" name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" aria-hidden="true" />
          </Hidden>
          <input type="hidden" name="key" value={sentKey} />
          <div>
            <Button type="submit">{texts.submit}</Button>
          </div>
        </Stack>
      </form>
    </Box>
  );
}
