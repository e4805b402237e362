import { failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import type { DeskPoll, DeskUser } from '@portal/model/newsroom';
import { type Poll, pollFormSchema } from '@portal/model/participation';
import { fieldOfMoment, momentOfField } from '../../app/newsroom/desk/moments';
import type { PollFields } from '../../app/newsroom/desk/poll-form';
import { deskPollsView, type PollsViewProps } from '../../app/newsroom/desk/polls';
import { PICTURE_TEXTS } from '../../app/newsroom/desk/texts/pictures';
import { POLL_DESK_TEXTS } from '../../app/newsroom/desk/texts/polls';
import { type AccountPage, statusOf, type Visit, type Visited, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';
import { faultsOf } from './faults';

type Said = Partial<Pick<PollsViewProps, 'fields' | 'errors' | 'done' | 'alert' | 'status'>>;

const textsOf = ({ context }: Visit) => POLL_DESK_TEXTS[context.site.language];

const fieldsOf = (visit: Visit, poll: Poll): PollFields => ({
  question: poll.question,
  options: poll.options.map(({ text }) => text).join('\n'),
  start: fieldOfMoment(visit.context, poll.start),
  end: fieldOfMoment(visit.context, poll.end),
  choices: String(poll.choices),
  voters: poll.voters,
  results: poll.results,
  isChangeable: String(poll.isChangeable),
});

const NEW: PollFields = { choices: '1', voters: 'readers', results: 'voted' };

async function pollsPage(visit: Visit, user: DeskUser, said: Said = {}): Promise<Visited> {
  const { desk, context, url } = visit;
  const id = url.searchParams.get('id');
  const before = url.searchParams.get('before');
  const isKnown = (text: string | null): text is string => text !== null && /^\d{1,15}$/.test(text);
  const isNew = url.searchParams.has('nova');
  const polls = await desk.polls(isKnown(id) ? { id } : isKnown(before) ? { before } : {});
  const [first] = polls.polls;
  const one: DeskPoll | undefined = isKnown(id) ? first : undefined;
  if (id !== null && !one) return { location: ROUTES.deskPolls };
  return deskPollsView(context, {
    user,
    desk: polls,
    isNew,
    isFirst: !isKnown(before),
    ...(one ? { one } : {}),
    ...doneMessage(visit, 'polls'),
    ...said,
    fields: said.fields ?? (one ? fieldsOf(visit, one.poll) : NEW),
  });
}

/** The poll in a form. */
const writtenOf = (visit: Visit, values: Readonly<Record<string, string | undefined>>) => ({
  question: values.question,
  options: (values.options ?? '').split('\n').flatMap((line) => line.trim() || []),
  start: momentOfField(visit.context, values.start),
  end: momentOfField(visit.context, values.end),
  choices: Number(values.choices || '1'),
  voters: values.voters,
  results: values.results,
  isChangeable: values.isChangeable === 'true',
});

/** Why the back end refused, in a text that the newsroom can act on. */
function refusedBy(visit: Visit, error: unknown): Said {
  const failed = failedCall(error);
  const { failure } = failed;
  const status = statusOf(failed);
  if (status === 401 || status === 403) throw error;
  const texts = textsOf(visit);
  const alert =
    failure.code === 'POLL_THERE'
      ? texts.taken
      : failure.code === 'POLL_STARTED'
        ? texts.started
        : texts.failed;
  const errors = faultsOf(textsOf(visit).faults, failure.issues ?? []);
  return { status, ...(Object.keys(errors).length ? { errors } : { alert }) };
}

const act = atDesk(async (visit, user) => {
  const { desk, url } = visit;
  const values = valuesOf(visit);
  const id = url.searchParams.get('id') ?? '';
  const done = (contentId: string) => ({
    location: `${ROUTES.deskPolls}?${new URLSearchParams({ id: contentId, done: values.do ?? '' })}`,
  });
  const again = (said: Said) => pollsPage(visit, user, said);
  try {
    if (values.do === 'close' || values.do === 'end') {
      const end = values.do === 'close' ? 'now' : momentOfField(visit.context, values.newEnd);
      if (end === '') return await again({ errors: { newEnd: textsOf(visit).faults.end }, status: 400 });
      await desk.endPoll(id, { end });
      return done(id);
    }
    if (values.do === 'picture' || values.do === 'no-picture') {
      const { option = '', pictureAlt = '' } = values;
      const picture = values.do === 'picture' ? (values.picture ?? '') : '';
      await desk.setOptionPicture(id, { option, picture, pictureAlt });
      return done(id);
    }
    const checked = validate(pollFormSchema, writtenOf(visit, values));
    if (!checked.valid)
      return await again({
        fields: values,
        errors: faultsOf(textsOf(visit).faults, checked.issues),
        status: 400,
      });
    if (values.do === 'change') {
      await desk.changePoll(id, checked.value);
      return done(id);
    }
    const { path = '', section = '' } = values;
    return done(await desk.createPoll({ ...checked.value, path, section }));
  } catch (error) {
    const { errors, ...said } = refusedBy(visit, error);
    if (values.do === 'picture' || values.do === 'no-picture') {
      const { bad } = PICTURE_TEXTS[visit.context.site.language];
      const isPicture = failedCall(error).failure.issues?.some(({ field }) => field === 'picture');
      return again(isPicture ? { errors: { [`picture-${values.option}`]: bad }, status: 400 } : said);
    }
    const isEnd = values.do === 'close' || values.do === 'end';
    if (isEnd) return again({ ...said, ...(errors?.end ? { errors: { newEnd: errors.end } } : {}) });
    return again({ ...said, ...(errors ? { errors } : {}), fields: values });
  }
});

/** `/redaccio/enquestes/`: polls, and their actions. */
export const deskPollsPage: AccountPage = { get: atDesk((visit, user) => pollsPage(visit, user)), post: act };
