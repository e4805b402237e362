import { failedCall } from '@portal/data';
import { fill, inEveryLanguage, ROUTES, validate } from '@portal/model';
import { type DeskPoll, type DeskPolls, type DeskUser, mayAct } from '@portal/model/newsroom';
import {
  POLL_LENGTHS,
  POLL_MAX_OPTIONS,
  POLL_RESULTS,
  POLL_VOTERS,
  type Poll,
  pollFormSchema,
} from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Disclosure } from '@portal/ui/disclosure';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Table } from '@portal/ui/table';
import { Heading, Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { statusOf, type Visit, type Visited, valuesOf } from '../../../visit';
import { atDesk, deskScreen, doneMessage, faultsOf, type ScreenLogWords } from '../desk-screen';
import { deskView } from '../frame';
import { fieldOfMoment, momentInWords, momentOfField } from '../moments';
import { PictureForm } from '../pictures';
import { Paging, WholeDates } from '../queue';
import { PICTURE_TEXTS } from '../texts/pictures';
import { POLL_DESK_TEXTS } from '../texts/polls';

type Said = Partial<Pick<PollsViewProps, 'fields' | 'errors' | 'done' | 'alert' | 'status'>>;

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
    ...doneMessage(visit, DONE),
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
  const texts = textsOf(visit.context);
  const alert =
    failure.code === 'POLL_THERE'
      ? texts.taken
      : failure.code === 'POLL_STARTED'
        ? texts.started
        : texts.failed;
  const errors = faultsOf(textsOf(visit.context).faults, failure.issues ?? []);
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
      if (end === '')
        return await again({ errors: { newEnd: textsOf(visit.context).faults.end }, status: 400 });
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
        errors: faultsOf(textsOf(visit.context).faults, checked.issues),
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

type PollsViewProps = {
  user: DeskUser;
  desk: DeskPolls;
  /** A single poll, with its forms. */
  one?: DeskPoll;
  /** Shows the form for a new poll in place of the list. */
  isNew?: boolean;
  fields: PollFields;
  errors?: Readonly<Record<string, string>>;
  isFirst?: boolean;
  /** Confirmation of the last action. */
  done?: string;
  alert?: string;
  status?: number;
};

type ViewProps = PollsViewProps & { context: PageContext };

const textsOf = ({ site }: Pick<PageContext, 'site'>) => POLL_DESK_TEXTS[site.language];

/** `/redaccio/enquestes/`: polls of the site with their results, one of them, or the form of a new one. */
function deskPollsView(context: PageContext, props: PollsViewProps): AccountView {
  const { user, one, isNew = false, done, alert, status } = props;
  const texts = textsOf(context);
  return deskView(context, {
    title: one ? one.poll.question : isNew ? texts.add : texts.title,
    path: ROUTES.deskPolls,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        {one || isNew ? (
          <Link href={ROUTES.deskPolls} variant="back">
            {texts.all}
          </Link>
        ) : null}
        {one ? <OnePoll {...props} context={context} one={one} /> : null}
        {isNew ? <PollForm {...props} context={context} /> : null}
        {one || isNew ? null : <PollList {...props} context={context} />}
      </>
    ),
  });
}

function PollList({ context, desk, user, isFirst = true }: ViewProps) {
  const texts = textsOf(context);
  return (
    <>
      {mayAct(user.role, 'poll.create') ? (
        <div>
          <Button href={`${ROUTES.deskPolls}?nova=1`}>{texts.add}</Button>
        </div>
      ) : null}
      {desk.polls.length ? null : <Text tone="quiet">{texts.none}</Text>}
      {desk.polls.map((one) => (
        <Panel key={one.poll.contentId} as="article" size="small">
          <Stack gap="3">
            <Heading headingLevel={2} size="xs">
              <Link href={`${ROUTES.deskPolls}?id=${one.poll.contentId}`} variant="quiet">
                {one.poll.question}
              </Link>
            </Heading>
            <Facts context={context} one={one} />
          </Stack>
        </Panel>
      ))}
      <Paging
        first={isFirst ? null : { href: ROUTES.deskPolls, label: texts.newer }}
        next={
          desk.next === null ? null : { href: `${ROUTES.deskPolls}?before=${desk.next}`, label: texts.older }
        }
      />
    </>
  );
}

/** State, dates, votes and place of publication. */
function Facts({ context, one: { poll, state, title, path } }: { context: PageContext; one: DeskPoll }) {
  const { locale } = context;
  const texts = textsOf(context);
  const when = (date: string) => momentInWords(context, date);
  const facts = [
    texts.states[state],
    poll.start && state === 'not-started' ? fill(texts.from, { date: when(poll.start) }) : null,
    poll.end ? fill(texts.until, { date: when(poll.end) }) : texts.endless,
    counted(texts.votes, poll.votes ?? 0, locale),
  ];
  return (
    <Text variant="meta" tone="quiet">
      {facts.filter(Boolean).join(' · ')} ·{' '}
      <Link href={path} variant="quiet">
        {fill(texts.at, { title })}
      </Link>
    </Text>
  );
}

function OnePoll(props: ViewProps & { one: DeskPoll }) {
  const { context, one, user } = props;
  const texts = textsOf(context);
  const { poll, state } = one;
  const total = poll.votes ?? 0;
  const mayChange = mayAct(user.role, 'poll.change');
  return (
    <Stack gap="6">
      <Facts context={context} one={one} />
      <Table
        caption={texts.results}
        columns={[
          { id: 'text', title: texts.option, isRowHead: true },
          { id: 'votes', title: texts.count, isNumeric: true },
          {
            id: 'share',
            title: texts.share,
            isNumeric: true,
            format: { style: 'percent', maximumFractionDigits: 1 },
          },
        ]}
        rows={poll.options.map(({ id, text, votes }) => ({
          id,
          text,
          votes,
          share: total ? (votes ?? 0) / total : null,
        }))}
      />
      {mayChange ? <EndForm {...props} /> : null}
      {mayChange && total === 0 && state !== 'finished' ? (
        <>
          <Heading headingLevel={2} size="sm">
            {texts.edit}
          </Heading>
          <PollForm {...props} />
          <OptionPictures {...props} />
        </>
      ) : null}
    </Stack>
  );
}

/** Picture of each answer, for a poll without votes. */
function OptionPictures({ context, one: { poll }, errors = {} }: ViewProps & { one: DeskPoll }) {
  const texts = PICTURE_TEXTS[context.site.language];
  return (
    <Stack as="section" gap="3" aria-labelledby="pictures">
      <Heading headingLevel={2} size="sm" id="pictures">
        {texts.answers}
      </Heading>
      {poll.options.map(({ id, text, image }) => (
        <Disclosure
          key={id}
          summary={fill(texts.answer, { option: text })}
          open={errors[`picture-${id}`] !== undefined}
        >
          <PictureForm
            context={context}
            id={`picture-${id}`}
            path={`${ROUTES.deskPolls}?id=${poll.contentId}`}
            what={{ option: id }}
            name={text}
            image={image ?? null}
            hasWords
            error={errors[`picture-${id}`]}
          />
        </Disclosure>
      ))}
    </Stack>
  );
}

function EndForm({ context, one: { poll, state }, fields, errors = {} }: ViewProps & { one: DeskPoll }) {
  const texts = textsOf(context);
  return (
    <form method="post" noValidate action={`${ROUTES.deskPolls}?id=${poll.contentId}`}>
      <WholeDates context={context} id="end-dates" />
      <Inline gap="4" align="end">
        <TextField
          name="newEnd"
          type="datetime-local"
          label={state === 'finished' ? texts.reopen : texts.end}
          hint={state === 'finished' ? texts.reopenHint : texts.endHint}
          defaultValue={state === 'finished' ? '' : fields.end}
          error={errors.newEnd}
          autoFocus={errors.newEnd !== undefined}
        />
        <Button type="submit" variant="secondary" name="do" value="end">
          {state === 'finished' ? texts.reopen : texts.extend}
        </Button>
        {state === 'active' ? (
          <Button type="submit" variant="danger" name="do" value="close">
            {texts.close}
          </Button>
        ) : null}
      </Inline>
    </form>
  );
}

/** Submitted or stored values of a poll's form; dates are in the site's local time, `2026-03-18T12:00`. */
type PollFields = Readonly<Record<string, string | undefined>>;

type PollFormProps = {
  context: PageContext;
  /** Poll to change; without it the form creates a new one. */
  one?: { poll: Pick<DeskPoll['poll'], 'contentId'> } | undefined;
  desk: Pick<DeskPolls, 'sections'>;
  fields: PollFields;
  errors?: Readonly<Record<string, string>> | undefined;
};

/** Question, answers and settings of a poll without votes. */
function PollForm({ context, one, desk, fields, errors = {} }: PollFormProps) {
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

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    create: 'S’ha creat l’enquesta.',
    change: 'S’han desat els canvis de l’enquesta.',
    close: 'S’ha tancat l’enquesta.',
    end: 'S’ha canviat la data de tancament de l’enquesta.',
    picture: 'S’ha posat la imatge.',
    'no-picture': 'S’ha tret la imatge.',
  },
  es: {
    create: 'Se ha creado la encuesta.',
    change: 'Se han guardado los cambios de la encuesta.',
    close: 'Se ha cerrado la encuesta.',
    end: 'Se ha cambiado el cierre de la encuesta.',
    picture: 'Se ha puesto la imagen.',
    'no-picture': 'Se ha quitado la imagen.',
  },
  en: {
    create: 'The poll has been created.',
    change: 'The changes to the poll have been saved.',
    close: 'The poll has been closed.',
    end: 'The closing time of the poll has been changed.',
    picture: 'The picture has been added.',
    'no-picture': 'The picture has been removed.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { poll: 'enquestes' },
    kinds: { poll: 'Enquesta' },
    acts: {
      'poll.create': 'crea una enquesta',
      'poll.change': 'canvia una enquesta',
      'poll.close': 'tanca una enquesta',
      'poll.reopen': 'torna a obrir una enquesta',
    },
  },
  es: {
    topics: { poll: 'encuestas' },
    kinds: { poll: 'Encuesta' },
    acts: {
      'poll.create': 'crea una encuesta',
      'poll.change': 'cambia una encuesta',
      'poll.close': 'cierra una encuesta',
      'poll.reopen': 'vuelve a abrir una encuesta',
    },
  },
  en: {
    topics: { poll: 'polls' },
    kinds: { poll: 'Poll' },
    acts: {
      'poll.create': 'creates a poll',
      'poll.change': 'changes a poll',
      'poll.close': 'closes a poll',
      'poll.reopen': 'opens a poll again',
    },
  },
});

/** `/redaccio/enquestes/`: polls, and their actions. */
export default deskScreen({
  path: ROUTES.deskPolls,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'formats',
    order: 2,
    title: (language) => POLL_DESK_TEXTS[language].title,
    text: (language) => POLL_DESK_TEXTS[language].text,
  },
  get: atDesk((visit, user) => pollsPage(visit, user)),
  post: act,
});
