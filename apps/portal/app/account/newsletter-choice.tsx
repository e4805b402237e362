import { ROUTES, type Site, subscriptionPath } from '@portal/model';
import { AccountHead } from '@portal/ui/account-nav';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import { NEWSLETTER_TEXTS, planInWords } from '../newsletter-texts';
import type { PageContext } from '../page';
import { type AccountView, accountHead } from './page';

type ChoiceProps = { newsletters: Site['newsletters']; context: PageContext };

/** Newsletters by name, each the way to its form, and what it is. */
function Choice({ newsletters, context: { site, locale } }: ChoiceProps) {
  const texts = NEWSLETTER_TEXTS[site.language];
  return (
    <Stack gap="4" as="ul" data-part="newsletter-choice">
      {newsletters.map(({ id, name, plan }) => (
        <Stack gap="1" as="li" key={id}>
          <Text variant="label">
            <Link href={subscriptionPath(id)}>{name}</Link>
          </Text>
          {plan ? <Text variant="summary">{planInWords(plan, texts, locale.dates.tag)}</Text> : null}
        </Stack>
      ))}
    </Stack>
  );
}

/** The way for who has an account, where all are chosen at once. */
function WithAccount({ context: { site } }: Pick<ChoiceProps, 'context'>) {
  const { withAccount } = NEWSLETTER_TEXTS[site.language];
  return (
    <Text variant="meta">
      {withAccount.ask} <Link href={ROUTES.newsletters}>{withAccount.way}</Link>
    </Text>
  );
}

/** Under the form of a newsletter: the site's others. */
export function OtherNewsletters({ except, context }: { except: string; context: PageContext }) {
  const { site } = context;
  const others = site.newsletters.filter(({ id }) => id !== except);
  if (!others.length) return null;
  return (
    <Stack gap="4" as="section" aria-labelledby="other-newsletters">
      <Heading headingLevel={2} size="sm" id="other-newsletters">
        {NEWSLETTER_TEXTS[site.language].others}
      </Heading>
      <Choice newsletters={others} context={context} />
      <WithAccount context={context} />
    </Stack>
  );
}

/** `/boletines/`: all newsletters of a site, for who has no account. */
export function newsletterChoiceView(context: PageContext): AccountView {
  const { site } = context;
  const { choose } = NEWSLETTER_TEXTS[site.language];
  return {
    head: accountHead(choose, ROUTES.subscription),
    view: (
      <PageMain>
        <Stack gap="6">
          <AccountHead title={choose} />
          <Choice newsletters={site.newsletters} context={context} />
          <WithAccount context={context} />
        </Stack>
      </PageMain>
    ),
  };
}
