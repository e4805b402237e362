import { ROUTES } from '@portal/model';
import type { DeskInterview, DeskInterviews } from '@portal/model/newsroom';
import { INTERVIEW_LENGTHS } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Select } from '@portal/ui/select';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import { WholeDates } from './queue';
import { INTERVIEW_DESK_TEXTS } from './texts/interviews';

/** Submitted or stored values of an interview's form; dates are in the site's local time. */
export type InterviewFields = Readonly<Record<string, string | undefined>>;

export type InterviewFormProps = {
  context: PageContext;
  /** Interview to change; without it the form creates a new one. */
  one?: { interview: Pick<DeskInterview, 'contentId'> } | undefined;
  desk: Pick<DeskInterviews, 'sections'>;
  fields: InterviewFields;
  errors?: Readonly<Record<string, string>> | undefined;
};

/** Guest, texts and dates of an interview; a new one also has headline and section. */
export function InterviewForm({ context, one, desk, fields, errors = {} }: InterviewFormProps) {
  const texts = INTERVIEW_DESK_TEXTS[context.site.language];
  const field = (name: string) => ({
    name,
    id: `interview-${name}`,
    defaultValue: fields[name],
    error: errors[name],
  });
  return (
    <form
      method="post"
      noValidate
      action={
        one ? `${ROUTES.deskInterviews}?id=${one.interview.contentId}` : `${ROUTES.deskInterviews}?nova=1`
      }
    >
      <Stack gap="4">
        {one ? null : (
          <>
            <TextField
              label={texts.headline}
              required
              maxLength={INTERVIEW_LENGTHS.title}
              {...field('title')}
            />
            <Select
              label={texts.section}
              required
              placeholder={texts.noSection}
              options={desk.sections.map(({ slug, name }) => ({ value: slug, label: name }))}
              {...field('section')}
            />
          </>
        )}
        <TextField
          label={texts.guestName}
          required
          maxLength={INTERVIEW_LENGTHS.name}
          {...field('guestName')}
        />
        <TextField
          label={texts.guestRole}
          hint={texts.guestRoleHint}
          maxLength={INTERVIEW_LENGTHS.role}
          {...field('guestRole')}
        />
        <TextArea
          label={texts.opening}
          hint={texts.openingHint}
          rows={4}
          limit={INTERVIEW_LENGTHS.opening}
          {...field('opening')}
        />
        <Inline gap="4" align="start">
          <TextField label={texts.start} type="datetime-local" required {...field('start')} />
          <TextField label={texts.end} hint={texts.endHint} type="datetime-local" {...field('end')} />
          <TextField label={texts.questionLimit} inputMode="numeric" {...field('questionLimit')} />
        </Inline>
        <TextArea
          label={texts.goodbye}
          hint={texts.goodbyeHint}
          rows={4}
          limit={INTERVIEW_LENGTHS.goodbye}
          {...field('goodbye')}
        />
        <WholeDates context={context} id="dates" />
        <div>
          <Button type="submit" name="do" value={one ? 'change' : 'create'}>
            {one ? texts.save : texts.create}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
