import { DATE_LOCALES, fill, formatLongDay, ROUTES, startOfDay } from '@portal/model';
import {
  formatPrice,
  isWithdrawable,
  lastWithdrawalDay,
  STRIPE_SELLER,
  WITHDRAWAL_BUTTONS,
} from '@portal/model/revenue';
import type { SiteRecord } from '../../../sites';
import type { EmailValues } from '../../../sites/emails';
import type { entitlements } from '../tables';
import { namedContract } from './contract-offers';
import type { StartRequest } from './start-requests';
import { CONTRACT_WORDS, type ContractEmailKind } from './texts';

/** Fields of a contract that emails use. */
export type Contract = Pick<
  typeof entitlements.$inferSelect,
  'site' | 'accountId' | 'product' | 'source' | 'startsAt' | 'endsAt' | 'renewsAt' | 'isUnpaid' | 'charge'
> &
  Partial<Pick<typeof entitlements.$inferSelect, 'toldRaise'>>;

/** Emails about a past or future end. */
const OF_AN_END: readonly ContractEmailKind[] = ['ending', 'ended'];

const ownerOf = ({ publisher }: Pick<SiteRecord, 'publisher'>) =>
  publisher && {
    name: publisher.name,
    taxId: publisher.taxId,
    address: publisher.address,
    email: publisher.email,
  };

/** Seller of what is sold here: the publisher with its name and address, if the site has one. */
function sellerHere(site: SiteRecord): string {
  const words = CONTRACT_WORDS[site.language];
  const owner = ownerOf(site);
  return owner ? fill(words.publisher, owner) : fill(words.here, { site: site.name });
}

/** Text that names a contract's seller. */
export const sellerOf = ({ source }: Pick<Contract, 'source'>, site: SiteRecord): string =>
  source === STRIPE_SELLER
    ? sellerHere(site)
    : fill(CONTRACT_WORDS[site.language].soldBy, { source: sellerName(site, source) });

/** Values for the placeholders of a contract email. */
export function contractValues(
  kind: ContractEmailKind,
  contract: Contract,
  site: SiteRecord,
  now: Date,
  start: Pick<StartRequest, 'words'> | null = null,
): EmailValues {
  const { source, startsAt, endsAt, renewsAt, isUnpaid, toldRaise = null } = contract;
  const { language } = site;
  const words = CONTRACT_WORDS[language];
  const locale = DATE_LOCALES[language];
  const dayOf = (date: Date) => formatLongDay(date, { locale, timeZone: site.timeZone });
  const { name, cost } = namedContract(contract, site);
  const isSoldHere = source === STRIPE_SELLER;
  // A coming charge may already use the raised price that the reader was notified of.
  const isRaised = kind === 'renewal' && toldRaise && renewsAt && renewsAt >= new Date(toldRaise.from);
  const charged = isRaised ? toldRaise.price : (cost?.price ?? 0);
  const goesOn = !OF_AN_END.includes(kind);
  const term = () => {
    if (endsAt && !goesOn) {
      const end = fill(kind === 'ending' ? words.readUntil : words.readAlready, { date: dayOf(endsAt) });
      // Charges of third-party sellers are unknown here.
      return isSoldHere ? `${end} ${isUnpaid ? words.openCharge : words.noCharge}` : end;
    }
    if (endsAt) return fill(words.until, { date: dayOf(endsAt) });
    const next = renewsAt && renewsAt > now ? dayOf(renewsAt) : null;
    if (cost?.period === 'month')
      return next ? `${words.openEnded} ${fill(words.chargedOn, { date: next })}` : words.openEnded;
    return next ? fill(words.renewsOn, { date: next }) : words.renews;
  };
  const owner = ownerOf(site);
  const elsewhere = () =>
    [
      sellerOf(contract, site),
      ...(goesOn ? [words.elsewhere] : []),
      ...(owner ? [fill(words.owner, { ...owner, site: site.name })] : []),
    ].join(' ');
  const isOpen = isSoldHere && isWithdrawable(startsAt, now, site.timeZone);
  const last = lastWithdrawalDay(startsAt, site.timeZone);
  const withdrawHere = () =>
    owner &&
    last &&
    `${fill(words.withdrawal, {
      last: dayOf(new Date(startOfDay(last, site.timeZone))),
      email: owner.email,
      button: WITHDRAWAL_BUTTONS[language].begin,
    })} ${words.givenBack[start ? 'part' : 'all']}`;
  const withdrawal = isSoldHere ? (isOpen ? withdrawHere() : undefined) : words.withdrawalElsewhere;
  return {
    link: new URL(ROUTES.ownSubscriptions, site.url).href,
    offer: name ?? words.unnamed,
    when: dayOf(kind === 'renewal' && renewsAt ? renewsAt : startsAt),
    term: term(),
    again: words.again[cost?.period === 'year' ? 'year' : 'term'],
    seller: isSoldHere ? sellerHere(site) : elsewhere(),
    profile: words.profile[isSoldHere && goesOn ? 'managed' : 'shown'],
    // Third-party sellers set their own price.
    ...(cost && isSoldHere
      ? {
          price: fill(words.price[cost.period], {
            price: formatPrice({ ...cost, price: charged }, locale.tag),
          }),
        }
      : {}),
    ...(withdrawal ? { withdrawal } : {}),
    ...(isOpen
      ? { start: start ? fill(words.startAsked, { words: start.words }) : words.startNotAsked }
      : {}),
    ...(isOpen && owner ? { owner: `${owner.name}, ${owner.address}, ${owner.email}` } : {}),
  };
}

/** Display name of a seller: its name in the site's file, or else the one it uses itself. */
export function sellerName({ paywall }: Pick<SiteRecord, 'paywall'>, source: string): string {
  const names = new Map(Object.entries(paywall?.sellers ?? {}));
  return names.get(source) ?? source;
}
