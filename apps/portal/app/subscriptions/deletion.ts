import { fill, type Language, ROUTES, type RunningSubscription } from '@portal/model';
import { SUBSCRIPTION_TEXTS } from './texts';
import type { EndedAt } from './way-to-end';

/** What a reader is told of their subscriptions before their account goes: what has to be ended first, and what its seller goes on with. */
export function deletionWarning(language: Language, running: readonly RunningSubscription[]): string[] {
  const { deletion: texts, own } = SUBSCRIPTION_TEXTS[language];
  const said = (text: string, template: string, some: readonly RunningSubscription[]) => {
    const names = some.map(({ name, site, source }) =>
      fill(template, { name: name ?? own.unnamed, site, source }),
    );
    return names.length ? [fill(text, { contracts: new Intl.ListFormat(language).format(names) })] : [];
  };
  const isFirst = ({ isEndedFirst }: RunningSubscription) => isEndedFirst;
  const isElsewhere = ({ isManaged }: RunningSubscription) => !isManaged;
  return [
    ...said(texts.first, texts.named, running.filter(isFirst)),
    ...said(texts.elsewhere, texts.sold, running.filter(isElsewhere)),
  ];
}

/** Where a reader ends what has to be ended before their account goes: at the site that sold it. */
export function endedAt(language: Language, running: readonly RunningSubscription[]): EndedAt {
  const first = running.find(({ isEndedFirst }) => isEndedFirst);
  return { href: first?.url ?? ROUTES.ownSubscriptions, text: SUBSCRIPTION_TEXTS[language].deletion.link };
}
