import { fill, formatAtTime, formatLongDay, ROUTES, startOfDay, withdrawalPath } from '@portal/model';
import {
  formatPrice,
  type OwnSubscription,
  WITHDRAWAL_BUTTONS,
  WITHDRAWAL_DAYS,
  type Withdrawal,
  type WithdrawalToConfirm,
} from '@portal/model/revenue';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings, PortalProvider } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { profilePage } from '../../readers/account/profile';
import { OWN_SUBSCRIPTION_TEXTS } from './texts/own';
import { WITHDRAWAL_TEXTS } from './texts/withdrawal';

/** Formats a day, 'YYYY-MM-DD', for a sentence. */
const dayInWords = (day: string, { site: { timeZone }, locale }: PageContext) =>
  formatLongDay(new Date(startOfDay(day, timeZone)), dateSettings(locale));

/** State of a withdrawal: date of the declaration, and the refund. */
function Withdrawn({ withdrawal, context }: { withdrawal: Withdrawal; context: PageContext }) {
  const { site, locale } = context;
  const texts = WITHDRAWAL_TEXTS[site.language];
  const { declaredAt, settledAt, refund } = withdrawal;
  const settings = dateSettings(locale);
  const when = `${formatLongDay(declaredAt, settings)} ${formatAtTime(declaredAt, settings)}`;
  const money = () => {
    if (!settledAt) return texts.pending;
    if (!refund?.paid) return texts.nothingBack;
    const { refunded, currency } = refund;
    const amount = formatPrice({ price: refunded, currency }, locale.dates.tag);
    return fill(texts.refunded, { amount, date: formatLongDay(settledAt, settings) });
  };
  return (
    <Text variant="summary" data-part="withdrawn">
      {fill(texts.withdrawn, { when })} {money()}
    </Text>
  );
}

/** Of one contract: the button that starts a withdrawal while the right lasts, or the state of a past one. */
export function Withdrawing({ item, context }: { item: OwnSubscription; context: PageContext }) {
  const { language } = context.site;
  const texts = WITHDRAWAL_TEXTS[language];
  const own = OWN_SUBSCRIPTION_TEXTS[language];
  const { id, withdrawableUntil, withdrawal } = item;
  if (withdrawal) return <Withdrawn withdrawal={withdrawal} context={context} />;
  if (!withdrawableUntil) return null;
  const { begin: button } = WITHDRAWAL_BUTTONS[language];
  const name = item.name ?? own.unnamed;
  return (
    <Stack gap="2" data-part="withdrawable">
      <Text variant="meta">{fill(texts.until, { date: dayInWords(withdrawableUntil, context) })}</Text>
      <div>
        <Button
          href={withdrawalPath(id)}
          variant="secondary"
          size="small"
          label={fill(texts.beginNamed, { button, name })}
        >
          {button}
        </Button>
      </div>
    </Stack>
  );
}

/** Refund as text, with amounts if the payment provider answers. */
function refundInWords({ refund, isPartOwed }: WithdrawalToConfirm, { site, locale }: PageContext): string {
  const texts = WITHDRAWAL_TEXTS[site.language];
  if (refund === undefined) return isPartOwed ? texts.partUnknown : texts.allUnknown;
  if (!refund?.paid) return texts.none;
  const money = (price: number) => formatPrice({ price, currency: refund.currency }, locale.dates.tag);
  const isAll = refund.refunded >= refund.paid;
  return fill(isAll ? texts.all : texts.part, { amount: money(refund.refunded), paid: money(refund.paid) });
}

/** `/perfil/subscripcions/desistir/`: the step that confirms a withdrawal (Directive 2011/83/EU, article 11a). */
export function withdrawalView(context: PageContext, id: string, contract: WithdrawalToConfirm): AccountView {
  const { site, locale } = context;
  const texts = WITHDRAWAL_TEXTS[site.language];
  const own = OWN_SUBSCRIPTION_TEXTS[site.language];
  const { name, startsAt, until, words, refund } = contract;
  const isPaid = refund === undefined || Boolean(refund?.paid);
  const made = formatLongDay(startsAt, dateSettings(locale));
  return profilePage(
    context,
    'subscriptions',
    texts.title,
    <PortalProvider locale={locale}>
      <AccountHead title={texts.title} />
      <Panel as="section" size="medium" data-part="withdrawal">
        <Stack gap="4">
          <Stack gap="1">
            <Text variant="label">{name ?? own.unnamed}</Text>
            <Text variant="summary">{fill(texts.made, { date: made })}</Text>
            <Text variant="meta" tone="quiet">
              {fill(texts.until, { date: dayInWords(until, context) })}
            </Text>
          </Stack>
          <Text>{texts.ends}</Text>
          <Text>{refundInWords(contract, context)}</Text>
          {isPaid ? <Text>{fill(texts.how, { days: WITHDRAWAL_DAYS })}</Text> : null}
          <Stack gap="1">
            <Text variant="label">{texts.declared}</Text>
            <Text data-part="declaration">{words}</Text>
          </Stack>
          <form method="post" action={ROUTES.withdrawal}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit">{WITHDRAWAL_BUTTONS[site.language].confirm}</Button>
          </form>
        </Stack>
      </Panel>
      <Link href={ROUTES.ownSubscriptions} variant="back">
        {texts.back}
      </Link>
    </PortalProvider>,
  );
}
