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
import { GIFT_TEXTS, type GiftFailure, type GiftTexts } from './texts/gifts';

/** Button at the end of a gated text that lets a subscriber give it away. */
export function GiveForm({ contentId, language }: { contentId: string; language: Language }) {
  const texts = GIFT_TEXTS[language];
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
  /** Id of the gift that was just made. */
  given: string | null;
  failure?: GiftFailure;
};

/** Texts that a subscriber has given away, with their links, and the number left this month. */
export function OwnGiftsPart({ context, gifts: { items, left }, given, failure }: GiftsProps) {
  const { site, locale } = context;
  const texts = GIFT_TEXTS[site.language];
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

/**
 * Message about the gift just requested, with a link back to its text; an earlier gift that is used up has
 * only the link.
 */
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
 * One gift: its text, expiry, number of readers, link and share buttons while it can be used; a new one also
 * links back to its text.
 */
function Given({ gift, isNew, context }: { gift: Gift; isNew: boolean; context: PageContext }) {
  const { site, locale, origin } = context;
  const texts = GIFT_TEXTS[site.language];
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

/**
 * Page of a gift that is used up, expired or unknown.
 * @param path public path of its text
 */
export function giftEndedView(context: PageContext, path?: string): AccountView {
  const { ended } = GIFT_TEXTS[context.site.language];
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
