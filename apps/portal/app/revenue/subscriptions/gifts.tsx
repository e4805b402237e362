import { fill, formatLongDay, type Language, ROUTES } from '@portal/model';
import type { Gift, OwnGifts } from '@portal/model/revenue';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { Island } from '../../Island';
import shareIsland from '../../islands/Share';
import type { PageContext } from '../../page';
import { type AccountView, accountHead } from '../../readers/account/page';
import { SUBSCRIPTION_TEXTS } from './texts';
import type { GiftFailure, SubscriptionTexts } from './words';

type GiftTexts = SubscriptionTexts['gifts'];

/** Button at the end of a closed text, by which a subscriber gives it away. */
export function GiveForm({ contentId, language }: { contentId: string; language: Language }) {
  const { gifts: texts } = SUBSCRIPTION_TEXTS[language];
  return (
    <Box paddingBlock="4">
      <form method="post" action={ROUTES.give}>
        <input type="hidden" name="contentId" value={contentId} />
        <Stack gap="2" align="start">
          <Button type="submit" variant="secondary">
            {texts.give}
          </Button>
          <Text variant="meta" tone="quiet">
            {texts.giveHint}
          </Text>
        </Stack>
      </form>
    </Box>
  );
}

type GiftsProps = {
  context: PageContext;
  gifts: OwnGifts;
  /** Id of the one that was made just now. */
  given: string | null;
  failure?: GiftFailure;
};

/** Texts that a subscriber has given away, with their links, and how many more they may. */
export function OwnGiftsPart({ context, gifts: { items, left }, given, failure }: GiftsProps) {
  const { site, locale } = context;
  const { gifts: texts } = SUBSCRIPTION_TEXTS[site.language];
  return (
    <Stack gap="4" as="section" id="gifts" data-part="gifts">
      <Stack gap="1">
        <Heading headingLevel={2} size="sm">
          {texts.title}
        </Heading>
        <Text variant="meta" tone="quiet">
          {left ? counted(texts.left, left, locale) : texts.left.none}
        </Text>
      </Stack>
      {failure ? <FormAlert variant="error">{texts.failures[failure]}</FormAlert> : null}
      {items.length ? (
        items.map((gift) => <Given key={gift.id} gift={gift} isNew={gift.id === given} context={context} />)
      ) : (
        <Text variant="summary">
          {texts.none}. {texts.noneHint}
        </Text>
      )}
    </Stack>
  );
}

/** What is said over a gift that was asked for just now, and the way back to its text: who may read it all have where it was given before. */
function GivenNow({ url, isSpent, texts }: { url: string; isSpent: boolean; texts: GiftTexts }) {
  const back = <Link href={url}>{texts.back}</Link>;
  return isSpent ? (
    <Text variant="meta">{back}</Text>
  ) : (
    <FormAlert variant="success">
      {texts.made} {back}
    </FormAlert>
  );
}

/**
 * One gift: its text, until when and for how many, its link, and the ways to send it, as long as it opens its text for somebody more; of
 * a new one, the way back to its text.
 */
function Given({ gift, isNew, context }: { gift: Gift; isNew: boolean; context: PageContext }) {
  const { site, locale, origin } = context;
  const { gifts: texts } = SUBSCRIPTION_TEXTS[site.language];
  const { id, title, url, link, endsAt, readers, maxReaders } = gift;
  const address = new URL(link, origin).href;
  const isSpent = readers >= maxReaders;
  const until = fill(texts.until, { date: formatLongDay(endsAt, dateSettings(locale)) });
  const read = fill(counted(texts.readers, maxReaders, locale), { readers: String(readers) });
  return (
    <Panel as="article" size="medium" id={`regal-${id}`} data-gift={id}>
      <Stack gap="3">
        {isNew ? <GivenNow url={url} isSpent={isSpent} texts={texts} /> : null}
        <Stack gap="1">
          <Text variant="label">
            <Link href={url}>{title}</Link>
          </Text>
          <Text variant="meta" tone="quiet">
            {isSpent ? counted(texts.spent, maxReaders, locale) : `${until} ${read}`}
          </Text>
        </Stack>
        {isSpent ? null : (
          <>
            <Text variant="meta">
              <Link href={link}>{fill(texts.link, { title })}</Link>
            </Text>
            <Island of={shareIsland} id={`share-${id}`} props={{ url: address, title }} locale={locale} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** A gift that opens its text no longer, or never was one. @param path of its text's public page */
export function giftEndedView(context: PageContext, path?: string): AccountView {
  const { ended } = SUBSCRIPTION_TEXTS[context.site.language].gifts;
  const { offerUrl } = context.site.paywall ?? {};
  return {
    head: accountHead(ended.title, ROUTES.offers),
    view: (
      <PageMain>
        <Stack gap="4">
          <AccountHead title={ended.title} />
          <Text>{ended.text}</Text>
          <Inline gap="4">
            {path ? <Button href={path}>{ended.read}</Button> : null}
            {offerUrl ? (
              <Button href={offerUrl} variant="secondary">
                {ended.offers}
              </Button>
            ) : null}
          </Inline>
        </Stack>
      </PageMain>
    ),
  };
}
