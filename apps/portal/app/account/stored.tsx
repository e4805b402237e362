import {
  adCookies,
  fill,
  type Site,
  STORED_FOR,
  STORED_ITEMS,
  type StoredItem,
  toolCookies,
} from '@portal/model';
import { Stack } from '@portal/ui/layout';
import { Heading, Text } from '@portal/ui/text';
import { Fragment } from 'react';
import { GROUP_OF, type LegalTexts, STORED_GROUPS } from '../legal/pages';

/** What a site's pages keep in browsers, its tools' cookies included. */
const storedOn = ({ ads, analytics, consent, features, paywall }: Site): StoredItem[] => [
  ...STORED_ITEMS.filter(
    ({ only }) => only === undefined || { accounts: features.users, framework: consent?.tcf, paywall }[only],
  ),
  ...toolCookies(analytics).map((cookie) => ({
    ...cookie,
    store: 'cookie' as const,
    purpose: 'measuring' as const,
  })),
  ...adCookies(ads).map((cookie) => ({ ...cookie, store: 'cookie' as const, purpose: 'ads' as const })),
];

const untilOf = ({ store, days }: StoredItem, texts: LegalTexts['cookies']): string => {
  if (days !== null) return days === 1 ? texts.oneDay : fill(texts.days, { days });
  if (store === 'cookie') return texts.untilEnded;
  return store === 'session' ? texts.untilClosed : texts.untilRemoved;
};

/** Where items are kept, and until when: one line for those of the same place and time. */
function linesOf(items: readonly StoredItem[], texts: LegalTexts['cookies']) {
  const lines = new Map<string, string[]>();
  for (const item of items) {
    const facts = `${texts.stores[item.store]} · ${untilOf(item, texts)}`;
    lines.set(facts, [...(lines.get(facts) ?? []), item.name]);
  }
  return [...lines];
}

/** What the pages of a site keep in browsers, under what it is for: the names, where, and until when. */
export function Stored({ site, texts }: { site: Site; texts: LegalTexts['cookies'] }) {
  const items = storedOn(site);
  const purposes = STORED_FOR.filter((known) => items.some(({ purpose }) => purpose === known));
  return STORED_GROUPS.map((group) => ({
    group,
    own: purposes.filter((purpose) => GROUP_OF[purpose] === group),
  }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, own }) => (
      <Stack key={group} as="section" gap="3" aria-labelledby={`stored-${group}`}>
        <Heading headingLevel={3} size="xs" id={`stored-${group}`}>
          {texts.groups[group]}
        </Heading>
        <Stack as="ul" gap="3" data-part="stored">
          {own.map((purpose) => (
            <li key={purpose}>
              <Text variant="summary">{texts.purposes[purpose]}</Text>
              {linesOf(
                items.filter((item) => item.purpose === purpose),
                texts,
              ).map(([facts, names]) => (
                <Text key={facts} variant="meta" tone="quiet">
                  {names.map((name, at) => (
                    <Fragment key={name}>
                      {at ? ', ' : ''}
                      <code>{name}</code>
                    </Fragment>
                  ))}
                  {` · ${facts}`}
                </Text>
              ))}
            </li>
          ))}
        </Stack>
      </Stack>
    ));
}
