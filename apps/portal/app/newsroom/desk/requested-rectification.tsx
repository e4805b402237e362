import { fill, formatCount, formatLongDay, formatPlural, pathTo, rectificationAnchor } from '@portal/model';
import { type DeskRectification, type DeskUser, mayAct } from '@portal/model/newsroom';
import { Box } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings } from '@portal/ui/locale';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { fieldOfMoment, momentInWords } from './moments';
import { Facts, QueueCard } from './queue-card';
import { asSentence, Deciding, NotTaken, Withdrawing, type WrittenDecision } from './rectification-decisions';
import { RECTIFICATION_DESK_TEXTS } from './texts/rectifications';

type RequestedProps = {
  context: PageContext;
  user: DeskUser;
  item: DeskRectification;
  now: Date;
  written?: WrittenDecision;
};

const textsOf = ({ site }: Pick<PageContext, 'site'>) => RECTIFICATION_DESK_TEXTS[site.language];
const dayInWords = ({ locale }: PageContext, moment: string): string =>
  formatLongDay(moment, dateSettings(locale));
/** Time of receipt: a request on paper has a day and no time. */
const receivedInWords = (context: PageContext, moment: string): string =>
  fieldOfMoment(context, moment).endsWith('T00:00')
    ? dayInWords(context, moment)
    : momentInWords(context, moment);

/** One request: its text, deadline and current actions. */
export function Requested({ context, user, item, now, written }: RequestedProps) {
  const texts = textsOf(context);
  const { kind, party, reference, receivedAt, daysLate, dueAt, state, story } = item;
  const isWaiting = state === 'waiting';
  const isOver = Date.parse(dueAt) < now.getTime();
  const due = dayInWords(context, dueAt);
  const { tag } = context.locale.dates;
  return (
    <QueueCard title={fill(texts.of[kind], { party })} style={{ maxInlineSize: '45rem' }}>
      {written ? <NotTaken context={context} item={item} written={written} /> : null}
      {isWaiting ? (
        <Text variant="label" tone={isOver ? 'danger' : 'normal'}>
          {fill(isOver ? texts.overdue : texts.due, { date: due })}
        </Text>
      ) : (
        <Outcome context={context} item={item} />
      )}
      <Facts
        of={[
          reference,
          fill(texts.received, { date: receivedInWords(context, receivedAt) }),
          kind !== 'update' && (daysLate ? formatPlural(texts.late, daysLate, tag) : texts.inTime),
        ]}
      />
      <Text variant="summary">
        <Link
          href={story.status === 'published' ? story.path : pathTo('deskContent', { id: String(story.id) })}
        >
          {story.title}
        </Link>{' '}
        ({fill(texts.story, { date: dayInWords(context, story.publishedAt) })})
      </Text>
      <Said context={context} item={item} />
      {isWaiting ? (
        <Deciding context={context} user={user} item={item} {...(written ? { written } : {})} />
      ) : null}
      {state === 'published' && !item.withdrawnAt && mayAct(user.role, 'rectification.withdraw') ? (
        <Withdrawing context={context} item={item} {...(written ? { written } : {})} />
      ) : null}
    </QueueCard>
  );
}

type ItemProps = Pick<RequestedProps, 'context' | 'item'>;

/** Decision and its date. */
function Outcome({ context, item }: ItemProps) {
  const texts = textsOf(context);
  const { state, decidedAt, withdrawnAt, ground, note, story, id } = item;
  const decided = decidedAt ? momentInWords(context, decidedAt) : '';
  const words = withdrawnAt
    ? fill(texts.states.withdrawn, { date: momentInWords(context, withdrawnAt) })
    : fill(state === 'refused' ? texts.states.refused : texts.states.published, { date: decided });
  const isShown = state === 'published' && !withdrawnAt;
  return (
    <>
      <Text variant="label">
        {isShown ? <Link href={`${story.path}#${rectificationAnchor(String(id))}`}>{words}</Link> : words}
      </Text>
      {ground || note ? (
        <Text variant="summary" dir="auto">
          {[ground ? asSentence(texts.grounds[ground], context) : '', note].filter(Boolean).join(' — ')}
        </Text>
      ) : null}
    </>
  );
}

/** Text somebody wrote, under its label; line breaks are kept. */
function Words({ title, words }: { title: string; words: string }) {
  return words ? (
    <div>
      <Text variant="meta" tone="quiet">
        {title}
      </Text>
      <Box style={{ whiteSpace: 'pre-line' }}>
        <Text variant="summary" dir="auto">
          {words}
        </Text>
      </Box>
    </div>
  ) : null;
}

/** Requester, and what they wrote. */
function Said({ context, item }: ItemProps) {
  const texts = textsOf(context);
  const { requester, email, capacity, facts, evidence, asked, text, kind, state, characters, story } = item;
  const { tag } = context.locale.dates;
  const count = (number: number) => formatCount(number, tag);
  /** The text was published exactly as requested. */
  const isPublished = state === 'published' && text === asked;
  const name = email ? `${requester} <${email}>` : (requester ?? '');
  return (
    <>
      <Text variant="summary" dir="auto">
        {requester === null
          ? texts.forgotten
          : fill(texts.asks, { name, capacity: texts.capacities[capacity] })}
      </Text>
      <Words title={texts.facts} words={facts} />
      <Words title={texts.evidence} words={evidence} />
      <Words title={isPublished ? texts.published : texts.asked[kind]} words={asked} />
      <Text variant="meta" tone="quiet">
        {fill(texts.length, { text: count(characters), story: count(story.characters) })}
      </Text>
      {text !== null && !isPublished ? <Words title={texts.published} words={text} /> : null}
    </>
  );
}
