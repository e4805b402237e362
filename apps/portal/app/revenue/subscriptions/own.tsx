import { fill, formatLongDay, paidPath, ROUTES } from '@portal/model';
import { formatPrice, type OfferToSee, type OwnGifts, type OwnSubscription } from '@portal/model/revenue';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings, PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { Panel } from '@portal/ui/panel';
import { Text } from '@portal/ui/text';
import { filledWithLinks } from '../../addresses-in-words';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { profilePage } from '../../readers/account/profile';
import { hasEnded, isCurrent, runningFirst } from './current';
import { OwnGiftsPart } from './gifts';
import type { GiftFailure } from './texts/gifts';
import { OFFER_TEXTS } from './texts/offers';
import { OWN_SUBSCRIPTION_TEXTS, type OwnSubscriptionTexts } from './texts/own';
import { PAYMENT_TEXTS, type SubscriptionFailure } from './texts/payment';
import { WITHDRAWAL_TEXTS } from './texts/withdrawal';
import { Withdrawing } from './withdrawing';

type OwnProps = {
  items: readonly OwnSubscription[];
  offers: readonly OfferToSee[];
  now: Date;
  /** State after a payment: waiting for the payment provider's confirmation (`paid`), or active (`begun`). */
  payment?: 'paid' | 'begun' | null;
  /** The reader has just withdrawn from a contract. */
  isWithdrawn?: boolean;
  /** Page that a paying reader came from. */
  backUrl?: string | undefined;
  failure?: SubscriptionFailure;
  /** Null if the site's subscribers cannot give texts away. */
  gifts: OwnGifts | null;
  giftFailure?: GiftFailure;
  /** Id of the gift that was just made. */
  given?: string | null;
};

/** `/perfil/subscripcions/`: a reader's subscriptions, their end, and where to cancel. */
export function ownSubscriptionsView(
  context: PageContext,
  {
    items,
    offers,
    now,
    payment = null,
    isWithdrawn = false,
    backUrl,
    failure,
    gifts,
    giftFailure,
    given = null,
  }: OwnProps,
): AccountView {
  const { site, locale } = context;
  const texts = OWN_SUBSCRIPTION_TEXTS[site.language];
  const { failures } = PAYMENT_TEXTS[site.language];
  const page = profilePage(
    context,
    'subscriptions',
    texts.title,
    <PortalProvider locale={locale}>
      <AccountHead title={texts.title} />
      <Stack gap="4">
        {failure ? (
          // A reader who is already subscribed has lost nothing.
          <FormAlert variant={failure === 'already' ? 'info' : 'error'}>
            {failures[failure]} {failure === 'already' ? wayToChange(items, now, texts) : null}
          </FormAlert>
        ) : null}
        {isWithdrawn ? <FormAlert variant="success">{WITHDRAWAL_TEXTS[site.language].done}</FormAlert> : null}
        {payment === 'paid' ? (
          <FormAlert variant="success">
            {texts.paid} <Link href={paidPath(backUrl)}>{texts.reload}</Link>
          </FormAlert>
        ) : null}
        {payment === 'begun' ? (
          <FormAlert variant="success">
            {texts.begun} {backUrl ? <Link href={backUrl}>{texts.goOn}</Link> : null}
          </FormAlert>
        ) : null}
        {items.length ? (
          runningFirst(items, now).map((item) => (
            <Own key={item.id} item={item} now={now} context={context} />
          ))
        ) : (
          <EmptyState
            title={texts.none}
            actions={offers.length ? <Button href={ROUTES.offers}>{texts.see}</Button> : null}
          >
            {texts.noneHint}
          </EmptyState>
        )}
        {gifts ? (
          <Box paddingBlock="6">
            <OwnGiftsPart
              context={context}
              gifts={gifts}
              given={given}
              {...(giftFailure ? { failure: giftFailure } : {})}
            />
          </Box>
        ) : null}
      </Stack>
    </PortalProvider>,
  );
  // The share bar of a gift uses the styles of a text.
  return gifts ? { ...page, styles: ['account', 'content'] } : page;
}

/** Label of the link to the payment provider's page: a cancelled subscription needs no cancellation. */
const manageWords = ({ endsAt }: OwnSubscription, texts: OwnSubscriptionTexts) =>
  endsAt
    ? ([texts.manageEnding, texts.manageEndingNamed] as const)
    : ([texts.manage, texts.manageNamed] as const);

/** How to change an existing subscription instead of buying another; empty if none is active. */
function wayToChange(
  items: readonly OwnSubscription[],
  now: Date,
  texts: OwnSubscriptionTexts,
): string | null {
  const running = items.filter((item) => isCurrent(item, now));
  const item = running.find(({ isManaged }) => isManaged) ?? running[0];
  if (!item) return null;
  return item.isManaged
    ? fill(texts.change.here, { manage: manageWords(item, texts)[0] })
    : fill(texts.change.elsewhere, { source: item.source });
}

/** One subscription: name, period, seller, and cancellation link. */
function Own({ item, now, context }: { item: OwnSubscription; now: Date; context: PageContext }) {
  const { site, locale } = context;
  const texts = OWN_SUBSCRIPTION_TEXTS[site.language];
  const words = OFFER_TEXTS[site.language];
  const { id, cost, source, startsAt, endsAt, renewsAt, isUnpaid, isManaged } = item;
  const day = (date: string) => formatLongDay(date, dateSettings(locale));
  const name = item.name ?? texts.unnamed;
  const isOver = hasEnded(item, now);
  const isMonthly = cost?.period === 'month';
  const [manage, manageNamed] = manageWords(item, texts);
  const end = endsAt
    ? fill(isOver ? texts.ended : texts.until, { date: day(endsAt) })
    : renewsAt
      ? fill(isMonthly ? texts.chargedOn : texts.renewsOn, { date: day(renewsAt) })
      : isMonthly
        ? texts.openEnded
        : texts.renews;
  return (
    <Panel as="article" size="medium" data-subscription={isOver ? 'ended' : 'current'}>
      <Stack gap="3">
        {isUnpaid && !isOver ? (
          <Notice variant="warning" title={texts.unpaid} locale={locale}>
            {/* A new charge does not extend a cancelled subscription. */}
            {isManaged && !endsAt ? fill(texts.mend, { manage }) : null}
          </Notice>
        ) : null}
        <Inline justify="between" gap="4" align="start">
          <Stack gap="1">
            <Text variant="label">
              {name}
              {cost && !isOver ? ` · ${formatPrice(cost, locale.dates.tag)} ${words.per[cost.period]}` : null}
            </Text>
            <Text variant="summary">{end}</Text>
            <Text variant="meta" tone="quiet">
              {fill(texts.since, { date: day(startsAt) })}
              {isManaged ? null : ` · ${fill(texts.soldBy, { source })}`}
            </Text>
            {isManaged || isOver ? null : (
              <Text variant="meta">
                {fill(texts.elsewhere, { source })}{' '}
                {site.publisher
                  ? filledWithLinks(texts.elsewhereHelp, { email: site.publisher.email })
                  : null}
              </Text>
            )}
          </Stack>
          {isManaged && !isOver && !item.withdrawal ? (
            <form method="post" action={ROUTES.ownSubscriptions}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="secondary" size="small" label={fill(manageNamed, { name })}>
                {manage}
              </Button>
            </form>
          ) : null}
        </Inline>
        <Withdrawing item={item} context={context} />
      </Stack>
    </Panel>
  );
}
