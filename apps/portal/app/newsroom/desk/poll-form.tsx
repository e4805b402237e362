import { ROUTES } from '@portal/model';
import type { DeskPoll, DeskPolls } from '@portal/model/newsroom';
import { POLL_LENGTHS, POLL_MAX_OPTIONS, POLL_RESULTS, POLL_VOTERS } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Inline, Stack } from '@portal/ui/layout';
import { Select } from '@portal/ui/select';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import { WholeDates } from './queue';
import { POLL_DESK_TEXTS } from './texts/polls';

/** Submitted or stored values of a poll's form; dates are in the site's local time, `2026-03-18T12:00`. */
export type PollFields = Readonly<Record<string, string | undefined>>;

export type PollFormProps = {
  context: PageContext;
  /** Poll to change; without it the form creates a new one. */
  one?: { poll: Pick<DeskPoll['poll'], 'contentId'> } | undefined;
  desk: Pick<DeskPolls, 'sections'>;
  fields: PollFields;
  errors?: Readonly<Record<string, string>> | undefined;
};

/** Question, answers and settings of a poll without votes. */
export function PollForm({ context, one, desk, fields, errors = {} }: PollFormProps) {
  const texts = POLL_DESK_TEXTS[context.site.language];
  const field = (name: string) => ({
    name,
    id: `poll-${name}`,
    defaultValue: fields[name],
    error: errors[name],
  });
  return (
    <form
      method="post"
      noValidate
      action={one ? `${ROUTES.deskPolls}?id=${one.poll.contentId}` : `${ROUTES.deskPolls}?nova=1`}
    >
      <Stack gap="4">
        <TextField label={texts.question} required maxLength={POLL_LENGTHS.question} {...field('question')} />
        <TextArea
          label={texts.options}
          hint={texts.optionsHint}
          required
          rows={5}
          limit={POLL_MAX_OPTIONS * (POLL_LENGTHS.option + 1)}
          {...field('options')}
        />
        <Inline gap="4" align="start">
          <TextField label={texts.start} hint={texts.startHint} type="datetime-local" {...field('start')} />
          <TextField label={texts.end} hint={texts.endHint} type="datetime-local" {...field('end')} />
          <TextField label={texts.choices} inputMode="numeric" {...field('choices')} />
        </Inline>
        <Inline gap="4" align="start">
          <Select
            label={texts.voters}
            placeholder={null}
            options={POLL_VOTERS.filter((value) => value === 'everybody' || context.site.features.users).map(
              (value) => ({ value, label: texts.votersOf[value] }),
            )}
            {...field('voters')}
          />
          <Select
            label={texts.when}
            placeholder={null}
            options={POLL_RESULTS.map((value) => ({ value, label: texts.whenOf[value] }))}
            {...field('results')}
          />
        </Inline>
        <Checkbox
          name="isChangeable"
          value="true"
          label={texts.change}
          defaultChecked={fields.isChangeable === 'true'}
        />
        {one ? null : (
          <Inline gap="4" align="start">
            <TextField label={texts.path} hint={texts.pathHint} {...field('path')} />
            <Select
              label={texts.section}
              placeholder={texts.noSection}
              options={desk.sections.map(({ slug, name }) => ({ value: slug, label: name }))}
              {...field('section')}
            />
          </Inline>
        )}
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
