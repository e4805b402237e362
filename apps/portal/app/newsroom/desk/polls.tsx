import { fill, ROUTES } from '@portal/model';
import { type DeskPoll, type DeskPolls, type DeskUser, mayAct } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Table } from '@portal/ui/table';
import { Heading, Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskView } from './frame';
import { momentInWords } from './moments';
import { PictureForm } from './pictures';
import { type PollFields, PollForm } from './poll-form';
import { Paging, WholeDates } from './queue';
import { PICTURE_TEXTS } from './texts/pictures';
import { POLL_DESK_TEXTS } from './texts/polls';

export type PollsViewProps = {
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
export function deskPollsView(context: PageContext, props: PollsViewProps): AccountView {
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
