import { formatFullDay, type NewsletterPage, newsletterEditionPath, ROUTES } from '@portal/model';
import { Cards } from '@portal/ui/cards';
import { EmptyState } from '@portal/ui/empty-state';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { ListingHead } from '@portal/ui/listing-head';
import { dateSettings } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Heading } from '@portal/ui/text';
import { lifetimesByAge } from '../lifetimes';
import { NEWSLETTER_TEXTS } from '../newsletter-texts';
import { idsOf, type PageContext, page } from '../page';

/** A day in words, its first letter a capital. */
function dayInWords({ locale, site }: PageContext, day: string): string {
  const words = formatFullDay(`${day}T12:00:00`, dateSettings(locale));
  return words.charAt(0).toLocaleUpperCase(site.language) + words.slice(1);
}

const titleOf = ({ newsletter, edition }: NewsletterPage, context: PageContext) =>
  edition ? `${newsletter.name}, ${dayInWords(context, edition.day).toLocaleLowerCase()}` : newsletter.name;

/** An edition of a newsletter as it was sent, and the ways to the others. */
export default page({
  type: 'newsletter',
  shows: ({ edition }) => ({ contents: idsOf(edition?.cards ?? []), lists: true }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: (shown, context) => ({
    title: titleOf(shown, context),
    path: shown.path,
    kind: 'website',
    ...(shown.edition ? {} : { noIndex: true }),
  }),
  view: ({ newsletter, edition, days }, context) => {
    const { locale, site } = context;
    const texts = NEWSLETTER_TEXTS[site.language];
    const others = days.filter((day) => day !== edition?.day);
    return (
      <PageMain>
        <ListingHead
          title={newsletter.name}
          {...(edition ? { description: dayInWords(context, edition.day) } : {})}
          locale={locale}
        />
        {edition ? (
          <Cards
            cards={edition.cards}
            shape="horizontal"
            size="sm"
            summary
            across={2}
            headingLevel={2}
            priority
            locale={locale}
          />
        ) : (
          <EmptyState title={texts.none}>{texts.noneYet}</EmptyState>
        )}
        {site.features.users ? (
          <div>
            <Link href={ROUTES.newsletters} variant="standalone">
              {texts.choose}
            </Link>
          </div>
        ) : null}
        {others.length ? (
          <Stack as="nav" gap="3" aria-labelledby="editions">
            <Heading headingLevel={2} size="sm" id="editions">
              {texts.editions}
            </Heading>
            <Inline gap="4">
              {others.map((day) => (
                <Link key={day} href={newsletterEditionPath(newsletter.id, day)} variant="standalone">
                  {dayInWords(context, day)}
                </Link>
              ))}
            </Inline>
          </Stack>
        ) : null}
      </PageMain>
    );
  },
});
