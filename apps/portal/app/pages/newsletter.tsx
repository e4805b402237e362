import { formatFullDay, type NewsletterPage, newsletterEditionPath, ROUTES } from '@portal/model';
import { Card } from '@portal/ui/card';
import { Cards } from '@portal/ui/cards';
import { EmptyState } from '@portal/ui/empty-state';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { ListingHead } from '@portal/ui/listing-head';
import { dateSettings, fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import { Island } from '../Island';
import newsletterIsland from '../islands/Newsletter';
import { privacyNote } from '../legal/links';
import { lifetimesByAge } from '../lifetimes';
import { idsOf, type PageContext, page } from '../page';
import { NEWSLETTER_TEXTS, planInWords } from '../texts/newsletters';

type Edition = NonNullable<NewsletterPage['edition']>;

/** A day in words, within a sentence. */
const dayWithin = ({ locale }: PageContext, day: string): string =>
  formatFullDay(`${day}T12:00:00`, dateSettings(locale));

/** A day in words, capitalised. */
function dayInWords(context: PageContext, day: string): string {
  const { site } = context;
  const words = dayWithin(context, day);
  return words.charAt(0).toLocaleUpperCase(site.language) + words.slice(1);
}

const titleOf = ({ newsletter, edition }: NewsletterPage, context: PageContext) =>
  edition ? `${newsletter.name}, ${dayWithin(context, edition.day)}` : newsletter.name;

/** An edition's subject: the editor's, otherwise its first headlines. */
const subjectOf = ({ subject, cards }: Edition): string =>
  subject ??
  cards
    .slice(0, 3)
    .map(({ title }) => title)
    .join(' · ');

/** A sent edition of a newsletter, and links to the others. */
export default page({
  type: 'newsletter',
  shows: ({ edition }) => ({ contents: idsOf(edition?.cards ?? []), lists: true }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: (shown, context) => ({
    title: titleOf(shown, context),
    path: shown.path,
    kind: 'website',
    ...(shown.edition ? { description: subjectOf(shown.edition) } : { noIndex: true }),
  }),
  view: ({ newsletter, plan, edition, days }, context) => {
    const { locale, site } = context;
    const texts = NEWSLETTER_TEXTS[site.language];
    const sent = planInWords(plan, texts, locale.dates);
    return (
      <PageMain
        aside={
          edition ? (
            <Others newsletter={newsletter.id} edition={edition} days={days} context={context} />
          ) : undefined
        }
        asideLabel={texts.editions}
      >
        <ListingHead
          title={newsletter.name}
          description={edition ? dayInWords(context, edition.day) : sent}
          locale={locale}
        >
          {edition ? <Text>{edition.subject ?? texts.standfirst}</Text> : null}
          {site.features.users ? (
            <div>
              <Link href={ROUTES.subscription} variant="standalone">
                {texts.choose}
              </Link>
            </div>
          ) : null}
        </ListingHead>
        {edition ? (
          <Stories edition={edition} context={context} />
        ) : (
          <EmptyState title={texts.none}>{texts.noneYet}</EmptyState>
        )}
        {site.features.users ? (
          <Island
            of={newsletterIsland}
            id="newsletter"
            props={{
              newsletter: newsletter.id,
              title: texts.get,
              text: `${newsletter.name}. ${sent}`,
              termsUrl: site.termsUrl,
              privacy: privacyNote(site),
            }}
            locale={locale}
          />
        ) : null}
      </PageMain>
    );
  },
});

/** An edition's stories, the first as the lead. */
function Stories({ edition: { cards }, context: { locale } }: { edition: Edition; context: PageContext }) {
  const [lead, ...rest] = cards;
  return (
    <>
      {lead ? (
        <Card card={lead} shape="lead" size="xl" headingLevel={2} summary priority locale={locale} />
      ) : null}
      <Cards cards={rest} shape="horizontal" size="sm" summary across={2} headingLevel={2} locale={locale} />
    </>
  );
}

type OthersProps = { newsletter: string; edition: Edition; days: readonly string[]; context: PageContext };

/** Links to the editions before and after, and to the latest ones. */
function Others({ newsletter, edition, days, context }: OthersProps) {
  const texts = NEWSLETTER_TEXTS[context.site.language];
  const { day: shown, earlier, later } = edition;
  const others = days.filter((day) => ![shown, earlier, later].includes(day));
  const to = (day: string) => newsletterEditionPath(newsletter, day);
  return (
    <Stack as="nav" gap="3" aria-labelledby="editions">
      <Heading headingLevel={2} size="sm" id="editions">
        {texts.editions}
      </Heading>
      {later ? (
        <div>
          <Link href={to(later)} variant="standalone" rel="next">
            {fill(texts.later, { day: dayWithin(context, later) })}
          </Link>
        </div>
      ) : null}
      {earlier ? (
        <div>
          <Link href={to(earlier)} variant="back" rel="prev">
            {fill(texts.earlier, { day: dayWithin(context, earlier) })}
          </Link>
        </div>
      ) : null}
      {earlier || later ? null : <Text variant="meta">{texts.onlyOne}</Text>}
      {others.map((day) => (
        <Text key={day} variant="meta">
          <Link href={to(day)} variant="quiet">
            {dayInWords(context, day)}
          </Link>
        </Text>
      ))}
    </Stack>
  );
}
