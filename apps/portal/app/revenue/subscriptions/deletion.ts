import { type DateSettings, fill, formatLongDay, type Language, ROUTES } from '@portal/model';
import type { RunningSubscription } from '@portal/model/revenue';
import { DELETION_TEXTS } from './texts/deletion';
import { OWN_SUBSCRIPTION_TEXTS } from './texts/own';
import type { EndedAt } from './way-to-end';

/** Text that lists some subscriptions, each worded by `wordsOf`; empty if there are none. */
function said<Item extends RunningSubscription>(
  language: Language,
  text: string,
  items: readonly Item[],
  wordsOf: (item: Item & { name: string }) => string,
): string[] {
  if (items.length === 0) return [];
  const { unnamed } = OWN_SUBSCRIPTION_TEXTS[language];
  const words = items.map((item) => wordsOf({ ...item, name: item.name ?? unnamed }));
  return [fill(text, { contracts: new Intl.ListFormat(language).format(words) })];
}

/** Subscriptions to cancel before a reader's account can be deleted; null if there are none. */
export function subscriptionsBlockingDeletion(
  language: Language,
  running: readonly RunningSubscription[],
): string | null {
  const texts = DELETION_TEXTS[language];
  const first = running.filter(({ isEndedFirst }) => isEndedFirst);
  const [text] = said(language, texts.first, first, ({ name, site }) => fill(texts.named, { name, site }));
  return text ?? null;
}

/**
 * Warnings about subscriptions before an account is deleted: the end of each cancelled one, whether a new
 * account finds it again, and those that continue at another seller.
 */
export function deletionWarning(
  language: Language,
  dates: DateSettings,
  running: readonly RunningSubscription[],
): string[] {
  const texts = DELETION_TEXTS[language];
  const ending = running.flatMap((item) => (item.endsAt === null ? [] : { ...item, endsAt: item.endsAt }));
  const until = ({ name, site, endsAt }: (typeof ending)[number] & { name: string }) =>
    fill(texts.until, { name, site, date: formatLongDay(endsAt, dates) });
  const found = ending.filter(({ isFoundAgain }) => isFoundAgain);
  const lost = ending.filter(({ isFoundAgain }) => !isFoundAgain);
  const elsewhere = running.filter(({ isManaged, endsAt }) => !isManaged && endsAt === null);
  return [
    ...said(language, texts.found, found, until),
    ...said(language, texts.lost, lost, until),
    ...said(language, texts.elsewhere, elsewhere, ({ name, site, source }) =>
      fill(texts.sold, { name, site, source }),
    ),
  ];
}

/** Link to the site that sold the subscription that has to be cancelled first. */
export function endedAt(language: Language, running: readonly RunningSubscription[]): EndedAt {
  const first = running.find(({ isEndedFirst }) => isEndedFirst);
  return { href: first?.url ?? ROUTES.ownSubscriptions, text: DELETION_TEXTS[language].link };
}
