import {
  CALLS,
  dayOf,
  fill,
  formatLongDay,
  formatTypedDay,
  inEveryLanguage,
  parseTypedDay,
  ROUTES,
} from '@portal/model';
import {
  type DeskUser,
  DISPUTE_BODY_MAX_LENGTH,
  disputeClosingSchema,
  disputeFormSchema,
  mayAct,
  TRANSPARENCY_MEASURES,
  type TransparencyMeasure,
  type TransparencyReport,
} from '@portal/model/newsroom';
import { DISPUTE_OUTCOMES, PARTICIPATION_RULE_IDS, REPORT_REASONS } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings } from '@portal/ui/locale';
import { Select } from '@portal/ui/select';
import { Table } from '@portal/ui/table';
import { Heading, Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import * as v from 'valibot';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import type { Visit, Visited } from '../../../visit';
import { atDesk, deskScreen, doneMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView, ruleWords } from '../frame';
import { clauseWords, durationWords } from '../restrictions';
import { TRANSPARENCY_DESK_TEXTS } from '../texts/transparency';

/** The year in a URL; the current one without it. */
function yearOf({ url, context: { locale } }: Visit): string {
  const asked = url.searchParams.get('any') ?? '';
  return /^2\d{3}$/.test(asked) ? asked : (dayOf(locale.now, locale.timeZone) ?? '').slice(0, 4);
}

async function reportPage(
  visit: Visit,
  user: DeskUser,
  said: Pick<TransparencyViewProps, 'done' | 'alert' | 'status'> = {},
): Promise<Visited> {
  const report = await visit.desk.transparency({ year: yearOf(visit) });
  return deskTransparencyView(visit.context, { user, report, ...said });
}

/** Records a dispute, or its outcome. */
async function writeDown(visit: Visit, user: DeskUser): Promise<Visited> {
  const { desk, form, context } = visit;
  const { failed } = TRANSPARENCY_DESK_TEXTS[context.site.language];
  const act = form.get('do') === 'close' ? 'close' : 'open';
  const again = (status: number) => reportPage(visit, user, { alert: failed, status });
  try {
    if (act === 'close') {
      const closing = { id: Number(form.get('id')), outcome: form.get('outcome') };
      const checked = v.safeParse(disputeClosingSchema, closing);
      if (!checked.success) return await again(400);
      await desk.closeDispute(checked.output);
    } else {
      const opened = { body: form.get('body'), day: parseTypedDay(form.get('day') ?? '') };
      const checked = v.safeParse(disputeFormSchema, opened);
      if (!checked.success) return await again(400);
      await desk.openDispute(checked.output);
    }
  } catch (error) {
    const status = refusedStatus(error);
    return again(status);
  }
  return { location: `${ROUTES.deskTransparency}?any=${yearOf(visit)}&done=${act}` };
}

/** Years that can be chosen: this one and the previous ones. */
const YEARS = 6;

type TransparencyViewProps = {
  user: DeskUser;
  report: TransparencyReport;
  done?: string;
  alert?: string;
  status?: number;
};

type PartProps = { context: PageContext; report: TransparencyReport };

const textsOf = ({ site }: Pick<PageContext, 'site'>) => TRANSPARENCY_DESK_TEXTS[site.language];
const isMedian = (measure: TransparencyMeasure) => measure.endsWith('-days');

/** `/redaccio/transparencia/`: what moderation did in a year (Digital Services Act, articles 15 and 24), to read, print or download. */
export function deskTransparencyView(
  context: PageContext,
  { user, report, done, alert, status }: TransparencyViewProps,
): AccountView {
  const texts = textsOf(context);
  const { year, lines } = report;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskTransparency,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        <Text variant="summary">{texts.intro}</Text>
        <Years context={context} year={year} />
        {lines.length ? (
          TRANSPARENCY_MEASURES.map((measure) => (
            <Measure key={measure} measure={measure} context={context} report={report} />
          ))
        ) : (
          <Text tone="quiet">{fill(texts.none, { year })}</Text>
        )}
        <Link href={`${CALLS.deskComments}/report?year=${year}`} variant="standalone" download>
          {fill(texts.csv, { year })}
        </Link>
        {mayAct(user.role, 'dispute.open') ? <Disputes context={context} report={report} /> : null}
      </>
    ),
  });
}

function Years({ context, year }: { context: PageContext; year: number }) {
  const texts = textsOf(context);
  const { locale } = context;
  const now = Number(dayOf(locale.now, locale.timeZone)?.slice(0, 4) ?? year);
  const years = Array.from({ length: YEARS }, (_, at) => String(now - at));
  return (
    <form method="get" action={ROUTES.deskTransparency}>
      <Inline gap="4" align="end">
        <Select
          name="any"
          label={texts.year}
          placeholder={null}
          defaultValue={String(year)}
          options={years.map((value) => ({ value, label: value }))}
        />
        <Button type="submit" variant="secondary">
          {texts.show}
        </Button>
      </Inline>
    </form>
  );
}

/** Label of a measure's breakdown: `refuse:hate` is a decision and its ground. */
function detailWords(context: PageContext, measure: TransparencyMeasure, detail: string): string {
  const texts = textsOf(context);
  if (measure === 'suspensions') return durationWords(context, /^\d+$/.test(detail) ? Number(detail) : null);
  const { grounds } = deskTexts(context).comments;
  const piece = (word: string, at: number): string => {
    const clause = PARTICIPATION_RULE_IDS.find((id) => id === word);
    if (measure === 'clauses' && at > 0 && clause) return clauseWords(context, clause);
    const reason = REPORT_REASONS.find((known) => known === word);
    if (reason) return grounds[reason];
    const outcome = DISPUTE_OUTCOMES.find((known) => known === word);
    if (measure === 'disputes' && outcome) return texts.outcomes[outcome];
    return texts.details[word] ?? ruleWords(context, word);
  };
  return detail.split(':').map(piece).join(', ');
}

function Measure({ context, report, measure }: PartProps & { measure: TransparencyMeasure }) {
  const texts = textsOf(context);
  const lines = report.lines.filter((line) => line.measure === measure);
  if (!lines.length) return null;
  const hasWho = lines.some(({ by }) => by !== '');
  return (
    <Stack gap="2">
      <Table
        caption={texts.measures[measure]}
        columns={[
          { id: 'what', title: texts.what, isRowHead: true },
          ...(hasWho ? [{ id: 'who', title: texts.who }] : []),
          { id: 'count', title: isMedian(measure) ? texts.days : texts.count, isNumeric: true },
        ]}
        rows={lines.map(({ detail, by, count }) => ({
          id: `${detail} ${by}`,
          what: detailWords(context, measure, detail),
          who: texts.by[by] ?? by,
          count,
        }))}
      />
      {measure === 'automated' ? <ErrorRate context={context} report={report} /> : null}
    </Stack>
  );
}

/** Share of automatic decisions that were reversed: the indication of error that article 15.1.e asks for. */
function ErrorRate({ context, report }: PartProps) {
  const countOf = (name: string) =>
    report.lines.find(({ measure, detail }) => measure === 'automated' && detail === name)?.count ?? 0;
  const reversed = countOf('reversed-on-appeal') + countOf('reversed-by-newsroom');
  const share = reversed / Math.max(1, countOf('decided'));
  const percent = new Intl.NumberFormat(context.site.language, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(share);
  return <Text variant="summary">{fill(textsOf(context).error, { percent })}</Text>;
}

/** Open disputes, with the form that closes each, and the form that records one. */
function Disputes({ context, report }: PartProps) {
  const texts = textsOf(context);
  const { locale } = context;
  const path = `${ROUTES.deskTransparency}?any=${report.year}`;
  const today = dayOf(locale.now, locale.timeZone);
  return (
    <Stack as="section" gap="4">
      <Heading headingLevel={2} size="md">
        {texts.disputes}
      </Heading>
      <Text variant="summary">{texts.disputesText}</Text>
      {report.openDisputes.map(({ id, body, openedAt }) => (
        <form key={id} method="post" noValidate action={path}>
          <input type="hidden" name="id" value={id} />
          <Inline gap="4" align="end">
            <Text>
              {fill(texts.openSince, { body, date: formatLongDay(openedAt, dateSettings(locale)) })}
            </Text>
            <Select
              name="outcome"
              label={texts.outcome}
              options={DISPUTE_OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))}
            />
            <Button type="submit" variant="secondary" name="do" value="close">
              {texts.close}
            </Button>
          </Inline>
        </form>
      ))}
      <form method="post" noValidate action={path}>
        <Inline gap="4" align="end">
          <TextField name="body" label={texts.body} maxLength={DISPUTE_BODY_MAX_LENGTH} />
          <TextField
            name="day"
            label={texts.day}
            inputMode="numeric"
            defaultValue={today ? formatTypedDay(today) : ''}
          />
          <Button type="submit" variant="secondary" name="do" value="open">
            {texts.open}
          </Button>
        </Inline>
      </form>
    </Stack>
  );
}

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: { open: 'S’ha apuntat el litigi.', close: 'S’ha apuntat com ha acabat el litigi.' },
  es: { open: 'Se ha apuntado el litigio.', close: 'Se ha apuntado cómo ha acabado el litigio.' },
  en: { open: 'The dispute has been written down.', close: 'The end of the dispute has been written down.' },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { dispute: 'litigis' },
    kinds: { dispute: 'Litigi' },
    acts: {
      'dispute.open': 'apunta un litigi extrajudicial',
      'dispute.close': 'apunta com ha acabat un litigi',
    },
  },
  es: {
    topics: { dispute: 'litigios' },
    kinds: { dispute: 'Litigio' },
    acts: {
      'dispute.open': 'apunta un litigio extrajudicial',
      'dispute.close': 'apunta cómo ha acabado un litigio',
    },
  },
  en: {
    topics: { dispute: 'disputes' },
    kinds: { dispute: 'Dispute' },
    acts: {
      'dispute.open': 'records an out-of-court dispute',
      'dispute.close': 'records how a dispute ended',
    },
  },
});

/** `/redaccio/transparencia/`: the yearly report, and the disputes that it counts. */
export default deskScreen({
  path: ROUTES.deskTransparency,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'readers',
    order: 3,
    title: (language) => TRANSPARENCY_DESK_TEXTS[language].title,
    text: (language) => TRANSPARENCY_DESK_TEXTS[language].text,
  },
  get: atDesk((visit, user) => reportPage(visit, user, doneMessage(visit, DONE))),
  post: atDesk(writeDown),
});
