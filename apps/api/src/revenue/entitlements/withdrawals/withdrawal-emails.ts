import { DATE_LOCALES, fill, formatLongDay, ROUTES } from '@portal/model';
import { formatPrice, type Refund, WITHDRAWAL_DAYS } from '@portal/model/revenue';
import type { Email } from '../../../platform/mail';
import type { AccountRow } from '../../../readers/accounts';
import type { SiteRecord } from '../../../sites';
import { dayAndHour, type EmailValues, emailOf } from '../../../sites/emails';
import { namedContract } from '../contracts/contract-offers';
import { sellerOf } from '../contracts/contract-values';
import { CONTRACT_WORDS } from '../contracts/texts';
import type { entitlements, withdrawals } from '../tables';
import { WITHDRAWAL_EMAIL_WORDS, WITHDRAWAL_EMAILS, type WithdrawalEmailKind } from './texts';

type Own = Pick<typeof entitlements.$inferSelect, 'product' | 'source' | 'charge' | 'startsAt'>;
type Declarer = Pick<AccountRow, 'email' | 'nick' | 'name' | 'surname'>;
type Declared = Pick<
  typeof withdrawals.$inferSelect,
  'nick' | 'offer' | 'words' | 'declaredAt' | 'isPartOwed' | 'source'
> & { email: string };

/** Longest time for the refund, in days (Directive 2011/83/EU, article 13). */
const REFUND_DAYS = WITHDRAWAL_DAYS;

/** A reader's withdrawal declaration: their name and email, the contract and its date. */
export function declarationOf(own: Own, site: SiteRecord, who: Declarer) {
  const { language, timeZone } = site;
  const { name } = namedContract(own, site);
  const offer = name ?? CONTRACT_WORDS[language].unnamed;
  const called = [who.name, who.surname].filter(Boolean).join(' ') || who.nick;
  const when = formatLongDay(own.startsAt, { locale: DATE_LOCALES[language], timeZone });
  const words = fill(WITHDRAWAL_EMAIL_WORDS[language].declaration, {
    name: called,
    email: who.email,
    offer,
    when,
  });
  return { name, offer, words };
}

/** Values shared by both emails. */
function withdrawalEmail(kind: WithdrawalEmailKind, row: Declared, site: SiteRecord, refund: string): Email {
  const { nick, offer, words, declaredAt, email } = row;
  const values: EmailValues = {
    link: new URL(ROUTES.ownSubscriptions, site.url).href,
    offer,
    words,
    when: dayAndHour(declaredAt, site),
    refund,
    seller: sellerOf(row, site),
    ...(nick ? { nick } : {}),
  };
  return emailOf(WITHDRAWAL_EMAILS, kind, email, { site, origin: new URL(site.url).origin }, values);
}

/** Acknowledgement of a withdrawal: its words, its time, and the promised refund. */
export function acknowledgement(row: Declared, site: SiteRecord): Email {
  const { promise } = WITHDRAWAL_EMAIL_WORDS[site.language];
  const refund = fill(promise[row.isPartOwed ? 'part' : 'all'], { days: REFUND_DAYS });
  return withdrawalEmail('withdrawn', row, site, refund);
}

/** Notice that the refund is on its way. */
export function refundEmail(row: Declared, site: SiteRecord, refund: Refund | null): Email {
  const { given } = WITHDRAWAL_EMAIL_WORDS[site.language];
  const { tag } = DATE_LOCALES[site.language];
  if (!refund || refund.paid === 0) return withdrawalEmail('refunded', row, site, given.none);
  const money = (price: number) => formatPrice({ price, currency: refund.currency }, tag);
  const words = refund.refunded >= refund.paid ? given.all : given.part;
  const said = fill(words, { amount: money(refund.refunded), paid: money(refund.paid) });
  return withdrawalEmail('refunded', row, site, said);
}
