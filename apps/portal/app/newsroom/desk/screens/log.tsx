import { ARTICLE_FIELD_NAMES, articleFieldLabel, fill, pathTo, ROUTES } from '@portal/model';
import {
  DESK_ACTS,
  DESK_TOPICS,
  type DeskAct,
  type DeskLog,
  type DeskUser,
  LOG_RULES,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Grid, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import * as v from 'valibot';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import type { Answer } from '../../../visit';
import { atDesk, deskScreen } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { momentInWords } from '../moments';
import { Paging } from '../queue';
import { logWords } from '../screens';
import { DESK_TEXTS } from '../texts';
import { INTERVIEW_DESK_TEXTS } from '../texts/interviews';
import { LOG_TEXTS } from '../texts/log';
import { RECTIFICATION_DESK_TEXTS } from '../texts/rectifications';

const readLog: Answer = atDesk(async (visit, user) => {
  const asked = (name: string, isKnown: (text: string) => boolean): string | undefined => {
    const text = visit.url.searchParams.get(name) ?? '';
    return isKnown(text) ? text : undefined;
  };
  const before = asked('before', (text) => /^\d{1,9}$/.test(text));
  const actor = asked('by', (text) => text === LOG_RULES || /^\d{1,15}$/.test(text));
  const topic = DESK_TOPICS.find((known) => known === visit.url.searchParams.get('tema'));
  const lines = await visit.desk.log({ before, actor, topic });
  const choice = { actor: actor ?? '', topic: topic ?? '' };
  return deskLogView(visit.context, { user, log: lines, choice, isFirst: before === undefined });
});

/** `/redaccio/registre/`: the action log. */
export function deskLogView(
  context: PageContext,
  { user, ...lines }: { user: DeskUser } & Omit<LogLinesProps, 'context'>,
): AccountView {
  return deskView(context, {
    title: deskTexts(context).log.title,
    path: ROUTES.deskLog,
    user,
    children: <LogLines context={context} {...lines} />,
  });
}

export default deskScreen({
  path: ROUTES.deskLog,
  navigation: {
    group: 'desk',
    order: 2,
    title: (language) => DESK_TEXTS[language].home.log,
    text: (language) => DESK_TEXTS[language].home.logText,
  },
  get: readLog,
});

type Line = DeskLog['lines'][number];

/** Filter of the log by user and subject; '' for all. */
type LogChoice = { actor: string; topic: string };

type LogLinesProps = {
  context: PageContext;
  log: DeskLog;
  choice: LogChoice;
  isFirst: boolean;
};

const _isAct = (act: string): act is DeskAct => Object.hasOwn(DESK_ACTS, act);
const wordOf = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Desk page of a subject, else its public page; null if it has neither. */
function hrefOf(kind: string, { contentId, path }: NonNullable<Line['about']>): string | null {
  if (contentId !== null && kind === 'content') return pathTo('deskContent', { id: contentId });
  if (contentId !== null && kind === 'poll') return `${ROUTES.deskPolls}?id=${contentId}`;
  if (contentId !== null && (kind === 'interview' || kind === 'question'))
    return `${ROUTES.deskInterviews}?id=${contentId}`;
  return path;
}

type AllWords = ReturnType<typeof logWords>;
type LineProps = { context: PageContext; line: Line };

/** Subject of an action: its title with a link, and its kind. */
function Subject({ context, line, kinds }: LineProps & Pick<AllWords, 'kinds'>) {
  const texts = LOG_TEXTS[context.site.language];
  const at = line.subject.indexOf(':');
  const name = line.subject.slice(0, at);
  const kind = wordOf(kinds, name) ?? name;
  if (line.about === null)
    return (
      <Text variant="meta" tone="quiet">
        {fill(texts.gone, { kind, id: line.subject.slice(at + 1) })}
      </Text>
    );
  const { title, who } = line.about;
  const href = hrefOf(name, line.about);
  const words = title ?? who ?? line.subject.slice(at + 1);
  return (
    <div>
      <Text variant="meta" tone="quiet">
        {title !== null && who !== null ? `${kind} · ${who}` : kind}
      </Text>
      {words ? (
        <Text variant="summary" dir="auto">
          {href === null ? words : <Link href={href}>{words}</Link>}
        </Text>
      ) : null}
    </div>
  );
}

/** Details that an editor does not need: batch ids, and facts that the subject already shows. */
const SILENT = new Set(['batch', 'title', 'comment', 'interview']);
/** Texts of changed fields, before and after. */
const changedTexts = v.record(v.string(), v.strictObject({ from: v.string(), to: v.string() }));
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function detailsOf(
  context: PageContext,
  line: Line,
  names: AllWords['details'],
): [name: string, value: string][] {
  const all = deskTexts(context);
  const texts = LOG_TEXTS[context.site.language];
  const grounds = {
    ...all.comments.grounds,
    ...all.uploads.grounds,
    ...INTERVIEW_DESK_TEXTS[context.site.language].grounds,
    // Grounds of rectifications share names with other grounds but have other texts.
    ...(line.act === 'rectification.refuse' ? RECTIFICATION_DESK_TEXTS[context.site.language].grounds : {}),
  };
  const words: Readonly<Record<string, string>> = {
    ...texts.values,
    ...all.rules,
    ...grounds,
    ...all.roles,
    ...Object.fromEntries(
      ARTICLE_FIELD_NAMES.map((name) => [name, articleFieldLabel(name, context.site.language)]),
    ),
  };
  const wordsOf = (value: unknown): string => {
    if (value === null) return line.act === 'comment.policy' ? texts.values.asItWas : texts.values.none;
    if (typeof value === 'boolean') return texts.values[value ? 'true' : 'false'];
    if (Array.isArray(value)) return value.map(wordsOf).join(', ');
    if (typeof value !== 'string') return JSON.stringify(value);
    return MOMENT.test(value) ? momentInWords(context, value) : (wordOf(words, value) ?? value);
  };
  return Object.entries(line.details).flatMap(([name, value]): [string, string][] => {
    if (SILENT.has(name) || value === '') return [];
    if (name === 'texts' && v.is(changedTexts, value))
      return Object.entries(value).map(([field, { from, to }]) => [
        wordOf(words, field) ?? field,
        `${from || texts.values.none} → ${to || texts.values.none}`,
      ]);
    return [[wordOf(texts.details, name) ?? wordOf(names, name) ?? name, wordsOf(value)]];
  });
}

function LogLine({ context, line, words }: LineProps & { words: AllWords }) {
  const all = deskTexts(context);
  const texts = LOG_TEXTS[context.site.language];
  const details = detailsOf(context, line, words.details);
  return (
    <Panel as="li" size="small">
      <Grid gap="2">
        <div>
          <Text variant="label">{line.actor ?? all.log.rules}</Text>
          <Text variant="meta" tone="quiet">
            {momentInWords(context, line.at)} · {fill(texts.line, { line: line.line })}
          </Text>
        </div>
        <Text variant="summary">{wordOf(words.acts, line.act) ?? line.act}</Text>
        <Subject context={context} line={line} kinds={words.kinds} />
        {details.length ? (
          <div>
            {details.map(([name, value]) => (
              <Text key={name} variant="meta" dir="auto">
                {name}: {value}
              </Text>
            ))}
          </div>
        ) : null}
      </Grid>
    </Panel>
  );
}

/** Lines of the log, all or filtered; newest first. */
function LogLines({ context, log, choice, isFirst }: LogLinesProps) {
  const { log: own } = deskTexts(context);
  const texts = LOG_TEXTS[context.site.language];
  const words = logWords(context.site.language);
  const query = {
    ...(choice.actor ? { by: choice.actor } : {}),
    ...(choice.topic ? { tema: choice.topic } : {}),
  };
  const hrefBefore = (more: Readonly<Record<string, string>>) => {
    const asked = new URLSearchParams({ ...query, ...more });
    return asked.size ? `${ROUTES.deskLog}?${asked}` : ROUTES.deskLog;
  };
  return (
    <>
      <form method="get" action={ROUTES.deskLog}>
        <Inline gap="4" align="end">
          <Select
            name="by"
            label={texts.who}
            placeholder={texts.everybody}
            defaultValue={choice.actor}
            options={[
              ...log.people.map(({ id, name }) => ({ value: id, label: name })),
              { value: LOG_RULES, label: own.rules },
            ]}
          />
          <Select
            name="tema"
            label={texts.topic}
            placeholder={texts.everything}
            defaultValue={choice.topic}
            options={DESK_TOPICS.map((value) => ({
              value,
              label: words.topics[value] ?? value,
            }))}
          />
          <Button type="submit" variant="secondary">
            {texts.show}
          </Button>
        </Inline>
      </form>
      {log.lines.length ? (
        <Stack as="ol" gap="2" aria-label={own.caption}>
          {log.lines.map((line) => (
            <LogLine key={line.line} context={context} line={line} words={words} />
          ))}
        </Stack>
      ) : (
        <Text tone="quiet">{choice.actor || choice.topic ? texts.noneSuch : own.none}</Text>
      )}
      <Paging
        first={isFirst ? null : { href: hrefBefore({}), label: own.newest }}
        next={log.next === null ? null : { href: hrefBefore({ before: String(log.next) }), label: own.older }}
      />
    </>
  );
}
