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
import { isCurrent } from './current';
import { OwnGiftsPart } from './gifts';
import { hasEnded, runningFirst } from './order';
import { SUBSCRIPTION_TEXTS } from './texts';
import { Withdrawing } from './withdrawing';
import type { GiftFailure, SubscriptionFailure, SubscriptionTexts } from './words';

type OwnProps = {
  items: readonly OwnSubscription[];
  offers: readonly OfferToSee[];
  now: Date;
  /** Comes back from having paid: the seller has not told of it yet, or it goes on. */
  payment?: 'paid' | 'begun' | null;
  /** Has withdrawn from one just now. */
  isWithdrawn?: boolean;
  /** Page that who has paid came from. */
  backUrl?: string | undefined;
  failure?: SubscriptionFailure;
  /** Null where the site's subscribers may give nothing away. */
  gifts: OwnGifts | null;
  giftFailure?: GiftFailure;
  /** Id of the gift that was made just now. */
  given?: string | null;
};

/** `/perfil/subscripcions/`: what a reader has, until when, and where to end it. */
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
  const { own: texts, failures, withdrawal } = SUBSCRIPTION_TEXTS[site.language];
  const page = profilePage(
    context,
    'subscriptions',
    texts.title,
    <PortalProvider locale={locale}>
      <AccountHead title={texts.title} />
      <Stack gap="4">
        {failure ? (
          // Who has it already has lost nothing.
          <FormAlert variant={failure === 'already' ? 'info' : 'error'}>
            {failures[failure]} {failure === 'already' ? wayToChange(items, now, texts) : null}
          </FormAlert>
        ) : null}
        {isWithdrawn ? <FormAlert variant="success">{withdrawal.done}</FormAlert> : null}
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
  // The bar that a gift is sent by is drawn as under a text.
  return gifts ? { ...page, styles: ['account', 'content'] } : page;
}

/** The words of the button that leads to a seller's page: what is set to end has been cancelled already. */
const manageWords = ({ endsAt }: OwnSubscription, texts: SubscriptionTexts['own']) =>
  endsAt
    ? ([texts.manageEnding, texts.manageEndingNamed] as const)
    : ([texts.manage, texts.manageNamed] as const);

/** How what a reader has is changed, which is not bought once more; nothing where they have none now. */
function wayToChange(
  items: readonly OwnSubscription[],
  now: Date,
  texts: SubscriptionTexts['own'],
): string | null {
  const running = items.filter((item) => isCurrent(item, now));
  const item = running.find(({ isManaged }) => isManaged) ?? running[0];
  if (!item) return null;
  return item.isManaged
    ? fill(texts.change.here, { manage: manageWords(item, texts)[0] })
    : fill(texts.change.elsewhere, { source: item.source });
}

/** One subscription: its name, from when to when, who sold it, and the way to its end. */
function Own({ item, now, context }: { item: OwnSubscription; now: Date; context: PageContext }) {
  const { site, locale } = context;
  const { own: texts, offers: words } = SUBSCRIPTION_TEXTS[site.language];
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
            {/* What ends is not kept by a charge. */}
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
