import {
  type DeskRectification,
  type DeskUser,
  fill,
  formatCount,
  formatLongDay,
  formatPlural,
  mayAct,
  pathTo,
  RECTIFICATION_GROUNDS,
  RECTIFICATION_LENGTHS,
  ROUTES,
  rectificationAnchor,
} from '@portal/model';
import { Button } from '@portal/ui/button';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import type { PageContext } from '../page';
import { fieldOfMoment, momentInWords } from './moments';
import { QUEUE_KEYS } from './queue';
import { RECTIFICATION_DESK_TEXTS } from './texts/rectifications';

/** A decision that was not taken: what was written, and what is wrong with it. */
export type WrittenDecision = {
  id: number;
  values: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string>>;
};

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
/** When something came: what was written down from paper has a day and no hour. */
const receivedInWords = (context: PageContext, moment: string): string =>
  fieldOfMoment(context, moment).endsWith('T00:00')
    ? dayInWords(context, moment)
    : momentInWords(context, moment);

/** One request: what it says, by when it is due, and what can be done with it now. */
export function Requested({ context, user, item, now, written }: RequestedProps) {
  const texts = textsOf(context);
  const { kind, party, reference, receivedAt, daysLate, dueAt, state, story } = item;
  const isWaiting = state === 'waiting';
  const isOver = Date.parse(dueAt) < now.getTime();
  const due = dayInWords(context, dueAt);
  const { tag } = context.locale.dates;
  return (
    <Panel as="article" size="small">
      <Stack gap="3">
        <Heading headingLevel={2} size="xs">
          {fill(texts.of[kind], { party })}
        </Heading>
        {isWaiting ? (
          <Text variant="label" tone={isOver ? 'danger' : 'normal'}>
            {fill(isOver ? texts.overdue : texts.due, { date: due })}
          </Text>
        ) : (
          <Outcome context={context} item={item} />
        )}
        <Text variant="meta" tone="quiet">
          {reference} · {fill(texts.received, { date: receivedInWords(context, receivedAt) })}
          {kind === 'update' ? '' : ` · ${daysLate ? formatPlural(texts.late, daysLate, tag) : texts.inTime}`}
        </Text>
        <Text variant="summary">
          <Link
            href={story.status === 'published' ? story.path : pathTo('deskContent', { id: String(story.id) })}
          >
            {story.title}
          </Link>{' '}
          ({fill(texts.story, { date: dayInWords(context, story.publishedAt) })})
        </Text>
        <Said context={context} item={item} />
        {isWaiting ? <Deciding {...{ context, user, item }} {...(written ? { written } : {})} /> : null}
        {state === 'published' && !item.withdrawnAt && mayAct(user.role, 'rectification.withdraw') ? (
          <Withdrawing {...{ context, item }} {...(written ? { written } : {})} />
        ) : null}
      </Stack>
    </Panel>
  );
}

type ItemProps = Pick<RequestedProps, 'context' | 'item'>;

/** What was decided, and when. */
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
          {[ground ? texts.grounds[ground] : '', note].filter(Boolean).join(' — ')}
        </Text>
      ) : null}
    </>
  );
}

/** Words of somebody, under what they are; their lines stay apart. */
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

/** Who asks, and what they wrote. */
function Said({ context, item }: ItemProps) {
  const texts = textsOf(context);
  const { requester, email, capacity, facts, evidence, asked, text, kind, characters, story } = item;
  const { tag } = context.locale.dates;
  const count = (number: number) => formatCount(number, tag);
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
      <Words title={texts.asked[kind]} words={asked} />
      <Text variant="meta" tone="quiet">
        {fill(texts.length, { text: count(characters), story: count(story.characters) })}
      </Text>
      {text !== null && text !== asked ? <Words title={texts.published} words={text} /> : null}
    </>
  );
}

type ActProps = Pick<RequestedProps, 'context' | 'item' | 'written'>;

/** Explanation of a refusal or a withdrawal, which who asked receives. */
function Reason({ context, item, written }: ActProps) {
  const texts = textsOf(context);
  return (
    <TextArea
      id={`note-${item.id}`}
      name="note"
      label={texts.reason}
      hint={texts.reasonHint}
      required
      rows={3}
      limit={RECTIFICATION_LENGTHS.note}
      defaultValue={written?.values.note}
      error={written?.errors.note}
    />
  );
}

/** The two decisions on a request that waits, each for who may take it. */
function Deciding({ context, user, item, written }: ActProps & { user: DeskUser }) {
  const texts = textsOf(context);
  const { id, kind, party, asked, story } = item;
  const isPublic = story.status === 'published';
  return (
    <>
      {isPublic ? (
        <form method="post" noValidate action={ROUTES.deskRectifications}>
          <input type="hidden" name="id" value={id} />
          <Stack gap="3">
            {kind === 'update' ? (
              <TextArea
                id={`text-${id}`}
                name="text"
                label={texts.note}
                required
                rows={6}
                limit={RECTIFICATION_LENGTHS.text}
                defaultValue={written?.values.text ?? asked}
                error={written?.errors.text}
              />
            ) : (
              <Text variant="meta">{texts.whole}</Text>
            )}
            <div>
              <Button
                type="submit"
                name="do"
                value="publish"
                aria-keyshortcuts={QUEUE_KEYS.publish}
                data-final
                aria-label={fill(texts.publishOf[kind], { party })}
              >
                {texts.publish[kind]}
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <Text variant="label">{texts.storyGone}</Text>
      )}
      {mayAct(user.role, 'rectification.refuse') ? (
        <Refusing {...{ context, item }} {...(written ? { written } : {})} />
      ) : (
        <Text variant="meta" tone="quiet">
          {texts.chiefs}
        </Text>
      )}
    </>
  );
}

/** A refusal, with its ground and what explains it. */
function Refusing({ context, item, written }: ActProps) {
  const texts = textsOf(context);
  const { id, party } = item;
  return (
    <form method="post" noValidate action={ROUTES.deskRectifications}>
      <input type="hidden" name="id" value={id} />
      <Stack gap="3">
        <Select
          id={`ground-${id}`}
          name="ground"
          label={texts.ground}
          required
          placeholder={texts.noGround}
          options={RECTIFICATION_GROUNDS.map((value) => ({ value, label: texts.grounds[value] }))}
          defaultValue={written?.values.ground}
          error={written?.errors.ground}
        />
        <Reason {...{ context, item }} {...(written ? { written } : {})} />
        <Inline gap="3">
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value="refuse"
            aria-keyshortcuts={QUEUE_KEYS.refuse}
            data-final
            data-needs="ground"
            aria-label={fill(texts.refuseOf, { party })}
          >
            {texts.refuse}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Takes back what was published, with why. */
function Withdrawing({ context, item, written }: ActProps) {
  const texts = textsOf(context);
  const { id, party } = item;
  return (
    <form method="post" noValidate action={`${ROUTES.deskRectifications}?vista=decided`}>
      <input type="hidden" name="id" value={id} />
      <Stack gap="3">
        <Reason {...{ context, item }} {...(written ? { written } : {})} />
        <div>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value="withdraw"
            aria-label={fill(texts.withdrawOf, { party })}
          >
            {texts.withdraw}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
