import { failedCall } from '@portal/data';
import {
  type DeskPoll,
  type DeskUser,
  type Poll,
  pollFormSchema,
  ROUTES,
  toMilliseconds,
  validate,
  wallTime,
} from '@portal/model';
import { deskPollsView, type PollFields, type PollsViewProps } from '../../app/desk/polls';
import { POLL_DESK_TEXTS } from '../../app/desk/texts/polls';
import { type AccountPage, statusOf, type Visit, type Visited, valuesOf } from '../accounts/visit';
import { atDesk } from './at-desk';

type Said = Partial<Pick<PollsViewProps, 'fields' | 'errors' | 'isDone' | 'alert' | 'status'>>;

const textsOf = ({ context }: Visit) => POLL_DESK_TEXTS[context.site.language];

/** A moment as a form has it, by the clock where the site is. */
const wallOf = ({ context }: Visit, moment: string | null): string =>
  moment === null ? '' : wallTime(moment, context.site.timeZone).slice(0, 16);

/** ISO 8601 of a form's moment; null for none, '' for what is none. */
function momentOf({ context }: Visit, written: string | undefined): string | null {
  if (!written) return null;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(written)) return '';
  const ms = toMilliseconds(written.slice(0, 16), context.site.timeZone);
  return ms === null ? '' : new Date(ms).toISOString();
}

const fieldsOf = (visit: Visit, poll: Poll): PollFields => ({
  question: poll.question,
  options: poll.options.map(({ text }) => text).join('\n'),
  start: wallOf(visit, poll.start),
  end: wallOf(visit, poll.end),
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
    ...{ user, desk: polls, isNew, isFirst: !isKnown(before) },
    ...(one ? { one } : {}),
    ...(url.searchParams.has('fet') ? { isDone: true } : {}),
    ...said,
    fields: said.fields ?? (one ? fieldsOf(visit, one.poll) : NEW),
  });
}

/** A poll as a form has it. */
const writtenOf = (visit: Visit, values: Readonly<Record<string, string | undefined>>) => ({
  question: values.question,
  options: (values.options ?? '').split('\n').flatMap((line) => line.trim() || []),
  start: momentOf(visit, values.start),
  end: momentOf(visit, values.end),
  choices: Number(values.choices || '1'),
  voters: values.voters,
  results: values.results,
  isChangeable: values.isChangeable === 'true',
});

/** What is wrong with each field of a form, in the desk's words. */
function faultsOf(visit: Visit, issues: readonly { field: string }[]): Record<string, string> {
  const texts = textsOf(visit).faults;
  return Object.fromEntries(
    issues.flatMap(({ field }) => {
      const name = field.split('.')[0] ?? '';
      const text = Object.entries(texts).find(([known]) => known === name)?.[1];
      return text ? [[name, text]] : [];
    }),
  );
}

/** Why the back end refused, in words that somebody at the desk can use. */
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
  const errors = faultsOf(visit, failure.issues ?? []);
  return { status, ...(Object.keys(errors).length ? { errors } : { alert }) };
}

const act = atDesk(async (visit, user) => {
  const { desk, url } = visit;
  const values = valuesOf(visit);
  const id = url.searchParams.get('id') ?? '';
  const done = (contentId: string) => ({ location: `${ROUTES.deskPolls}?id=${contentId}&fet=1` });
  const again = (said: Said) => pollsPage(visit, user, said);
  try {
    if (values.do === 'close' || values.do === 'end') {
      const end = values.do === 'close' ? 'now' : momentOf(visit, values.newEnd);
      if (end === '') return await again({ errors: { newEnd: textsOf(visit).faults.end }, status: 400 });
      await desk.endPoll(id, { end });
      return done(id);
    }
    const checked = validate(pollFormSchema, writtenOf(visit, values));
    if (!checked.valid)
      return await again({ fields: values, errors: faultsOf(visit, checked.issues), status: 400 });
    if (values.do === 'change') {
      await desk.changePoll(id, checked.value);
      return done(id);
    }
    const { path = '', section = '' } = values;
    return done(await desk.createPoll({ ...checked.value, path, section }));
  } catch (error) {
    const { errors, ...said } = refusedBy(visit, error);
    const isEnd = values.do === 'close' || values.do === 'end';
    if (isEnd) return again({ ...said, ...(errors?.end ? { errors: { newEnd: errors.end } } : {}) });
    return again({ ...said, ...(errors ? { errors } : {}), fields: values });
  }
});

/** `/redaccio/enquestes/`: polls, and what is done with them. */
export const deskPollsPage: AccountPage = { get: atDesk((visit, user) => pollsPage(visit, user)), post: act };
