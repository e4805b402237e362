import { fill, formatTime, ROUTES } from '@portal/model';
import { DESK_VIEW_SPANS, type DeskUser, type DeskViews } from '@portal/model/newsroom';
import { Chip } from '@portal/ui/chip';
import { Grid, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Progress } from '@portal/ui/progress';
import { Table } from '@portal/ui/table';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { atDesk, deskScreen } from '../desk-screen';
import { deskView } from '../frame';
import { VIEW_DESK_TEXTS } from '../texts/views';

type Reading = Pick<DeskViews, 'views' | 'quarters' | 'seconds'>;
type ViewsProps = { context: PageContext; read: DeskViews };

const textsOf = ({ site }: PageContext) => VIEW_DESK_TEXTS[site.language];
const share = (part: number, { views }: Pick<Reading, 'views'>) => (views ? part / views : 0);
const percent = (part: number, all: Pick<Reading, 'views'>) => Math.round(100 * share(part, all));

/** `/redaccio/lectures/`: reading statistics, with sources and depth. */
function deskViewsView(
  context: PageContext,
  { user, read }: { user: DeskUser; read: DeskViews },
): AccountView {
  const texts = textsOf(context);
  const hour = (moment: string) => formatTime(moment, dateSettings(context.locale));
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskViews,
    user,
    children: (
      <>
        <Inline as="nav" gap="3" aria-label={texts.spans}>
          {DESK_VIEW_SPANS.map((span) => (
            <Chip key={span} href={`${ROUTES.deskViews}?span=${span}`} selected={span === read.span}>
              {texts[span]}
            </Chip>
          ))}
        </Inline>
        <Text variant="meta" tone="quiet">
          {fill(texts.since, { since: hour(read.since), until: hour(read.until) })}{' '}
          <Link href={`${ROUTES.deskViews}?span=${read.span}`}>{texts.again}</Link>
        </Text>
        {read.views ? (
          <Stack gap="6">
            <Contents context={context} read={read} />
            <Grid gap="6" columns="wide">
              <Sources context={context} read={read} />
              <Depth context={context} read={read} />
            </Grid>
          </Stack>
        ) : (
          <Text tone="quiet">{texts.none}</Text>
        )}
        <Text variant="meta" tone="quiet">
          {texts.how}
        </Text>
      </>
    ),
  });
}

/** Average duration of a view. */
function timeOf(context: PageContext, { seconds, views }: Reading): string {
  const texts = textsOf(context);
  const each = views ? Math.round(seconds / views) : 0;
  return fill(each < 60 ? texts.seconds : texts.minutes, {
    minutes: Math.floor(each / 60),
    seconds: each % 60,
  });
}

function Contents({ context, read }: ViewsProps) {
  const texts = textsOf(context);
  const titles = new Map(read.contents.map(({ id, title, path }) => [id, { title, path }]));
  const rowOf = (id: string, reading: Reading) => ({
    id,
    views: reading.views,
    time: timeOf(context, reading),
    end: share(reading.quarters[3], reading),
  });
  return (
    <Table
      caption={texts.what}
      columns={[
        {
          id: 'story',
          title: texts.story,
          isRowHead: true,
          cell: ({ id }) => {
            const content = titles.get(id);
            return content ? <Link href={content.path}>{content.title}</Link> : null;
          },
        },
        { id: 'views', title: texts.views, isNumeric: true },
        { id: 'place', title: texts.mainPlace },
        { id: 'end', title: texts.toTheEnd, isNumeric: true, format: { style: 'percent' } },
        { id: 'time', title: texts.time, isNumeric: true },
      ]}
      rows={[
        ...read.contents.map((content) => ({
          ...rowOf(content.id, content),
          story: content.title,
          place: texts.sources[content.source],
        })),
        { ...rowOf('all', read), story: texts.all, place: null },
      ]}
    />
  );
}

function Sources({ context, read }: ViewsProps) {
  const texts = textsOf(context);
  return (
    <Bars
      context={context}
      title={texts.where}
      read={read}
      parts={read.sources.map(({ source, views }) => ({ label: texts.sources[source], views }))}
    />
  );
}

function Depth({ context, read }: ViewsProps) {
  const texts = textsOf(context);
  return (
    <Bars
      context={context}
      title={texts.howFar}
      read={read}
      parts={read.quarters.map((views, at) => ({ label: texts.quarters[at] ?? '', views }))}
    />
  );
}

type BarsProps = ViewsProps & { title: string; parts: readonly { label: string; views: number }[] };

/** Shares of all views, as bars next to their figures. */
function Bars({ context: { locale }, title, read, parts }: BarsProps) {
  return (
    <Panel as="section" size="small">
      <Stack gap="3">
        <Heading headingLevel={2} size="xs">
          {title}
        </Heading>
        {parts.map(({ label, views }) => (
          <Progress
            key={label}
            label={label}
            percent={percent(views, read)}
            counter={{ done: views, total: read.views }}
            locale={locale}
          />
        ))}
      </Stack>
    </Panel>
  );
}

/** `/redaccio/lectures/`: most viewed articles, now or today. */
export default deskScreen({
  path: ROUTES.deskViews,
  navigation: {
    group: 'publishing',
    order: 2,
    title: (language) => VIEW_DESK_TEXTS[language].title,
    text: (language) => VIEW_DESK_TEXTS[language].text,
  },
  get: atDesk(async ({ desk, context, url }, user) => {
    const span = DESK_VIEW_SPANS.find((known) => known === url.searchParams.get('span')) ?? 'now';
    return deskViewsView(context, { user, read: await desk.views({ span }) });
  }),
});
