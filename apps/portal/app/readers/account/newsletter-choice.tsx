import { fill, ROUTES, type Site, subscriptionPath } from '@portal/model';
import { AccountHead } from '@portal/ui/account-nav';
import { Beside } from '@portal/ui/beside';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PageMain } from '@portal/ui/page';
import { Panel } from '@portal/ui/panel';
import { Heading, type HeadingProps, Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { NEWSLETTER_TEXTS, planInWords } from '../../texts/newsletters';
import { type AccountView, accountHead } from './page';
import { AccountGains, labelOfStory, type Surroundings, storyParts } from './surroundings';

type ChoiceProps = { newsletters: Site['newsletters']; context: PageContext };

/** Newsletters with description, frequency, and a link to their form. */
function Choice({
  newsletters,
  context: { site, locale },
  headingLevel,
}: ChoiceProps & { headingLevel: HeadingProps['headingLevel'] }) {
  const texts = NEWSLETTER_TEXTS[site.language];
  return (
    <Stack as="ul" gap="4" data-part="newsletter-choice">
      {newsletters.map(({ id, name, plan }) => (
        <Panel as="li" key={id}>
          <Inline justify="between" gap="4">
            <Stack gap="1" style={{ flex: '1 1 14rem' }}>
              <Heading headingLevel={headingLevel} size="sm">
                {name}
              </Heading>
              {plan ? <Text variant="summary">{planInWords(plan, texts, locale.dates)}</Text> : null}
            </Stack>
            <Button
              href={subscriptionPath(id)}
              variant="secondary"
              label={fill(texts.subscribeNamed, { name })}
            >
              {texts.subscribe}
            </Button>
          </Inline>
        </Panel>
      ))}
    </Stack>
  );
}

/** Link for readers with an account, who choose all newsletters at once. */
function WithAccount({ context: { site } }: Pick<ChoiceProps, 'context'>) {
  const { withAccount } = NEWSLETTER_TEXTS[site.language];
  return (
    <Text variant="meta">
      {withAccount.ask} <Link href={ROUTES.newsletters}>{withAccount.way}</Link>
    </Text>
  );
}

/** The site's other newsletters, under the form of one. */
export function OtherNewsletters({ except, context }: { except: string; context: PageContext }) {
  const { site } = context;
  const others = site.newsletters.filter(({ id }) => id !== except);
  if (!others.length) return null;
  return (
    <Stack gap="4" as="section" aria-labelledby="other-newsletters">
      <Heading headingLevel={2} size="sm" id="other-newsletters">
        {NEWSLETTER_TEXTS[site.language].others}
      </Heading>
      <Choice newsletters={others} context={context} headingLevel={3} />
      <WithAccount context={context} />
    </Stack>
  );
}

/** `/boletines/`: all newsletters of a site, for readers without an account. */
export function newsletterChoiceView(context: PageContext, surroundings?: Surroundings): AccountView {
  const { site } = context;
  const { choose } = NEWSLETTER_TEXTS[site.language];
  return {
    head: accountHead(choose, ROUTES.subscription),
    view: (
      <PageMain>
        <Beside
          width="wide"
          label={labelOfStory(context, surroundings)}
          parts={storyParts(surroundings, context)}
        >
          <Stack gap="6">
            <AccountHead title={choose} />
            <Choice newsletters={site.newsletters} context={context} headingLevel={2} />
            <WithAccount context={context} />
          </Stack>
          {site.features.users ? <AccountGains context={context} /> : null}
        </Beside>
      </PageMain>
    ),
  };
}
