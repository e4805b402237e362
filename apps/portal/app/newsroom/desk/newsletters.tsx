import { fill, formatDate, newsletterEditionPath, ROUTES } from '@portal/model';
import type { DeskNewsletter, DeskNewsletters, DeskUser, PlannedEdition } from '@portal/model/newsroom';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Table } from '@portal/ui/table';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskView } from './frame';
import { momentInWords } from './moments';
import { ComposeForm, EditionForms } from './newsletter-forms';
import { deskNewsletterHref, lettersOf, type NewsletterViewProps } from './newsletter-view';
import { NEWSLETTER_DESK_TEXTS } from './texts/newsletters';

const textsOf = ({ site }: Pick<PageContext, 'site'>) => NEWSLETTER_DESK_TEXTS[site.language];

/** `/redaccio/butlletins/`: newsletters of the site. */
export function deskNewslettersView(
  context: PageContext,
  { user, newsletters }: { user: DeskUser } & DeskNewsletters,
): AccountView {
  const texts = textsOf(context);
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskNewsletters,
    user,
    children: (
      <>
        <Text>{newsletters.length ? texts.text : texts.none}</Text>
        {newsletters.map(({ id, name, readers, planned }) => {
          const next = planned.find(({ state }) => state === 'planned');
          return (
            <Panel key={id} as="article" size="small">
              <Stack gap="2">
                <Heading headingLevel={2} size="xs">
                  <Link href={deskNewsletterHref(id)} variant="quiet">
                    {name}
                  </Link>
                </Heading>
                <Text variant="meta" tone="quiet">
                  {counted(texts.readers, readers, context.locale)} ·{' '}
                  {next ? fill(texts.next, { at: momentInWords(context, next.at) }) : texts.noNext}
                </Text>
              </Stack>
            </Panel>
          );
        })}
      </>
    ),
  });
}

/** One newsletter: its future editions, one of them with all its actions, and the sent ones. */
export function deskNewsletterView(context: PageContext, props: NewsletterViewProps): AccountView {
  const { user, newsletter, said, alert, status } = props;
  const texts = textsOf(context);
  const { edition } = newsletter;
  return deskView(context, {
    title: newsletter.name,
    path: ROUTES.deskNewsletters,
    user,
    said,
    alert,
    status,
    children: (
      <>
        <Link href={ROUTES.deskNewsletters} variant="back">
          {texts.all}
        </Link>
        <Text variant="meta" tone="quiet">
          {counted(texts.readers, newsletter.readers, context.locale)}
        </Text>
        <PlannedList context={context} newsletter={newsletter} />
        {edition ? <EditionForms {...props} context={context} edition={edition} /> : null}
        <ComposeForm {...props} context={context} />
        <SentList context={context} newsletter={newsletter} />
      </>
    ),
  });
}

type ListProps = { context: PageContext; newsletter: DeskNewsletter };

function PlannedList({ context, newsletter: { id, planned, edition } }: ListProps) {
  const texts = textsOf(context);
  const words = ({ at, state, isByHand }: PlannedEdition) =>
    [momentInWords(context, at), texts.states[state], isByHand ? texts.byHand : null]
      .filter(Boolean)
      .join(' · ');
  return (
    <Stack as="nav" gap="2" aria-label={texts.planned}>
      <Heading headingLevel={2} size="sm">
        {texts.planned}
      </Heading>
      {planned.length ? null : <Text tone="quiet">{texts.noNext}</Text>}
      {planned.map((one) => (
        <div key={one.day}>
          {one.day === edition?.day ? (
            <Text as="span" variant="label" aria-current="page">
              {words(one)}
            </Text>
          ) : (
            <Link href={deskNewsletterHref(id, one.day)} variant="standalone">
              {words(one)}
            </Link>
          )}
        </div>
      ))}
    </Stack>
  );
}

function SentList({ context, newsletter: { id, sent } }: ListProps) {
  const { columns, sent: title, noneSent, toNobody, unanswered } = textsOf(context);
  const [last] = sent;
  const wentToNobody = last && lettersOf(last.counts) === 0;
  // Most mail servers always respond; then no explanation is needed.
  const hasUnanswered = sent.some(({ counts }) => counts.unanswered > 0);
  const counts = (['waiting', 'sent', 'unanswered', 'refused', 'bounced', 'complained', 'left'] as const)
    .filter((name) => name !== 'unanswered' || hasUnanswered)
    .map((name) => ({ id: name, title: columns[name], isNumeric: true }));
  const table = (
    <Table
      caption={title}
      emptyText={noneSent}
      columns={[
        {
          id: 'day',
          title: columns.day,
          isRowHead: true,
          cell: ({ id: day, went }) => <Link href={newsletterEditionPath(id, day)}>{went}</Link>,
        },
        { id: 'subject', title: columns.subject },
        ...counts,
      ]}
      rows={sent.map(({ day, composedAt, subject, counts: of }) => ({
        id: day,
        went: formatDate(composedAt, 'published', dateSettings(context.locale)),
        subject,
        ...of,
      }))}
    />
  );
  return (
    <Stack gap="3">
      {wentToNobody ? <Text tone="quiet">{toNobody}</Text> : null}
      {table}
      {hasUnanswered ? <Text tone="quiet">{unanswered}</Text> : null}
    </Stack>
  );
}
